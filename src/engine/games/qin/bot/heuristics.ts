/** Advice for bots: the placements that bring most, and how the race to place all pagodas stands. */
import { softmax, type Heuristics } from '../../../kernel/heuristics.ts'
import type { Random } from '../../../kernel/random.ts'
import type { Action } from '../action.ts'
import { pagodasFor } from '../components/pieces.ts'
import { kindsFor } from '../rules/eligibility.ts'
import { placementValues, standingOf, VILLAGE, type PlacementValue } from './placement-value.ts'
import { reason } from './reasons.ts'
import type { State } from '../state.ts'

/** Placements looked at for each kind in the hand. */
const EACH = 8

const bestOf = (state: State): readonly PlacementValue[] =>
  kindsFor(state, state.mover)
    .flatMap((kind) => placementValues(state, kind).slice(0, EACH))
    .sort((one, other) => other.worth - one.worth)

const candidates = (state: State): readonly Action[] => bestOf(state).map(({ action }) => action)

/** One of the best, all of which are as good. */
const rolloutPolicy = (state: State, random: Random): Action => {
  const list = bestOf(state)
  const most = list[0]?.worth ?? 0
  const best = list.filter(({ worth }) => worth > most - 0.05)
  const chosen = best[random.below(best.length)]
  if (chosen === undefined) throw new Error('No tile fits')
  return chosen.action
}

/** What the turn is worth, in pagodas. */
const TEMPO = 0.84

/** By seat, pagodas on the board and what its provinces promise. */
const strengthsOf = (state: State): readonly number[] => {
  const strengths = state.supplies.map((left) => pagodasFor(state.seats) - left)
  for (const { owner, squares } of state.provinces)
    strengths[owner] = (strengths[owner] ?? 0) + standingOf(squares.length)
  for (const holder of state.holders)
    if (holder !== null) strengths[holder] = (strengths[holder] ?? 0) + VILLAGE - 1
  strengths[state.mover] = (strengths[state.mover] ?? 0) + TEMPO
  for (const { pagodas } of state.finished)
    pagodas.forEach((count, seat) => (strengths[seat] = (strengths[seat] ?? 0) + count))
  return strengths
}

/** The nearer the end, the more a lead decides. */
const evaluate = (state: State): readonly number[] => {
  const strengths = strengthsOf(state)
  const all = pagodasFor(state.seats)
  const progress = 1 - Math.min(...state.supplies) / all
  const weight = (0.26 + 0.59 * progress) * (state.options.side === 'both' && state.game === 1 ? 0.6 : 1)
  return softmax(strengths, weight)
}

/** A tile drawn at the end of a turn comes to something with the seat's next one. */
const luckHorizon = ({ seats }: State): number => seats + 1

export const heuristics: Heuristics<State, Action> = {
  candidates,
  rolloutPolicy,
  evaluate,
  luckHorizon,
  reason,
  playouts: 1200,
}
