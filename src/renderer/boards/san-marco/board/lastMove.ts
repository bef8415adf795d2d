/** What the last step did on the map, marked until the next step. */
import type { Event } from '../../../../engine/games/san-marco/event.ts'
import type { Border, District } from '../../../../engine/games/san-marco/components/districts.ts'
import type { Seat } from '../../../../engine/kernel/seat.ts'
import type { Leg } from './walk/walk.ts'

export interface Trace {
  /** Districts that changed. */
  readonly districts: readonly District[]
  /** Bridges that were built. */
  readonly built: readonly { readonly at: Border; readonly seat: Seat }[]
  /** The Doge's walk, from where it stood. */
  readonly way: readonly (Leg & { readonly from: District })[]
}

export const traceOf = (events: readonly Event[]): Trace => {
  const has = (type: Event['type']): boolean => events.some((event) => event.type === type)
  // The result is not about the last move.
  if (has('match.ended')) return { districts: [], built: [], way: [] }
  const districts = new Set<District>()
  const built: { at: Border; seat: Seat }[] = []
  const way: (Leg & { from: District })[] = []
  for (const event of events)
    switch (event.type) {
      case 'aristocrats.settled':
        // The first choice of a player is not about the last roll of the set-up.
        if (!has('bridge.due')) districts.add(event.district)
        break
      case 'aristocrat.placed':
      case 'aristocrat.replaced':
      case 'aristocrats.banished':
      case 'doge.placed':
        districts.add(event.district)
        if ('from' in event && event.from !== null) districts.add(event.from)
        break
      case 'bridge.built':
        built.push({ at: event.at, seat: event.seat })
        if (event.from !== null) districts.add(event.from)
        break
      case 'doge.moved':
        way.push({ from: event.from, to: event.to, over: event.overSeat, cost: event.cost })
        break
      case 'district.scored':
        // At the end all of them are.
        if (event.why === 'doge') districts.add(event.district)
        break
      default:
    }
  return { districts: [...districts], built, way }
}
