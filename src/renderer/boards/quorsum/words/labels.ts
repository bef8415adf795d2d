/** The name of a cell for screen readers: place, tile, pawn, and the possible actions. */
import type { Place } from '../../../../engine/games/quorsum/components/grid.ts'
import type { View } from '../../../../engine/games/quorsum/view/schema.ts'
import { percent, placeLabel } from '../board/geometry.ts'
import type { Laid } from '../draft/parts.ts'
import type { Marks } from '../board/marks.ts'
import { nameAt, phrasesUnder, type Phrase } from '../../../ui/format/phrases.ts'

const phrase = phrasesUnder('game.quorsum.board')

interface Seen {
  readonly view: View
  readonly names: readonly string[]
  readonly marks: Marks
  readonly laid: Laid | null
}

/** The parts of a cell's name in reading order. */
export const cellPhrases = (place: Place, { view, names, marks, laid }: Seen): readonly Phrase[] => {
  const tile = laid ? laid[place] : view.tiles[place]
  const pawn = view.pawns.find(({ at }) => at === place)
  const home = view.pawns.find((each) => each.home === place)
  return [
    phrase('cell.place', { place: placeLabel(place) }),
    tile ? phrase(`cell.${tile.side}`, { value: tile.value }) : phrase('cell.empty'),
    ...(pawn ? [phrase('cell.pawn', { name: nameAt(names, pawn.seat), number: pawn.number })] : []),
    ...(home ? [phrase('cell.home', { name: nameAt(names, home.seat), number: home.number })] : []),
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
