/** The map: six islands cut from one net of canals, and the positions of everything drawn on them. */
import {
  BORDERS,
  type Border,
  type District,
} from '../../../../engine/games/san-marco/components/districts.ts'
import type { Arrow } from '../../kit/keys.ts'
import type { Point } from '../../kit/drawing/places.ts'

/** The map's own units; the drawing is scaled to its room. */
export const WIDTH = 1040
export const HEIGHT = 620
/** From the middle of a canal to the quay. */
const HALF_CANAL = 11
/** Radius of an island's corners. */
const ROUND = 15

export type { Point } from '../../kit/drawing/places.ts'

const at = (x: number, y: number): Point => ({ x, y })

// Points where canals meet each other, and where they reach the lagoon.
const A = at(330, 212)
const B = at(572, 226)
const C = at(770, 200)
const D = at(300, 420)
const E = at(578, 417)
const F = at(190, 120)
const G = at(722, 20)
const H = at(850, 562)
const I = at(604, 606)
const J = at(96, 464)

/** Corners by district, clockwise; neighbours share two of them. */
const CORNERS: readonly (readonly Point[])[] = [
  [F, at(284, 38), G, C, B, A],
  [at(50, 190), F, A, D, J, at(24, 340)],
  [A, B, E, D],
  [B, C, H, I, E],
  [J, D, E, I, at(330, 608), at(152, 574)],
  [G, at(976, 48), at(1020, 300), at(966, 502), H, C],
]

/** Where the ranking of a district begins, how wide its row of figures may be, and where the Doge stands. */
export interface Site {
  readonly x: number
  readonly y: number
  readonly figures: number
  readonly doge: Point
}

const SITES: readonly Site[] = [
  { x: 330, y: 46, figures: 190, doge: at(655, 128) },
  { x: 66, y: 202, figures: 124, doge: at(252, 372) },
  { x: 352, y: 252, figures: 88, doge: at(541, 372) },
  { x: 610, y: 334, figures: 92, doge: at(694, 276) },
  { x: 326, y: 448, figures: 142, doge: at(228, 504) },
  { x: 800, y: 84, figures: 88, doge: at(908, 392) },
]

const missing = (what: string): never => {
  throw new Error(`The map has no ${what}`)
}
export const cornersOf = (district: District): readonly Point[] =>
  CORNERS[district] ?? missing(`district ${district}`)
export const siteOf = (district: District): Site => SITES[district] ?? missing(`district ${district}`)

const minus = (one: Point, other: Point): Point => at(one.x - other.x, one.y - other.y)
const lengthOf = ({ x, y }: Point): number => Math.hypot(x, y)
const between = (one: Point, other: Point, share: number): Point =>
  at(one.x + (other.x - one.x) * share, one.y + (other.y - one.y) * share)

/** Insets a clockwise outline by a distance: moves each side inwards and intersects neighbouring sides. */
const drawnIn = (corners: readonly Point[], by: number): readonly Point[] =>
  corners.map((corner, index) => {
    const before = corners.at(index - 1) ?? corner
    const after = corners[(index + 1) % corners.length] ?? corner
    const one = minus(corner, before)
    const other = minus(after, corner)
    const [u, v] = [lengthOf(one), lengthOf(other)]
    const inwards = at(-one.y / u - other.y / v, one.x / u + other.x / v)
    const share = (2 * by) / (inwards.x ** 2 + inwards.y ** 2)
    return at(corner.x + inwards.x * share, corner.y + inwards.y * share)
  })

/** The quay of a district: its corners, inset by half a canal and `more`. */
export const quayOf = (district: District, more = 0): readonly Point[] =>
  drawnIn(cornersOf(district), HALF_CANAL + more)

const near = (from: Point, to: Point, by: number): Point =>
  between(from, to, Math.min(0.5, by / (lengthOf(minus(to, from)) || 1)))
const show = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** An outline with round corners, as SVG path data. */
const roundPath = (corners: readonly Point[], round = ROUND): string =>
  `${corners
    .map((corner, index) => {
      const before = corners.at(index - 1) ?? corner
      const after = corners[(index + 1) % corners.length] ?? corner
      const start = show(near(corner, before, round))
      return `${index === 0 ? 'M' : 'L'}${start}Q${show(corner)} ${show(near(corner, after, round))}`
    })
    .join('')}Z`

