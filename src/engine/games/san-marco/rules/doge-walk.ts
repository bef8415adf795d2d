/** Walking with the Doge (SM-32 to SM-36). */
import type { Seat } from '../../../kernel/seat.ts'
import type { WalkStep } from '../action.ts'
import { planOf } from '../components/districts.ts'
import type { Bridge } from '../state.ts'
import type { District } from '../components/districts.ts'

/** Points for a step by water, to nobody (SM-32), and over another's bridge, to its owner (SM-34). */
const BY_WATER = 2
const TOLL = 1

const startsAt = ({ at }: Bridge, district: District): boolean => at.includes(district)

/** The district at the other end. */
export const otherEnd = ({ at: [low, high] }: Pick<Bridge, 'at'>, district: District): District =>
  low === district ? high : low

/** The steps the Doge can make from a district: over bridges if any starts there, else by water. */
export const stepsFrom = (bridges: readonly Bridge[], from: District): readonly WalkStep[] => {
  const here = bridges.filter((bridge) => startsAt(bridge, from))
  if (here.length === 0) return planOf(from).neighbours.map((to) => ({ to, over: null }))
  return here
    .map((bridge): WalkStep => ({ to: otherEnd(bridge, from), over: bridge.seat }))
    .sort((one, other) => one.to - other.to || (one.over ?? 0) - (other.over ?? 0))
}

/** What the step costs the mover. */
export const costOf = (mover: Seat, over: Seat | null): 0 | 1 | 2 => {
  if (over === null) return BY_WATER
  return over === mover ? 0 : TOLL
}

/** What the step changes in the scores, by seat. */
export const changeOf = (seats: number, mover: Seat, over: Seat | null): readonly number[] => {
  const cost = costOf(mover, over)
  return Array.from({ length: seats }, (_, seat) => {
    if (seat === mover) return -cost || 0
    return seat === over ? cost : 0
  })
}

/** Every walk, staying first: no district twice (SM-36). */
export function* walksFrom(
  bridges: readonly Bridge[],
  from: District,
  sofar: readonly WalkStep[] = [],
  visited: readonly District[] = [from],
): Generator<readonly WalkStep[]> {
  yield sofar
  for (const step of stepsFrom(bridges, from))
    if (!visited.includes(step.to))
      yield* walksFrom(bridges, step.to, [...sofar, step], [...visited, step.to])
}
