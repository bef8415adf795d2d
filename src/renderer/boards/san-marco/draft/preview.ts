/** What the current draft would change, computed from the events the engine foresees. */
import type { Action } from '../../../../engine/games/san-marco/action.ts'
import type { Event } from '../../../../engine/games/san-marco/event.ts'
import { walkFrom } from '../../../../engine/games/san-marco/view/doge-path.ts'
import { pointsFor } from '../../../../engine/games/san-marco/rules/scoring.ts'
import type { District } from '../../../../engine/games/san-marco/components/districts.ts'
import type { View } from '../../../../engine/games/san-marco/view/schema.ts'
import type { Seat } from '../../../../engine/kernel/seat.ts'
import type { Draft } from './draft.ts'

export interface PreviewResult {
  /** By district and seat, for every change; undefined elsewhere. */
  readonly standings: ReadonlyMap<
    District,
    { readonly aristocrats: readonly number[]; readonly scores: readonly number[] }
  >
  /** Changes of the scores, by seat. */
  readonly change: readonly number[]
}

const plus = (counts: readonly number[], seat: Seat, by: number): readonly number[] =>
  counts.map((count, each) => (each === seat ? count + by : count))

export const previewOf = (view: View, events: readonly Event[]): PreviewResult => {
  const counts = new Map<District, readonly number[]>()
  let change: readonly number[] = view.players.map(() => 0)
  const put = (district: District, seat: Seat, by: number): void => {
    const now = counts.get(district) ?? view.districts[district]?.aristocrats ?? []
    counts.set(district, plus(now, seat, by))
  }
  for (const event of events)
    switch (event.type) {
      case 'aristocrat.placed':
        put(event.district, event.seat, 1)
        if (event.from !== null) put(event.from, event.seat, -1)
        break
      case 'aristocrat.replaced':
        put(event.district, event.ownerSeat, -1)
        put(event.district, event.seat, 1)
        if (event.from !== null) put(event.from, event.seat, -1)
        break
      case 'bridge.built':
        if (event.from !== null) put(event.from, event.seat, -1)
        break
      case 'aristocrats.banished':
        event.counts.forEach((count, seat) => put(event.district, seat, -count))
        break
      case 'doge.moved':
        change = plus(change, event.seat, -event.cost)
        if (event.overSeat !== null && event.overSeat !== event.seat)
          change = plus(change, event.overSeat, event.cost)
        break
      case 'district.scored':
        change = change.map((sofar, seat) => sofar + (event.points[seat] ?? 0))
        break
      default:
    }
  return {
    change,
    standings: new Map(
      [...counts].map(([district, aristocrats]) => [
        district,
        { aristocrats, scores: pointsFor(district, aristocrats) },
      ]),
    ),
  }
}

/** The changes of the banishment so far, which is not yet an action to foresee. */
export const previewOfNamed = (view: View, { counts }: Draft): PreviewResult | null => {
  const { seat, possible } = view
  if (seat === null || possible.remove === null) return null
  const { district } = possible.remove
  return previewOf(view, [{ type: 'aristocrats.banished', seat, district, counts, all: false }])
}

/** How an advised placing or replacing would change the ranking; null for other actions. */
export const previewOfAdvice = (view: View, action: Action): PreviewResult | null => {
  if (typeof view.by !== 'number') return null
  const by = { seat: view.by, left: 0 }
  if (action.type === 'place') {
    const { card, to: district, from } = action
    return previewOf(view, [{ type: 'aristocrat.placed', ...by, card, district, from }])
  }
  if (action.type === 'transfer') {
    const { district, seat: ownerSeat, from } = action
    return previewOf(view, [{ type: 'aristocrat.replaced', ...by, ownerSeat, district, from }])
  }
  return null
}

/**
 * What the draft's walk or placing of the Doge brings every seat, tolls and scoring together, and its price for the
 * seat that moves him; null while the Doge goes nowhere.
 */
export const dogeBrings = (
  view: View,
  { to, steps }: Draft,
): { readonly nets: readonly number[]; readonly cost: number } | null => {
  const none = view.players.map(() => 0)
  if (view.doge === null) return to === null ? null : { nets: view.districts[to]?.scores ?? none, cost: 0 }
  const { change = none, points = none } = walkFrom(view, steps) ?? {}
  return {
    nets: none.map((_, seat) => (change[seat] ?? 0) + (points[seat] ?? 0)),
    cost: Math.max(0, -(change[view.seat ?? 0] ?? 0)),
  }
}
