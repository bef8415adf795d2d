/** Estimates the final points of a match from the position on the board, for bots. */
import { leadOf } from '../../../kernel/heuristics.ts'
import { DISTRICT_NUMBERS, planOf, type District } from '../components/districts.ts'
import { PASSAGES, TOO_LATE } from '../components/pieces.ts'
import { totalsOf } from '../rules/rounds.ts'
import type { State } from '../state.ts'

/** Rounds of a passage on average. */
const ROUNDS = 3.5
/** The least estimate of the rounds still to come. */
export const SHORTEST = 0.3

/** An estimate of the rounds still to come. */
export const roundsLeft = ({ passage, round, stage }: State): number => {
  if (stage.is === 'over') return 0
  return (PASSAGES - Math.max(1, passage)) * ROUNDS + Math.max(SHORTEST, ROUNDS - (round?.number ?? 0))
}

/**
 * By seat, what one scoring of a district will earn on average, given the aristocrats there now. `sway` is how far one
 * more aristocrat separates two seats: less, the longer the match still lasts.
 */
export const expectedDistrictPoints = (
  district: District,
  aristocrats: readonly number[],
  sway: number,
): readonly number[] => {
  const { high, low } = planOf(district)
  const most = Math.max(...aristocrats)
  if (most === 0) return aristocrats
  // Plain loops: playouts ask this of every district after every candidate.
  const strengths: number[] = []
  let all = 0
  for (const count of aristocrats) {
    const strength = count === 0 ? 0 : Math.exp(sway * (count - most))
    strengths.push(strength)
    all += strength
  }
  const points: number[] = []
  for (let seat = 0; seat < strengths.length; seat += 1) {
    const own = strengths[seat] ?? 0
    let second = 0
    for (let other = 0; other < strengths.length; other += 1) {
      const first = strengths[other] ?? 0
      const rest = all - first
      if (other !== seat && first !== 0 && rest > 0) second += (first / all) * (own / rest)
    }
    points.push(high * (own / all) + low * second)
  }
  return points
}

/** How often a district will still be scored: by Doges soon, and at the end. */
const SOON = 0.22
const FINAL = 1
/** The value of a bridge: free moves for aristocrats and the Doge, and tolls. */
const BRIDGE = 0.05
/** The typical highest limit total of a passage, and the value of a point below it. */
export const HIGHEST = 10.5
const LIMIT = 0.8
/** The cost of missing the last round of a passage. */
const SAT_OUT = 3.5

const limitHopes = (state: State): readonly number[] => {
  const totals = totalsOf(state)
  const highest = Math.max(HIGHEST, ...totals)
  return totals.map((total) => (total < TOO_LATE ? (highest - total) * LIMIT : -SAT_OUT))
}

/** By seat, the expected final points, without the part that is equal for all. */
export const expectedPoints = (state: State): readonly number[] => {
  const left = roundsLeft(state)
  const limits = limitHopes(state)
  const hopes = state.scores.map((score, seat) => score + (limits[seat] ?? 0))
  if (state.stage.is === 'over') return state.scores
  const sway = 0.45 + 1.6 / (1 + left)
  const weight = FINAL + SOON * Math.min(left, 6)
  for (const district of DISTRICT_NUMBERS) {
    const points = expectedDistrictPoints(district, state.aristocrats[district] ?? [], sway)
    for (let seat = 0; seat < points.length; seat += 1)
      hopes[seat] = (hopes[seat] ?? 0) + weight * (points[seat] ?? 0)
  }
  for (const { at, seat } of state.bridges)
    hopes[seat] = (hopes[seat] ?? 0) + BRIDGE * at.reduce((sum, end) => sum + planOf(end).high, 0)
  return hopes
}

/** A seat's expected points against those of the others, above all the strongest. */
export const leadIn = (hopes: readonly number[], seat: number): number =>
  leadOf(hopes, seat, { strongest: 0.5, all: 0.5 })
