/** The Doge: placing it, walking over bridges or by water, and scoring the district where it stops (SM-31 to SM-37). */
import { refuse, type Decision, type Refused } from '../../../kernel/refusal.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { ActionOf, WalkStep } from '../action.ts'
import { accepted } from '../../../kernel/rules/batch.ts'
import { emptyBatch, withEvents, type Batch } from '../position/evolve.ts'
import { areNeighbours, districtPart, planOf, type District } from '../components/districts.ts'
import type { Event } from '../event.ts'
import { notInHand } from './playing-cards.ts'
import { score } from './scoring.ts'
import type { Bridge, State } from '../state.ts'
import { playOn } from './offer-flow.ts'

/** The cost of a step by water, paid to nobody (SM-32), and over another seat's bridge, paid to its owner (SM-34). */
const BY_WATER = 2
const TOLL = 1

const startsAt = ({ at }: Bridge, district: District): boolean => at.includes(district)

/** The district at the other end. */
const otherEnd = ({ at: [low, high] }: Pick<Bridge, 'at'>, district: District): District =>
  low === district ? high : low

/** The Doge's possible steps from a district: over bridges if any starts there, otherwise by water. */
export const stepsFrom = (bridges: readonly Bridge[], from: District): readonly WalkStep[] => {
  const here = bridges.filter((bridge) => startsAt(bridge, from))
  if (here.length === 0) return planOf(from).neighbours.map((to) => ({ to, over: null }))
  return here
    .map((bridge): WalkStep => ({ to: otherEnd(bridge, from), over: bridge.seat }))
    .sort((one, other) => one.to - other.to || (one.over ?? 0) - (other.over ?? 0))
}

/** What the step costs the moving seat. */
export const costOf = (mover: Seat, over: Seat | null): 0 | 1 | 2 => {
  if (over === null) return BY_WATER
  return over === mover ? 0 : TOLL
}

/** By seat, how the step changes the scores. */
export const changeOf = (seats: number, mover: Seat, over: Seat | null): readonly number[] => {
  const cost = costOf(mover, over)
  return Array.from({ length: seats }, (_, seat) => {
    if (seat === mover) return -cost || 0
    return seat === over ? cost : 0
  })
}

/** Every walk, staying first; no district twice (SM-36). */
export const walksFrom = (bridges: readonly Bridge[], from: District): readonly (readonly WalkStep[])[] => {
  const walks: (readonly WalkStep[])[] = []
  const steps: (readonly WalkStep[] | undefined)[] = []
  const walkOn = (at: District, sofar: readonly WalkStep[]): void => {
    walks.push(sofar)
    steps[at] ??= stepsFrom(bridges, at)
    for (const step of steps[at])
      if (step.to !== from && !sofar.some(({ to }) => to === step.to)) walkOn(step.to, [...sofar, step])
  }
  walkOn(from, [])
  return walks
}

const played = (state: State, seat: Seat): Batch =>
  withEvents(emptyBatch(state), { type: 'card.played', seat, card: 'doge' })

/** SM-31. */
export const placeDoge = (state: State, seat: Seat, { district }: ActionOf<'dogePlace'>): Decision<Event> => {
  if (!state.hand.includes('doge')) return notInHand('doge')
  if (state.doge !== null) return refuse('dogeStands', 'SM-32', { district: districtPart(state.doge) })
  const placed = withEvents(played(state, seat), { type: 'doge.placed', seat, district })
  return accepted(playOn(score(placed, district, 'doge')))
}

/** The refusal of a step the Doge cannot make from there; undefined if it can. */
const checkStep = (state: State, from: District, { to, over }: WalkStep): Refused | undefined => {
  const ways = stepsFrom(state.bridges, from)
  if (ways.some((way) => way.to === to && way.over === over)) return undefined
  const ends = { from: districtPart(from), to: districtPart(to) }
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
    if (visited.includes(each.to)) return refuse('twiceThere', 'SM-36', { district: districtPart(each.to) })
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
