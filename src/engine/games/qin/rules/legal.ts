/** Lists the legal actions of the seat or chance to act, lazily, each once and in canonical form. */
import type { Action } from '../action.ts'
import { oddsOf, unknownOutcome } from './chance.ts'
import { boardIndexOf } from '../position/board-queries.ts'
import { kindsFor, mayPass, placements } from './eligibility.ts'
import type { State } from '../state.ts'

export function* legal(state: State): Generator<Action> {
  const { stage, mover } = state
  if (stage.is !== 'place') {
    const open = unknownOutcome(state)
    if (open !== undefined) yield open
    for (const { action } of oddsOf(state) ?? []) yield action
    return
  }
  const ground = boardIndexOf(state)
  yield* placements(ground, kindsFor(state, mover))
  if (mayPass(state, ground, mover)) yield { type: 'pass' }
}
