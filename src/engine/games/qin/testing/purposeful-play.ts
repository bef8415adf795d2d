/** Purposeful play for tests: every tile should gain the mover pagodas and cost the others some. */
import { type Choose, bestBy } from '../../../kernel/testing/play.ts'
import { someOf } from '../../../kernel/random.ts'
import type { Action } from '../action.ts'
import { decide } from '../rules/decide.ts'
import type { State } from '../state.ts'

/** How many placements to compare, drawn from all. */
const LOOKED_AT = 60

/** Pagodas the mover gains plus pagodas the others lose. */
const gainOf = (state: State, action: Action): number => {
  const decision = decide(state, action)
  if (!decision.ok) return -Infinity
  return decision.events.reduce((gain, event) => {
    if (event.type !== 'pagoda.placed' && event.type !== 'pagoda.returned') return gain
    const isGood = (event.type === 'pagoda.placed') === (event.seat === state.mover)
    return gain + (isGood ? 2 : -2) + (event.seat === state.mover ? 0 : Number(!isGood))
  }, 0)
}

/** The best of some placements; one in eight is random. */
export const purposefulAction: Choose<State, Action> = (state, all, random) => {
  const some = someOf(all(), LOOKED_AT, random)
  const best = random.below(8) === 0 ? some[0] : bestBy(some, (action) => gainOf(state, action))
  if (best === undefined) throw new Error('No legal action')
  return best
}
