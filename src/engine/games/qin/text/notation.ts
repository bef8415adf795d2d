/** Actions as short texts without words, and back again; docs/games/qin.md describes them. */
import { repeated } from '../../../kernel/rules/lists.ts'
import { byType } from '../../../kernel/rules/by-type.ts'
import { zeroBased, HIDDEN, notationParser, type NotationForm } from '../../../kernel/rules/notation.ts'
import { actionSchema, type Action } from '../action.ts'
import { squareName, squareNamed } from '../components/grid.ts'
import { HAND, isDouble, kindName, KINDS, type Kind } from '../components/pieces.ts'

const NOTHING_SEEN = repeated(HIDDEN, HAND).join(' ')

const handText = (tiles: readonly Kind[] | null): string =>
  tiles === null ? NOTHING_SEEN : tiles.map(kindName).join(' ')

/**
 * `R-B f7-g7`; `2+R-R R-B Y-Y` and `2+R-B` for tiles dealt to and drawn by seat 2; `2>` if it starts; `--` for a pass.
 */
export const notation = byType<Action, string>({
  first: ({ seat }) => `${seat + 1}>`,
  deal: ({ seat, tiles }) => `${seat + 1}+${handText(tiles)}`,
  draw: ({ seat, tile }) => `${seat + 1}+${tile === null ? HIDDEN : kindName(tile)}`,
  pass: () => '--',
  place: ({ tile, at }) => `${kindName(tile)} ${at.map(squareName).join('-')}`,
})

const kindNamed = (name: string): Kind | undefined => KINDS.find((kind) => kindName(kind) === name)

const handIn = (text: string): readonly (Kind | undefined)[] | null =>
  text === NOTHING_SEEN ? null : text.split(' ').map(kindNamed)

/** Sorts the squares of a one-colour tile in reading order. */
const placedAt = (tile: Kind | undefined, one = -1, other = -1): readonly number[] =>
  tile !== undefined && isDouble(tile) && other < one ? [other, one] : [one, other]

const FORMS: readonly NotationForm[] = [
  [/^--$/, () => ({ type: 'pass' })],
  [/^(\d)>$/, ([, seat]) => ({ type: 'first', seat: zeroBased(seat) })],
  [
    /^(\d)\+(\S+ \S+ \S+)$/,
    ([, seat, tiles = '']) => ({ type: 'deal', seat: zeroBased(seat), tiles: handIn(tiles) }),
  ],
  [
    /^(\d)\+(\S+)$/,
    ([, seat, tile]) => ({
      type: 'draw',
      seat: zeroBased(seat),
      tile: tile === HIDDEN ? null : kindNamed(tile ?? ''),
    }),
  ],
  [
    /^(\S+) ([a-m]\d+)-([a-m]\d+)$/,
    ([, name = '', one = '', other = '']) => {
      const tile = kindNamed(name)
      return { type: 'place', tile, at: placedAt(tile, squareNamed(one), squareNamed(other)) }
    },
  ],
]

/** The action a notation denotes, in canonical form; undefined if it denotes none. */
export const parseNotation = notationParser(actionSchema, FORMS)
