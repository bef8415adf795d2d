/** What a cell is called: place, tile, pawn, and what can be done there. For assistive technology. */
import type { Place } from '../../../../engine/games/quorsum/components/grid.ts'
import type { View } from '../../../../engine/games/quorsum/view/types.ts'
import { percent, placeLabel } from '../board/geometry.ts'
import type { Laid } from '../choice/laying.ts'
import type { Marks } from '../board/marks.ts'

/** A sentence of the board's texts, not yet in any language. */
export interface Phrase {
  readonly key: string
  readonly params: { readonly [name: string]: string | number }
}

const phrase = (key: string, params: Phrase['params'] = {}): Phrase => ({
  key: `game.quorsum.board.${key}`,
  params,
})

interface Seen {
  readonly view: View
  readonly names: readonly string[]
  readonly marks: Marks
  readonly laid: Laid | null
}

/** The parts of a cell's name in the order they are read. */
export const cellPhrases = (place: Place, { view, names, marks, laid }: Seen): readonly Phrase[] => {
  const tile = laid ? laid[place] : view.tiles[place]
  const pawn = view.pawns.find(({ at }) => at === place)
  const home = view.pawns.find((each) => each.home === place)
  const nameOf = (seat: number): string => names[seat] ?? String(seat + 1)
  return [
    phrase('cell.place', { place: placeLabel(place) }),
    tile ? phrase(`cell.${tile.side}`, { value: tile.value }) : phrase('cell.empty'),
    ...(pawn ? [phrase('cell.pawn', { name: nameOf(pawn.seat), number: pawn.number })] : []),
    ...(home ? [phrase('cell.home', { name: nameOf(home.seat), number: home.number })] : []),
    ...(view.locked.includes(place) ? [phrase('cell.locked')] : []),
    ...marks.pawns
      .filter((mark) => mark.place === place)
      .map(({ letter, dice }) => phrase('cell.dice', { letter, n: dice })),
    ...marks.targets
      .filter((mark) => mark.place === place)
      .map(({ letter, value, probability, kind }) =>
        probability === null
          ? phrase('cell.stuck', { letter })
          : phrase(kind === 'aim' ? 'cell.aim' : 'cell.target', {
              letter,
              value,
              chance: percent(probability),
            }),
      ),
    ...(marks.ways.some(({ to }) => to === place) ? [phrase('cell.reach')] : []),
  ]
}