/** The island of a district as SVG path data; `more` insets it further. */
export const isleOf = (district: District, more = 0): string =>
  roundPath(quayOf(district, more), Math.max(4, ROUND - more))

export const sameBorder = (one: Border, other: Border): boolean => one[0] === other[0] && one[1] === other[1]
/** `0-1`: identifies a border, for comparison and as a key. */
export const borderKey = ([low, high]: Border): string => `${low}-${high}`

/** The canal between two districts, from one end to the other. */
export const canalOf = ([low, high]: Border): readonly [Point, Point] => {
  const shared = cornersOf(low).filter((corner) => cornersOf(high).includes(corner))
  const [one, other] = shared
  return one === undefined || other === undefined ? missing(`canal ${low}-${high}`) : [one, other]
}

const SLOTS = [0.5, 0.22, 0.78]
/** Borders where the rankings leave less room for bridges. */
const OWN_SLOTS: Readonly<Record<string, readonly number[]>> = {
  '3-4': [0.6, 0.36, 0.84],
  '2-3': [0.36, 0.15, 0.57],
  '0-5': [0.5, 0.24, 0.78],
  '3-5': [0.58, 0.3, 0.84],
}

/** A place for a bridge: its middle, and the angle of the canal it spans, in degrees. */
export interface Span extends Point {
  readonly angle: number
}

/** The place of the first, second or third bridge built on a border. */
export const spanOf = (border: Border, slot: number): Span => {
  const [one, other] = canalOf(border)
  const slots = OWN_SLOTS[borderKey(border)] ?? SLOTS
  const middle = between(one, other, slots[slot % slots.length] ?? 0.5)
  const along = minus(other, one)
  const angle = (Math.atan2(along.y, along.x) * 180) / Math.PI
  return { ...middle, angle: angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle }
}

const TOWARDS: Readonly<Record<Arrow, Point>> = {
  ArrowLeft: at(-1, 0),
  ArrowRight: at(1, 0),
  ArrowUp: at(0, -1),
  ArrowDown: at(0, 1),
}

/** Of some points the one an arrow key leads to: near, and rather in that direction than beside it. */
export const towards = (points: readonly Point[], from: number, arrow: Arrow): number => {
  const start = points[from]
  const { x, y } = TOWARDS[arrow]
  if (start === undefined) return from
  let best = from
  let least = Infinity
  for (const [index, point] of points.entries()) {
    const way = minus(point, start)
    const ahead = way.x * x + way.y * y
    const aside = Math.abs(way.x * y - way.y * x)
    if (ahead <= 1 || aside > ahead * 2.2) continue
    const cost = ahead + aside * 2.2
    if (cost < least) [best, least] = [index, cost]
  }
  return best
}

/** The middle of an island. */
export const centreOf = (district: District): Point => {
  const corners = cornersOf(district)
  const sum = corners.reduce((sofar, { x, y }) => at(sofar.x + x, sofar.y + y), at(0, 0))
  return at(sum.x / corners.length, sum.y / corners.length)
}

export const EACH_BORDER = BORDERS

/** A line through some points with round corners, as SVG path data. */
export const linePath = (points: readonly Point[], round: number): string =>
  points
    .map((corner, index) => {
      const before = points[index - 1]
      const after = points[index + 1]
      if (before === undefined) return `M${show(corner)}`
      return after === undefined
        ? `L${show(corner)}`
        : `L${show(near(corner, before, round))}Q${show(corner)} ${show(near(corner, after, round))}`
    })
    .join('')

/** The pips of a die face, as fractions of its side. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0.5, 0.5]],
  2: [
    [0.28, 0.28],
    [0.72, 0.72],
  ],
  3: [
    [0.26, 0.26],
    [0.5, 0.5],
    [0.74, 0.74],
  ],
  4: [
    [0.28, 0.28],
    [0.72, 0.28],
    [0.28, 0.72],
    [0.72, 0.72],
  ],
  5: [
    [0.27, 0.27],
    [0.73, 0.27],
    [0.5, 0.5],
    [0.27, 0.73],
    [0.73, 0.73],
  ],
  6: [
    [0.28, 0.24],
    [0.72, 0.24],
    [0.28, 0.5],
    [0.72, 0.5],
    [0.28, 0.76],
    [0.72, 0.76],
  ],
}
export const pipsOf = (face: number): readonly Point[] => (PIPS[face] ?? []).map(([x, y]) => at(x, y))
