/** How the points of a match can be expected to fall, from what lies on the board: a rough judgement for bots. */
import { leadOf } from '../../../kernel/heuristics.ts'
import { DISTRICT_NUMBERS, planOf, type District } from '../components/districts.ts'
import { PASSAGES, TOO_LATE } from '../components/pieces.ts'
import { totalsOf } from '../rules/rounds.ts'
import type { State } from '../state.ts'

/** Rounds a passage lasts on average. */
const ROUNDS = 3.5

/** Rounds still to come, as far as it can be guessed. */
export const roundsLeft = ({ passage, round, stage }: State): number => {
  if (stage.is === 'over') return 0
  return (PASSAGES - Math.max(1, passage)) * ROUNDS + Math.max(0.3, ROUNDS - (round?.number ?? 0))
}

/**
 * By seat, what a scoring of a district will bring on average, by the aristocrats there now. `sway`: how
 * far apart one more aristocrat sets two seats; the longer a match still lasts the less.
 */
const expectedDistrictPoints = (
  district: District,
  aristocrats: readonly number[],
  sway: number,
): readonly number[] => {
  const { high, low } = planOf(district)
  const most = Math.max(...aristocrats)
  if (most === 0) return aristocrats
  const strengths = aristocrats.map((count) => (count === 0 ? 0 : Math.exp(sway * (count - most))))
  const all = strengths.reduce((sum, each) => sum + each, 0)
  return strengths.map((own, seat) => {
    const second = strengths.reduce((sum, first, other) => {
      const rest = all - first
      return other === seat || first === 0 || rest <= 0 ? sum : sum + (first / all) * (own / rest)
    }, 0)
    return high * (own / all) + low * second
  })
}

/** Times a district is scored from now on, while things are as they are: by Doges soon, and at the end. */
const SOON = 0.22
const FINAL = 1
/** A bridge: free walks for aristocrats and the Doge, and tolls. */
const BRIDGE = 0.05
/** What the highest limit total of a passage comes to, and what a point below it is worth. */
const HIGHEST = 10.5
const LIMIT = 0.8
/** What is missed by sitting out the last round of a passage. */
const SAT_OUT = 3.5

const limitHopes = (state: State): readonly number[] => {
  const totals = totalsOf(state)
  const highest = Math.max(HIGHEST, ...totals)
  return totals.map((total) => (total < TOO_LATE ? (highest - total) * LIMIT : -SAT_OUT))
}

/** By seat, the points it can hope for at the end, but for what all can hope for alike. */
export const expectedPoints = (state: State): readonly number[] => {
  const left = roundsLeft(state)
  const limits = limitHopes(state)
  const hopes = state.scores.map((score, seat) => score + (limits[seat] ?? 0))
  if (state.stage.is === 'over') return state.scores
  const sway = 0.45 + 1.6 / (1 + left)
  const weight = FINAL + SOON * Math.min(left, 6)
  for (const district of DISTRICT_NUMBERS)
    expectedDistrictPoints(district, state.aristocrats[district] ?? [], sway).forEach((points, seat) => {
      hopes[seat] = (hopes[seat] ?? 0) + weight * points
    })
  for (const { at, seat } of state.bridges)
    hopes[seat] = (hopes[seat] ?? 0) + BRIDGE * at.reduce((sum, end) => sum + planOf(end).high, 0)
  return hopes
}

/** A seat's hopes against those of the others, the strongest of them most. */
export const leadIn = (hopes: readonly number[], seat: number): number =>
  leadOf(hopes, seat, { strongest: 0.5, all: 0.5 })
