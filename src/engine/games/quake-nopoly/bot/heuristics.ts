/** Heuristics for bots: the most valuable actions, and estimates of the final points. */
import { softmax } from '../../../kernel/evaluation.ts'
import type { Heuristics } from '../../../kernel/heuristics.ts'
import type { Random } from '../../../kernel/random.ts'
import { seatsOf } from '../../../kernel/seat.ts'
import type { Action } from '../action.ts'
import { legal } from '../rules/legal.ts'
import type { State } from '../state.ts'
import { greedyAction, promisingActions } from './greedy-action.ts'
import { positionValueOf, valueFrom } from './position-value.ts'
import { reason } from './reasons.ts'

/** How many candidates to keep. */
const MAX_CANDIDATES = 16

/** How many forecasts to leave to levels below 5. */
const MAX_FORECASTS = 2

const candidates = (state: State, random: Random): readonly Action[] =>
  promisingActions(state, random).slice(0, MAX_CANDIDATES)

/** Levels below 5 forecast one of the best two: with their few playouts they would choose among all five at random. */
const sensible = ({ agenda: [task] }: State, list: readonly Action[]): readonly Action[] =>
  task?.do === 'forecast' ? list.slice(0, MAX_FORECASTS) : list

const rolloutPolicy = (state: State, random: Random): Action =>
  greedyAction(state, () => [...legal(state)], random)

/**
 * How much a point of the estimate counts, and how much more at the end. Fitted to the results of 640 matches of greedy
 * play at 2, 3, 4 and 6 seats (docs/bots.md).
 */
const POINT = 0.02
const POINT_AT_END = 0.25

const evaluate = (state: State): readonly number[] => {
  const judge = valueFrom(state)
  const worths = seatsOf(state.seats).map((seat) => judge(state, seat))
  const weight = POINT + POINT_AT_END / (1 + positionValueOf(state).rounds)
  return softmax(worths, weight)
}

export const heuristics: Heuristics<State, Action> = {
  candidates,
  sensible,
  rolloutPolicy,
  evaluate,
  reason,
  playouts: 400,
  exploration: 0.5,
  sharesLuck: true,
  orderWorth: 0.003,
  // An action seldom changes the chance to win by more than a few hundredths. Overlooking still more actions would
  // often leave only the first candidate, which is a good one.
  strengths: {
    1: { temperature: 0.15, missRate: 0.8 },
    2: { temperature: 0.025, missRate: 0.7 },
    3: { temperature: 0.0125, missRate: 0.65 },
    4: { temperature: 0.004, missRate: 0.35 },
  },
}
