/** Purposeful play for tests: points now, fewer for others, and aristocrats where they count. */
import { afterAction } from '../../../kernel/rules/batch.ts'
import { sumOf } from '../../../kernel/rules/lists.ts'
import { type Choose, bestBy } from '../../../kernel/testing/play.ts'
import { someOf } from '../../../kernel/random.ts'
import type { Action } from '../action.ts'
import { decide } from '../rules/decide.ts'
import { DISTRICT_NUMBERS } from '../components/districts.ts'
import { evolve } from '../position/evolve.ts'
import { sampleLegal } from '../rules/legal.ts'
import { turnOf } from '../rules/status.ts'
import { pointsFor } from '../rules/scoring.ts'
import type { State } from '../state.ts'

/** How many actions to compare, drawn from all. */
const LOOKED_AT = 24

/** Points plus a third of what the districts would score, each minus the best opponent's. */
const worthOf = (state: State, seat: number): number => {
  const lead = (numbers: readonly number[]): number =>
    (numbers[seat] ?? 0) - Math.max(...numbers.filter((_, other) => other !== seat))
  const districts = DISTRICT_NUMBERS.map((district) =>
    lead(pointsFor(district, state.aristocrats[district] ?? [])),
  )
  return lead(state.scores) + sumOf(districts) / 3
}

const worthAfter = (state: State, action: Action, seat: number): number => {
  const after = afterAction({ decide, evolve }, state, action)
  return after === undefined ? -Infinity : worthOf(after, seat)
}

/** The best of some actions; divisions are drawn at random, and so is one choice in eight. */
export const purposefulAction: Choose<State, Action> = (state, list, random) => {
  const { by } = turnOf(state)
  if (state.stage.is === 'divide' || typeof by !== 'number' || random.below(8) === 0)
    return sampleLegal(state, random)
  const best = bestBy(someOf(list(), LOOKED_AT, random), (action) => worthAfter(state, action, by))
  if (best === undefined) throw new Error('No legal action')
  return best
}
