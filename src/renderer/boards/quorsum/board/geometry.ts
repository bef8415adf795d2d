/** Positions on the board's drawing, in its own units: 654 x 654 with a 4 x 4 grid of tiles. */
import type { Place } from '../../../../engine/games/quorsum/components/grid.ts'
import type { Arrow } from '../../kit/keys.ts'
import type { Point } from '../../kit/drawing/places.ts'

export type { Point } from '../../kit/drawing/places.ts'

export const SIZE = 654
/** The side of a tile, and the distance between tile centres. */
export const TILE = 134
export const PITCH = 144
/** Centre of A1. */
export const FIRST = 111
/** A press within this distance of a tile's centre means the pawn on it; outside, the tile. */
export const PAWN_REACH = 46

export const PLACES: readonly Place[] = Array.from({ length: 16 }, (_, place) => place)
/** A1, D1, A4, D4: the order of the action `place`. */
export const CORNERS: readonly Place[] = [0, 3, 12, 15]

export const columnOf = (place: Place): number => place % 4
export const rowOf = (place: Place): number => Math.floor(place / 4)
export const centreOf = (place: Place): Point => ({
  x: FIRST + PITCH * columnOf(place),
  y: FIRST + PITCH * rowOf(place),
})
/** `B2`, the notation of a place. */
export const placeLabel = (place: Place): string => `${'ABCD'.charAt(columnOf(place))}${rowOf(place) + 1}`

/** The corner of the frame next to a home, where its marker is. */
export const homeMarker = (home: Place): Point => ({
  x: columnOf(home) === 0 ? 37 : SIZE - 37,
  y: rowOf(home) === 0 ? 37 : SIZE - 33,
})

/** The direction from `at` to the home's marker, in degrees clockwise from straight up. */
export const facing = (at: Place, home: Place): number => {
  const from = centreOf(at)
  const to = homeMarker(home)
  return (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI
}

/** From the edge of a pawn to the one on the tile beside it, with its head. */
export const stepArrow = (from: Point, to: Point): string => {
  const [x, y] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)]
  const at = (along: number, aside: number): string =>
    `${from.x + x * along - y * aside} ${from.y + y * along + x * aside}`
  return `M${at(50, 0)}L${at(92, 0)}M${at(78, 13)}L${at(94, 0)}L${at(78, -13)}`
}

/** Positions of the pips of a value, on a tile or die of side 1. */
export const pipsOf = (value: number): readonly Point[] => {
  const low = 0.27
  const high = 0.73
  const corners = [
    { x: low, y: low },
    { x: high, y: high },
    { x: high, y: low },
    { x: low, y: high },
  ]
  const sides = [
    { x: low, y: 0.5 },
    { x: high, y: 0.5 },
  ]
  const middle = { x: 0.5, y: 0.5 }
  const even = value < 2 ? [] : value < 4 ? corners.slice(0, 2) : value < 6 ? corners : [...corners, ...sides]
  return value % 2 === 1 ? [...even, middle] : even
}

/** The place an arrow key leads to; the same place at the edge. */
export const neighbour = (place: Place, arrow: Arrow): Place => {
  const column = columnOf(place)
  const row = rowOf(place)
  switch (arrow) {
    case 'ArrowUp':
      return row > 0 ? place - 4 : place
    case 'ArrowDown':
      return row < 3 ? place + 4 : place
    case 'ArrowLeft':
      return column > 0 ? place - 1 : place
    case 'ArrowRight':
      return column < 3 ? place + 1 : place
  }
}

/** The four corners' seats as a placing: the corners of a seat's two pawns. */
export const PLACINGS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
]

/** A pawn starting on this corner goes home to the opposite one (QO-5). */
export const opposite = (corner: Place): Place => 15 - corner

/** A percentage for people: never 0 or 100 for a chance that is only close to it. */
export const percent = (probability: number): string => {
  if (probability > 0.995 && probability < 1) return '>99%'
  if (probability < 0.005 && probability > 0) return '<1%'
  return `${Math.round(probability * 100)}%`
}
