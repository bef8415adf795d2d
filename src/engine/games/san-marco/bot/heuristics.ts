/** Advice for bots: cards by what they promise, the Doge last, and how the points can be expected to fall. */
import { softmax, type Heuristics } from '../../../kernel/heuristics.ts'
import type { Random } from '../../../kernel/random.ts'
import type { Action } from '../action.ts'
import { valuedActions } from './action-value.ts'
import { expectedPoints, roundsLeft } from './expected-points.ts'
import { reason } from './reasons.ts'
import type { State } from '../state.ts'

/** Actions kept. */
const MOST = 24
/** Divisions a playout looks at. */
const FEW = 6

const candidates = (state: State, random: Random): readonly Action[] =>
  valuedActions(state, random)
    .slice(0, MOST)
    .map(({ action }) => action)

const isDoge = ({ type }: Action): boolean => type === 'doge' || type === 'dogePlace'

/** The best; a district is scored after everything else has been done for it. */
const rolloutPolicy = (state: State, random: Random): Action => {
  const all = valuedActions(state, random, FEW)
  const best = all.find(({ action }) => !isDoge(action) && action.type !== 'giveUp') ?? all[0]
  const given = all.find(({ action }) => action.type === 'giveUp')
  const chosen = best !== undefined && given !== undefined && given.worth > best.worth ? given : best
  if (chosen === undefined) throw new Error('No legal action')
  return chosen.action
}

/** The nearer the end, the more a lead decides. */
const evaluate = (state: State): readonly number[] => {
  const hopes = expectedPoints(state)
  const weight = 0.06 + 0.3 / (1 + roundsLeft(state))
  return softmax(hopes, weight)
}

export const heuristics: Heuristics<State, Action> = {
  candidates,
  rolloutPolicy,
  evaluate,
  reason,
  turns: 1,
  playouts: 300,
}
