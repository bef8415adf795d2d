/** The steps undo and redo lead to: from one decision of a person to another, past the actions of bots. */
import type { Refusal, Result } from '../../engine/kernel/refusal.ts'
import { redoTarget, undoTarget } from '../../engine/record/play.ts'
import type { StepId } from '../../engine/record/step.ts'
import type { OpenMatch } from './match.ts'
import { botToActAt, personSeats } from './players.ts'

/** True if undo and redo pass a step because a bot acts there. In a match of bots alone they stop at every step. */
const isPassed = (match: OpenMatch, step: StepId): boolean =>
  botToActAt(match, step) !== undefined && personSeats(match).length > 0

/** The last step before `from` at which a person chose; refusals of `undoTarget`. */
export const lastDecision = (match: OpenMatch, from: StepId): Result<StepId, Refusal> => {
  let target = undoTarget(match, from)
  while (target.ok && isPassed(match, target.value)) target = undoTarget(match, target.value)
  return target
}

/** The next step towards `ahead` at which a person chooses, or else the last one; null if there is none. */
export const nextDecision = (match: OpenMatch, from: StepId, ahead: StepId): StepId | null => {
  let target: StepId | null = null
  for (let at = from; ;) {
    const next = redoTarget(match, at, ahead)
    if (next === null) return target
    target = next
    if (!isPassed(match, next)) return target
    at = next
  }
}
