/** Where undo and redo lead at a table: people go from one decision of theirs to another, over what bots did. */
import type { Refusal, Result } from '../../engine/kernel/refusal.ts'
import { redoTarget, undoTarget } from '../../engine/record/play.ts'
import type { StepId } from '../../engine/record/step.ts'
import type { OpenMatch } from './match.ts'
import { botToActAt, personSeats } from './players.ts'

/** A position people do not stop at: a bot would act there. Where bots play among themselves all are stopped at. */
const isPassed = (match: OpenMatch, step: StepId): boolean =>
  botToActAt(match, step) !== undefined && personSeats(match).length > 0

/** The last position before `from` in which a person chose; refused as `undoTarget` of the record is. */
export const lastDecision = (match: OpenMatch, from: StepId): Result<StepId, Refusal> => {
  let target = undoTarget(match, from)
  while (target.ok && isPassed(match, target.value)) target = undoTarget(match, target.value)
  return target
}

/** The next position towards `ahead` in which a person chooses, or as far as it goes; null if it goes nowhere. */
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
