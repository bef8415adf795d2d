/** Lists the legal actions of the seat or chance to act, lazily, each once and in canonical form. */
import { oneOf, type Random } from '../../../kernel/random.ts'
import type { Action } from '../action.ts'
import { oddsOf, unknownOutcome } from './chance.ts'
import { boardIndexOf } from '../position/board-queries.ts'
import { kindsFor, mayPass, placementAt, placementCount, placements } from './eligibility.ts'
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

/** Draws one legal action, each equally likely, without listing them. */
export const sampleLegal = (state: State, random: Random): Action => {
  const { stage, mover } = state
  if (stage.is !== 'place') return oneOf(legal(state), random)
  const ground = boardIndexOf(state)
  const kinds = kindsFor(state, mover)
  const count = placementCount(ground, kinds) + (mayPass(state, ground, mover) ? 1 : 0)
  return placementAt(ground, kinds, random.below(count)) ?? { type: 'pass' }
}
