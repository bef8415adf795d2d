/** Advice for bots: what promises most, and how the points can be expected to fall. */
import { chancesOf, type Guide } from '../../kernel/guide.ts'
import { seatsOf } from '../../kernel/seat.ts'
import type { Random } from '../../kernel/random.ts'
import type { Action } from './action.ts'
import { legal } from './legal.ts'
import { judgeFrom, outlookOf } from './prospects.ts'
import { promising, sensible } from './sensible.ts'
import type { State } from './state.ts'

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
  turns: 0,
  playouts: 400,
  // An action seldom changes the chance to win by more than some hundredths.
  strengths: {
    1: { blur: 0.05, overlooks: 0.85 },
    2: { blur: 0.02, overlooks: 0.65 },
    3: { blur: 0.01, overlooks: 0.4 },
    4: { blur: 0.005, overlooks: 0.2 },
  },
}
