/** What can be announced now, with the value to reach and the chance to. */
import { tileAt } from '../position/board-queries.ts'
import { successChance } from '../rules/chance.ts'
import { attempts } from '../rules/eligibility.ts'
import type { State } from '../state.ts'
import type { Attemptable } from './types.ts'

/** The same with the value to reach and the chance to. */
export const attemptable = (state: State): readonly Attemptable[] =>
  attempts(state).map((attempt) => {
    const { value } = tileAt(state, attempt.kind === 'move' ? attempt.to : attempt.tile)
    return { attempt, value, probability: successChance(attempt.dice, value) }
  })
