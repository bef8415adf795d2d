/** Play with a purpose, for tests: points now, fewer for others, and aristocrats where they count. */
import type { Random } from '../../../kernel/random.ts'
import type { Choose } from '../../../kernel/testing/play.ts'
import type { Action } from '../action.ts'
import { decide } from '../rules/decide.ts'
import { EACH } from '../components/districts.ts'
import { evolve } from '../position/evolve.ts'
import { sample } from '../rules/legal.ts'
import { turnOf } from '../rules/status.ts'
import { pointsFor } from '../rules/scoring.ts'
import type { State } from '../state.ts'

/** Actions looked at, drawn from all. */
const LOOKED_AT = 24

/** Points, and a third of what the districts would earn, each against the best of the others. */
const worthOf = (state: State, seat: number): number => {
  const lead = (numbers: readonly number[]): number =>
    (numbers[seat] ?? 0) - Math.max(...numbers.filter((_, other) => other !== seat))
  const districts = EACH.map((district) => lead(pointsFor(district, state.aristocrats[district] ?? [])))
  return lead(state.scores) + districts.reduce((sum, each) => sum + each, 0) / 3
}

const worthAfter = (state: State, action: Action, seat: number): number => {
  const decision = decide(state, action)
  return decision.ok ? worthOf(decision.events.reduce(evolve, state), seat) : -Infinity
}

const someOf = (all: readonly Action[], random: Random): readonly Action[] =>
  all.length <= LOOKED_AT
    ? all
    : Array.from({ length: LOOKED_AT }, () => all[random.below(all.length)]).filter(
        (action) => action !== undefined,
      )

/** The best of some actions; divisions are drawn, and one choice in eight is anything. */
export const ambitious: Choose<State, Action> = (state, list, random) => {
  const { by } = turnOf(state)
  if (state.stage.is === 'divide' || typeof by !== 'number' || random.below(8) === 0)
    return sample(state, random)
  const some = someOf(list(), random)
  const [anything] = some
  if (anything === undefined) throw new Error('No legal action')
  let best = anything
  let most = -Infinity
  for (const action of some) {
    const worth = worthAfter(state, action, by)
    if (worth > most) [best, most] = [action, worth]
  }
  return best
}
