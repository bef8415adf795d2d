/** Every legal action of whoever is to act, lazily, each once and in canonical form. */
import type { Action } from './action.ts'
import { oddsOf } from './chance.ts'
import { groundOf } from './ground.ts'
import { kindsIn, placements } from './possible.ts'
import type { State } from './state.ts'

export function* legal(state: State): Generator<Action> {
  if (state.stage.is === 'place') yield* placements(groundOf(state), kindsIn(state.hands[state.mover] ?? []))
  else for (const { action } of oddsOf(state) ?? []) yield action
}
