/** Advice for bots: what promises most, and how the points can be expected to fall. */
import { chancesOf, type Guide } from '../../../kernel/heuristics.ts'
import { seatsOf } from '../../../kernel/seat.ts'
import type { Random } from '../../../kernel/random.ts'
import type { Action } from '../action.ts'
import { legal } from '../rules/legal.ts'
import { judgeFrom, outlookOf } from './position-value.ts'
import { reason } from './reasons.ts'
import { promising, sensible } from './greedy-action.ts'
import type { State } from '../state.ts'

/** Actions kept. */
const MOST = 16

const candidates = (state: State, random: Random): readonly Action[] =>
  promising(state, random).slice(0, MOST)

const policy = (state: State, random: Random): Action => sensible(state, () => [...legal(state)], random)

/** The nearer the end, the more a lead decides. */
const evaluate = (state: State): readonly number[] => {
  const judge = judgeFrom(state)
  const worths = seatsOf(state.seats).map((seat) => judge(state, seat))
  const weight = 0.08 + 0.3 / (1 + outlookOf(state).rounds)
  return chancesOf(worths, weight)
}

export const guide: Guide<State, Action> = {
  candidates,
  policy,
  evaluate,
  reason,
  turns: 0,
  playouts: 400,
  /*
   * An action seldom changes the chance to win by more than some hundredths. Were still more of them
   * overlooked, often none would be left but the first, which is a good one.
   */
  strengths: {
    1: { blur: 0.3, overlooks: 0.8 },
    2: { blur: 0.05, overlooks: 0.7 },
    3: { blur: 0.025, overlooks: 0.65 },
    4: { blur: 0.008, overlooks: 0.35 },
  },
}
