/** The drawing of the Doge's walk: one line that avoids names and figures, and a pill for each step. */
import type { WalkStep } from '../../../../../engine/games/san-marco/action.ts'
import type { Border, District } from '../../../../../engine/games/san-marco/components/districts.ts'
import type { View } from '../../../../../engine/games/san-marco/view/schema.ts'
import type { Seat } from '../../../../../engine/kernel/seat.ts'
import { centreOf, HEIGHT, siteOf, spanOf, WIDTH, type Point, type Span } from '../geometry.ts'
import { besideDoge, boxesOf, dogeBox, FOOT } from '../rows.ts'
import { inflated, overlap, routeOver, type Box } from './route.ts'
import { slotOf } from '../../input/controller.ts'

export interface DrawnStep {
  readonly number: number
  /** Where the pill stands. */
  readonly at: Point
  /** The price of the step and who gets it; null by water and over an own bridge. */
  readonly cost: number
  readonly paid: Seat | null
  readonly over: Seat | null
}

export interface DrawnWalk {
  readonly points: readonly Point[]
  readonly steps: readonly DrawnStep[]
  readonly to: District
}

export const borderOf = (one: District, other: District): Border =>
  one < other ? [one, other] : [other, one]

/** From the middle of a bridge to where a walker steps off it. */
const LANDING = 24
/** Half the width and height of a pill with a price, and of a number alone. */
const PILL = { x: 36, y: 15 } as const
const NUMBER = { x: 9, y: 9 } as const
/** Within the frame of the map. */
const EDGE = { x: 46, y: 26 } as const

/** A step with its price. */
export interface Leg extends WalkStep {
  readonly cost: number
}

/** The steps of a planned walk with what each costs the seat that moves the Doge. */
export const pricedSteps = (view: View, steps: readonly WalkStep[], mover: Seat): readonly Leg[] => {
  let from = view.doge
  return steps.map((step): Leg => {
    const known = view.possible.dogeSteps.find(
      (each) => each.from === from && each.to === step.to && each.over === step.over,
    )
    from = step.to
    return { ...step, cost: Math.max(0, -(known?.change[mover] ?? 0)) || 0 }
  })
}

/** The point where a walker steps off a bridge, on the side of a district. */
const landingOf = ({ x, y, angle }: Span, side: District): Point => {
  const across = ((angle + 90) * Math.PI) / 180
  const [dx, dy] = [Math.cos(across) * LANDING, Math.sin(across) * LANDING]
  const centre = centreOf(side)
  const sign = dx * (centre.x - x) + dy * (centre.y - y) > 0 ? 1 : -1
  return { x: x + sign * dx, y: y + sign * dy }
}

/** Boxes of the owners' figures on the bridges. */
const bridgeBoxes = (view: View): readonly Box[] =>
  view.borders.flatMap(({ at, owners }) =>
    owners.map((owner) => {
      const { x, y } = spanOf(at, slotOf(view, { is: 'border', at, owner }))
      return { left: x - 11, top: y - 15, right: x + 11, bottom: y + 15 }
    }),
  )

/** How far from its bridge a pill may stand. */
const REACH = 130
const STEP = 6
/** The position of a pill: on its line behind the bridge, else as near to the bridge as possible. */
const pillPlaces = (line: readonly Point[]): readonly Point[] => {
  const [bridge] = line
  if (bridge === undefined) return []
  const far = ({ x, y }: Point): number => Math.hypot(x - bridge.x, y - bridge.y)
  const along = line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP)
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }))
  })
  const ticks = Array.from({ length: Math.floor((2 * REACH) / STEP) + 1 }, (_, tick) => tick * STEP - REACH)
  const around = ticks
    .flatMap((dx) => ticks.map((dy) => ({ x: bridge.x + dx, y: bridge.y + dy })))
    .filter(({ x, y }) => x > EDGE.x && x < WIDTH - EDGE.x && y > EDGE.y && y < HEIGHT - EDGE.y)
    .sort((one, other) => far(one) - far(other))
  return [...along.filter((place) => far(place) < REACH / 2), ...around].filter((place) => far(place) < REACH)
}

const boxAround = ({ x, y }: Point, half: Point): Box => ({
  left: x - half.x,
  top: y - half.y,
  right: x + half.x,
  bottom: y + half.y,
})

/** The Doge's walk from a district, planned or `past`; null if the Doge stays there. */
export const drawnWalk = (
  view: View,
  start: District,
  legs: readonly Leg[],
  mover: Seat,
  past = false,
): DrawnWalk | null => {
  const last = legs.at(-1)
  if (last === undefined) return null
  const standing = [last.to, ...(past ? [] : [start])]
  const things = [...view.districts.flatMap(boxesOf), ...standing.map(dogeBox), ...bridgeBoxes(view)]
  const begin = siteOf(start).doge
  const spans: Span[] = []
  const points: Point[] = []
  /** For each step, the points of the line from its bridge on, near which its pill goes. */
  const entries: (readonly Point[])[] = []
  let from = start
  for (const [index, { to, over }] of [...legs, null]
    .map((leg) => leg ?? { to: null, over: null })
    .entries()) {
    const before = spans.at(-1)
    const at = to === null ? null : borderOf(from, to)
    const span = at && spanOf(at, slotOf(view, { is: 'border', at, owner: over }))
    const route = routeOver(
      from,
      (margin) => ({
        from: before
          ? [landingOf(before, from)]
          : past
            ? [{ x: begin.x, y: begin.y + FOOT - 10 }]
            : besideDoge(from, margin),
        to: span ? [landingOf(span, from)] : besideDoge(from, margin),
      }),
      things,
    )
    points.push(...route)
    if (before) entries[index - 1] = [{ x: before.x, y: before.y }, ...route]
    if (span) spans.push(span)
    from = to ?? from
  }
  const half = past ? NUMBER : PILL
  const taken: Box[] = []
  const steps = legs.map(({ over, cost }, index): DrawnStep => {
    const entry = entries[index] ?? []
    const isFree = (place: Point): boolean => {
      const box = boxAround(place, half)
      return ![...things, ...taken].some((thing) => overlap(inflated(box, 2), thing))
    }
    const at = pillPlaces(entry).find(isFree) ?? entry[1] ?? begin
    taken.push(boxAround(at, half))
    return { number: index + 1, at, cost, over, paid: over === null || over === mover ? null : over }
  })
  return { points, steps, to: last.to }
}
