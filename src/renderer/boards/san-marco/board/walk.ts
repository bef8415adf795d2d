/** The Doge's walk as it is drawn: one line, and a numbered pill for each step. */
import type { WalkStep } from '../../../../engine/games/san-marco/action.ts'
import type { Border, District } from '../../../../engine/games/san-marco/components/districts.ts'
import type { View } from '../../../../engine/games/san-marco/view/types.ts'
import type { Seat } from '../../../../engine/kernel/seat.ts'
import { centreOf, siteOf, spanOf, type Point } from './geometry.ts'
import { slotOf } from '../input/moving.ts'

export interface DrawnStep {
  readonly number: number
  /** Where the pill stands. */
  readonly at: Point
  /** Where the canal is crossed. */
  readonly crossing: Point
  /** What the step costs, and who gets it; null by water and over an own bridge. */
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

const SPREAD = 34

/** A step with its price. */
export interface Leg extends WalkStep {
  readonly cost: number
}

/** The steps of a planned walk with what each costs whoever moves the Doge. */
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

/** A way of the Doge from a district on; null if it stays there. */
export const drawnWalk = (
  view: View,
  start: District,
  legs: readonly Leg[],
  mover: Seat,
): DrawnWalk | null => {
  const last = legs.at(-1)
  if (last === undefined) return null
  const points: Point[] = [siteOf(start).doge]
  const pills: DrawnStep[] = []
  let from = start
  for (const [index, { to, over, cost }] of legs.entries()) {
    const at = borderOf(from, to)
    const span = spanOf(at, slotOf(view, { is: 'border', at, owner: over }))
    points.push({ x: span.x, y: span.y })
    // Beside the bridge, towards the middle of the district that is entered.
    const centre = centreOf(to)
    const far = Math.hypot(centre.x - span.x, centre.y - span.y)
    pills.push({
      number: index + 1,
      at: {
        x: span.x + ((centre.x - span.x) / far) * SPREAD,
        y: span.y + ((centre.y - span.y) / far) * SPREAD,
      },
      crossing: { x: span.x, y: span.y },
      cost,
      over,
      paid: over === null || over === mover ? null : over,
    })
    if (index < legs.length - 1) points.push(centre)
    from = to
  }
  return { points: [...points, siteOf(last.to).doge], steps: pills, to: last.to }
}
