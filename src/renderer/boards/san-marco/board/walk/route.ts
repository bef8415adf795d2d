/** Routes over an island that avoid the things standing on it. */
import type { District } from '../../../../../engine/games/san-marco/components/districts.ts'
import { quayOf, type Point } from '../geometry.ts'

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const inflated = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const holds = ({ left, top, right, bottom }: Box, { x, y }: Point): boolean =>
  x > left && x < right && y > top && y < bottom

/** A line along the edge of a box does not cross it. */
export const crosses = (from: Point, to: Point, box: Box): boolean => {
  let [enters, leaves] = [0, 1]
  for (const [start, way, low, high] of [
    [from.x, to.x - from.x, box.left, box.right],
    [from.y, to.y - from.y, box.top, box.bottom],
  ] as const) {
    if (way === 0) {
      if (start <= low || start >= high) return false
      continue
    }
    const [one, other] = [(low - start) / way, (high - start) / way]
    enters = Math.max(enters, Math.min(one, other))
    leaves = Math.min(leaves, Math.max(one, other))
  }
  return leaves - enters > 1e-6
}

const isInside = (corners: readonly Point[], { x, y }: Point): boolean =>
  corners.every((one, index) => {
    const other = corners[(index + 1) % corners.length] ?? one
    return (other.x - one.x) * (y - one.y) - (other.y - one.y) * (x - one.x) > -0.5
  })

const cornersOf = ({ left, top, right, bottom }: Box): readonly Point[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
]
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)
export const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, point, index) => sum + distance(point, points[index - 1] ?? point), 0)

/** Distances to keep from obstacles: the first where there is room, the others where there is less. */
const MARGINS = [11, 8, 5, 3] as const

/** The shortest route through open ground (Dijkstra) by the corners of the obstacles; null if there is none. */
const shortest = (
  from: Point,
  to: Point,
  ground: readonly Point[],
  boxes: readonly Box[],
): readonly Point[] | null => {
  const around = boxes
    .flatMap(cornersOf)
    .filter((corner) => isInside(ground, corner) && !boxes.some((box) => holds(box, corner)))
  const nodes = [from, to, ...around, ...ground]
  const far = nodes.map((_, index) => (index === 0 ? 0 : Infinity))
  const before = nodes.map(() => -1)
  const open = new Set(nodes.keys())
  while (open.size > 0) {
    const here = [...open].reduce((best, each) => ((far[each] ?? 0) < (far[best] ?? 0) ? each : best))
    const at = nodes[here]
    const sofar = far[here] ?? Infinity
    if (at === undefined || sofar === Infinity) return null
    if (here === 1) break
    open.delete(here)
    for (const next of open) {
      const there = nodes[next]
      if (there === undefined || sofar + distance(at, there) >= (far[next] ?? Infinity)) continue
      if (boxes.some((box) => crosses(at, there, box))) continue
      far[next] = sofar + distance(at, there)
      before[next] = here
    }
  }
  const way: Point[] = []
  for (let at = 1; at >= 0; at = before[at] ?? -1) way.unshift(nodes[at] ?? to)
  return way
}

const boundsOf = (points: readonly Point[]): Box => ({
  left: Math.min(...points.map(({ x }) => x)),
  top: Math.min(...points.map(({ y }) => y)),
  right: Math.max(...points.map(({ x }) => x)),
  bottom: Math.max(...points.map(({ y }) => y)),
})

/** A route over an island, as far from obstacles as there is room for; a straight line if none goes round them. */
export const routeOver = (
  district: District,
  /** From a point, or from beside a thing that stands there; the same for the end. */
  ends: (margin: number) => { readonly from: readonly Point[]; readonly to: readonly Point[] },
  boxes: readonly Box[],
): readonly Point[] => {
  const around = boundsOf(quayOf(district))
  for (const margin of MARGINS) {
    const ground = quayOf(district, Math.min(margin, 6))
    const things = boxes.map((box) => inflated(box, margin)).filter((box) => overlap(box, around))
    const { from, to } = ends(margin)
    const ways = from
      .flatMap((start) => to.map((end) => shortest(start, end, ground, things)))
      .filter((way) => way !== null)
      .sort((one, other) => lengthOf(one) - lengthOf(other))
    if (ways[0]) return ways[0]
  }
  const { from, to } = ends(0)
  return [...from.slice(-1), ...to.slice(-1)]
}
