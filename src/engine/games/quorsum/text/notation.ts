/** Actions as short texts without words; docs/games/quorsum.md describes them. */
import { byType } from '../../../kernel/rules/by-type.ts'
import type { Action } from '../action.ts'
import { CORNERS, pawnNumber, placeName, SIZE } from '../components/grid.ts'
import type { Tile } from '../components/pieces.ts'
import type { Allotment } from '../state.ts'

/** `#3` a dark 3, `.5` a light 5. */
export const tileText = ({ value, side }: Tile): string => `${side === 'dark' ? '#' : '.'}${value}`

/** Sixteen items as four rows. */
export const inRows = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: SIZE }, (_, row) => items.slice(row * SIZE, (row + 1) * SIZE))

/** `1×2` two dice on pawn 1, `D1×1` one die on tile D1. */
export const allotmentText = (allotment: Allotment): string =>
  `${'pawn' in allotment ? pawnNumber(allotment.pawn) : placeName(allotment.tile)}×${allotment.dice}`

const allotmentsText = (list: readonly Allotment[]): string => list.map(allotmentText).join(' ')

/** The notation of an action never depends on the position. */
export const notation = byType<Action, string>({
  lay: ({ tiles }) =>
    inRows(tiles)
      .map((row) => row.map(tileText).join(''))
      .join('/'),
  roll: ({ dice }) => `[${dice.join(' ')}]`,
  choose: ({ option }) => (option === 'first' ? 'A' : 'B'),
  place: ({ corners }) =>
    CORNERS.filter((_, corner) => corners[corner] === 0)
      .map(placeName)
      .join(' '),
  allot: ({ allotments }) => (allotments.length === 0 ? '0' : allotmentsText(allotments)),
  step: ({ pawn, to }) => `${pawnNumber(pawn)}>${placeName(to)}`,
  flip: ({ tile }) => `${placeName(tile)}*`,
  stop: () => '-',
  giveUp: () => '--',
})
