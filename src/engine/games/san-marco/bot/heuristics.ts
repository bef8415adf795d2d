/** Heuristics for bots: cards by their value, the Doge last, and chances learned from self-play. */
import { chancesFrom } from '../../../kernel/evaluation.ts'
import type { Heuristics } from '../../../kernel/heuristics.ts'
import type { Random } from '../../../kernel/random.ts'
import type { Action } from '../action.ts'
import { valuedActions } from './action-value.ts'
import { FEATURES, featuresOf } from './features.ts'
import { reason } from './reasons.ts'
import { PASSAGES, TOO_LATE } from '../components/pieces.ts'
import { totalsOf } from '../rules/rounds.ts'
import { turnOf } from '../rules/status.ts'
import type { State } from '../state.ts'
import trained from './weights.json' with { type: 'json' }

/** How many candidates to keep. */
const MAX_CANDIDATES = 24
/** How many divisions a playout compares. */
const ROLLOUT_DIVISIONS = 6

const candidates = (state: State, random: Random): readonly Action[] =>
  valuedActions(state, random)
    .slice(0, MAX_CANDIDATES)
    .map(({ action }) => action)

/** How many of its own aristocrats the seat to act would banish. */
const ownBanished = (state: State, action: Action): number => {
  const { by } = turnOf(state)
  return action.type === 'remove' && typeof by === 'number' ? (action.counts[by] ?? 0) : 0
}

/** Leaves out giving up a card, and banishing more of one's own aristocrats than necessary. */
const sensible = (state: State, list: readonly Action[]): readonly Action[] => {
  const least = Math.min(...list.map((action) => ownBanished(state, action)))
  return list.filter((action) => action.type !== 'giveUp' && ownBanished(state, action) === least)
}

const isDoge = ({ type }: Action): boolean => type === 'doge' || type === 'dogePlace'

/** Picks the best action; scoring a district comes after everything else that improves it. */
const rolloutPolicy = (state: State, random: Random): Action => {
  const all = valuedActions(state, random, ROLLOUT_DIVISIONS)
  const best = all.find(({ action }) => !isDoge(action) && action.type !== 'giveUp') ?? all[0]
  const given = all.find(({ action }) => action.type === 'giveUp')
  const chosen = best !== undefined && given !== undefined && given.worth > best.worth ? given : best
  if (chosen === undefined) throw new Error('No legal action')
  return chosen.action
}

const evaluate = (state: State): readonly number[] => chancesFrom(featuresOf(state), trained.weights)

/** True in the last round of the match: what its cards do before the final scoring is exact, the evaluation is not. */
const isNearEnd = (state: State): boolean =>
  state.passage === PASSAGES &&
  (state.round?.last === true || totalsOf(state).filter((total) => total < TOO_LATE).length < 2)

/** Luck shows once the offer it fell on has been played. */
const luckHorizon = (): number => 1

export const heuristics: Heuristics<State, Action> = {
  candidates,
  sensible,
  rolloutPolicy,
  evaluate,
  isNearEnd,
  luckHorizon,
  learned: { names: FEATURES, features: featuresOf },
  reason,
  turns: 0,
  playouts: 560,
}
