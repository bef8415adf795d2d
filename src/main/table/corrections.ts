/** Corrects an earlier step of the played line, and previews corrections. */
import type { Random } from '../../engine/kernel/random.ts'
import { err, ok, type Refusal, type Result } from '../../engine/kernel/refusal.ts'
import { sameJson } from '../../engine/record/canonical.ts'
import { correctLine, replacementStep, type Correction } from '../../engine/record/correct.ts'
import { gotoAllowed } from '../../engine/record/play.ts'
import type { Step, StepId } from '../../engine/record/step.ts'
import { isOnLine } from '../../engine/record/tree.ts'
import type { ApiError, Output } from '../api/api.ts'
import { keepsSecrets, stepOf, tipOf, type OpenMatch } from './match.ts'
import { moveTo, outcomeError, changeRefusal, afterChance, type Plan } from './moves.ts'
import { viewpointOf } from './viewpoint.ts'
import { wireError } from './view/redacted-values.ts'

/**
 * The step to correct, if the person at the screen may correct it. Codes of `changeRefusal`, unknownStep, notOnLine,
 * undoOff, undoReveals, notManual (draws from a seed cannot be corrected), curtain, and notYourStep: while hands are
 * hidden people may correct only their own actions and the rolls and draws they have seen, because trying actions for
 * another seat would reveal its hand.
 */
const wrongStep = (match: OpenMatch, at: StepId, id: StepId): Result<Step, ApiError> => {
  const problem = changeRefusal(match, at)
  if (problem !== undefined) return err(problem)
  const wrong = stepOf(match, id)
  if (wrong === undefined) return err({ code: 'unknownStep' })
  if (!isOnLine(match.record, id, at)) return err({ code: 'notOnLine' })
  const allowed = gotoAllowed(match, at, wrong.parent)
  if (!allowed.ok) return err(wireError(allowed.error))
  if (wrong.actor === 'chance' && match.record.header.chance.source !== 'manual')
    return err({ code: 'notManual' })
  const { viewer, curtain } = viewpointOf(match)
  if (curtain !== null) return err({ code: 'curtain' })
  const isSeen = sameJson(match.game.redactAction(wrong.action, wrong.actor, viewer), wrong.action)
  const isOwn = wrong.actor === 'chance' ? isSeen : wrong.actor === viewer
  return !keepsSecrets(match) || isOwn || match.session.writesAlone ? ok(wrong) : err({ code: 'notYourStep' })
}

/** The step that would replace an earlier one; codes of `wrongStep`, sameStep and the game's. */
export const previewCorrection = (
  match: OpenMatch,
  at: StepId,
  id: StepId,
  action: unknown,
): Result<Step, ApiError> => {
  const wrong = wrongStep(match, at, id)
  if (!wrong.ok) return wrong
  const made = replacementStep(match, wrong.value, action)
  return made.ok ? made : err(refusalOf(match, wrong.value, made.error))
}

/** Why another action cannot replace a step, as the person at the screen may know it. */
const refusalOf = (match: OpenMatch, wrong: Step, refusal: Refusal): ApiError =>
  wrong.actor === 'chance' ? outcomeError(match, refusal) : wireError(refusal)

type Corrected = Output<'table.correct'>['corrected']

/** The result of a correction. Why another seat's step no longer fits is left out if it could reveal that seat's hand. */
const correctedOf = (match: OpenMatch, { replayed, stopped }: Correction): Corrected => {
  if (stopped === null) return { replayed, stopped: null }
  const { step, refusal, left } = stopped
  const { viewer } = viewpointOf(match)
  const actor = stepOf(match, step)?.actor
  const mayKnow = !keepsSecrets(match) || actor === viewer || match.session.writesAlone
  const error = mayKnow ? wireError(refusal) : { code: 'fitsNoLonger' }
  return { replayed, stopped: { step, error, left } }
}

/** Replaces the step `id` by `action`, or without one by a fair roll or draw. Codes of `wrongStep`, notChance, the game's. */
export const correct = (
  match: OpenMatch,
  at: StepId,
  id: StepId,
  action: unknown,
  random: Random,
): Result<Plan & { readonly corrected: Corrected }, ApiError> => {
  const wrong = wrongStep(match, at, id)
  if (!wrong.ok) return wrong
  const { positions, game } = match
  if (action === undefined && wrong.value.actor !== 'chance') return err({ code: 'notChance' })
  const chosen = action ?? game.chance(positions.at(wrong.value.parent), random)
  const done = correctLine(match, id, tipOf(match), chosen)
  if (!done.ok) return err(refusalOf(match, wrong.value, done.error))
  const tip = afterChance(match, done.value.tip)
  return ok({ ...moveTo(match, tip, tip, 'correct'), corrected: correctedOf(match, done.value) })
}
