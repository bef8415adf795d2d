/** Purposeful play for tests: most points now, many cards in one place, provinces completed. */
import { type Choose, bestBy } from '../../../kernel/testing/play.ts'
import { someOf } from '../../../kernel/random.ts'
import type { Action } from '../action.ts'
import { decide } from '../rules/decide.ts'
import { turnOf } from '../rules/status.ts'
import type { State } from '../state.ts'

/** How many actions to compare, drawn from all. */
const LOOKED_AT = 24

/** Points gained minus points of others, plus a little for cards that will meet others. */
const gainOf = (state: State, action: Action): number => {
  const { by } = turnOf(state)
  const decision = decide(state, action)
  if (!decision.ok) return -Infinity
  return decision.events.reduce((gain, event) => {
    if (event.type === 'province.won' || event.type === 'double.scored')
      return gain + (event.seat === by ? 2 : -1) * event.points
    if (event.type === 'card.laid')
      return gain + state.lying.filter(({ province }) => province === event.province).length
    return event.type === 'card.declined' ? gain - 1 : gain
  }, 0)
}

/** The best of some actions of one kind; one in six is random. */
export const purposefulAction: Choose<State, Action> = (state, list, random) => {
  const all = list()
  const kinds = [...new Set(all.map(({ type }) => type))]
  const kind = kinds[random.below(kinds.length)]
  const some = someOf(
    all.filter(({ type }) => type === kind),
    LOOKED_AT,
    random,
  )
  const best = random.below(6) === 0 ? some[0] : bestBy(some, (action) => gainOf(state, action))
  if (best === undefined) throw new Error('No legal action')
  return best
}
