/** Where marks go: seats, district cards and their levels, worked out as the style sheets lay them out. */
import { cardText } from '../../../engine/games/quake-nopoly/notation.ts'
import type { LandView, View } from '../../../engine/games/quake-nopoly/view.ts'
import type { BoardPlace, BoardPlaces } from '../kit.ts'
import { layoutOf } from './layout.ts'

/** A built level is higher than a free one. */
const BUILT = 1.45
/** The line around a card. */
const EDGE = 1
/** Between the rows and the map. */
const BESIDE_MAP = 8

/** `taipei` the card, `taipei101` a building on it, `taipei:2` its free second level. */
const landPlaces = (
  land: LandView,
  box: Omit<BoardPlace, 'name'>,
  heading: number,
): readonly BoardPlace[] => {
  const inside = { x: box.x + EDGE, width: box.width - 2 * EDGE }
  const room = box.height - 2 * EDGE - heading
  const parts = land.levels.map(({ built }) => (built === null ? 1 : BUILT))
  const part = room / parts.reduce((sum, each) => sum + each, 0)
  let bottom = box.y + box.height - EDGE
  return [
    { ...inside, name: cardText(land.card), y: box.y + EDGE, height: heading },
    ...land.levels.map(({ level, built }, index): BoardPlace => {
      const height = part * (parts[index] ?? 1)
      bottom -= height
      const name = built === null ? `${cardText(land.card)}:${level + 1}` : built.building
      return { ...inside, name, y: bottom, height }
    }),
  ]
}

/** Seats by their numbers, and what lies before them, on a board that fills its room. */
export const placesIn = (
  view: View,
  size: { readonly width: number; readonly height: number },
): BoardPlaces => {
  const { map, head, gap, row, compact } = layoutOf(view, size)
  const seats = view.players.length
  const top = (size.height - seats * row - (seats - 1) * gap) / 2
  const left = head + gap
  const estate = size.width - map - BESIDE_MAP - left
  return {
    ...size,
    places: view.players.flatMap(({ lands }, seat) => {
      const y = top + seat * (row + gap)
      const width = (estate - gap * (lands.length - 1)) / Math.max(1, lands.length)
      return [
        { name: String(seat + 1), x: 0, y, width: head, height: row },
        ...lands.flatMap((land, place) =>
          landPlaces(land, { x: left + place * (width + gap), y, width, height: row }, compact ? 16 : 22),
        ),
      ]
    }),
  }
}
