/** The Doge: placed, then walking, and the district it stops in scored (SM-31 to SM-37). */
import { refuse, type Decision, type Refused } from '../../../kernel/refusal.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { ActionOf, WalkStep } from '../action.ts'
import { accepted, emptyBatch, withEvents, type Batch } from './batch.ts'
import { areNeighbours, nameOf } from '../components/districts.ts'
import type { Event } from '../event.ts'
import { notInHand } from './playing-cards.ts'
import { score } from './scoring.ts'
import type { State } from '../state.ts'
import type { District } from '../components/districts.ts'
import { playOn } from './offer-flow.ts'
import { costOf, stepsFrom } from './doge-walk.ts'

const played = (state: State, seat: Seat): Batch =>
  withEvents(emptyBatch(state), { type: 'card.played', seat, card: 'doge' })

/** SM-31. */
export const placeDoge = (state: State, seat: Seat, { district }: ActionOf<'dogePlace'>): Decision<Event> => {
  if (!state.hand.includes('doge')) return notInHand('doge')
  if (state.doge !== null) return refuse('dogeStands', 'SM-32', { district: nameOf(state.doge) })
  const placed = withEvents(played(state, seat), { type: 'doge.placed', seat, district })
  return accepted(playOn(score(placed, district, 'doge')))
}

/** Why the Doge cannot go so from there. */
const checkStep = (state: State, from: District, { to, over }: WalkStep): Refused | undefined => {
  const ways = stepsFrom(state.bridges, from)
  if (ways.some((way) => way.to === to && way.over === over)) return undefined
  const ends = { from: nameOf(from), to: nameOf(to) }
  const isDry = ways.some((way) => way.over !== null)
  if (over !== null) return refuse('noSuchWay', 'SM-33', ends)
  return isDry && areNeighbours(from, to)
    ? refuse('notByWater', 'SM-33', ends)
    : refuse('notNeighbours', 'SM-32', ends)
}

const step = (batch: Batch, seat: Seat, { to, over }: WalkStep): Batch => {
  const { doge, scores } = batch.state
  const cost = costOf(seat, over)
  return withEvents(batch, {
    type: 'doge.moved',
    seat,
    from: doge ?? to,
    to,
    overSeat: over,
    cost,
    score: (scores[seat] ?? 0) - cost,
  })
}

export const walk = (state: State, seat: Seat, { steps }: ActionOf<'doge'>): Decision<Event> => {
  if (!state.hand.includes('doge')) return notInHand('doge')
  if (state.doge === null) return refuse('dogeAway', 'SM-31')
  const visited = [state.doge]
  let at = state.doge
  for (const each of steps) {
    if (visited.includes(each.to)) return refuse('twiceThere', 'SM-36', { district: nameOf(each.to) })
    const refusal = checkStep(state, at, each)
    if (refusal !== undefined) return refusal
    at = each.to
    visited.push(at)
  }
  const start = played(state, seat)
  const moved =
    steps.length === 0
      ? withEvents(start, { type: 'doge.stayed', seat, district: at })
      : steps.reduce((batch, each) => step(batch, seat, each), start)
  return accepted(playOn(score(moved, at, 'doge')))
}
