/** Whether a match may be analysed, on which line, and the findings for a line. */
import { rulesCanReplay } from '../../engine/record/readable.ts'
import { analysisOf } from '../../engine/analysis/result.ts'
import { rewardsOf } from '../../engine/search/rollout.ts'
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'
import type { StepId } from '../../engine/record/step.ts'
import type { Analysed } from '../../engine/record/analysis.ts'
import { depthOf, hasStep, isOnLine, lineTo } from '../../engine/record/tree.ts'
import { isJudged } from './task.ts'
import type { AnalysisState, ApiError } from '../api/api.ts'
import { isDamaged, keepsSecrets, tipOf, type OpenMatch } from '../table/match.ts'

/**
 * Why a match may not be analysed; undefined if it may. Findings reveal hidden information, so there are none before
 * the match is over. Codes analysisAfterMatch, analysisDamaged, badOptions, sampleOnly, analysisSeenOnly,
 * analysisOtherRules.
 */
export const notAnalysable = (match: OpenMatch): ApiError | undefined => {
  const { header } = match.record
  if (match.damage !== null) return isDamaged(match) ? { code: 'analysisDamaged' } : match.damage
  if (match.sampleTitle !== null) return { code: 'sampleOnly' }
  if (header.seenBy !== undefined) return { code: 'analysisSeenOnly' }
  if (!rulesCanReplay(header, match.game)) return { code: 'analysisOtherRules' }
  return keepsSecrets(match) ? { code: 'analysisAfterMatch' } : undefined
}

/**
 * The tip of the line through a step: of the played line if the step is on it, otherwise of the longest branch
 * through it, otherwise the step itself. Code unknownStep.
 */
export const lineThrough = (match: OpenMatch, step: string | undefined): Result<StepId, ApiError> => {
  const { record } = match
  const played = tipOf(match)
  if (step === undefined) return ok(played)
  if (!hasStep(record, step)) return err({ code: 'unknownStep' })
  if (isOnLine(record, step, played)) return ok(played)
  const tips = [...record.branches.values()]
    .filter((branch) => !branch.deleted && isOnLine(record, step, branch.step))
    .map((branch) => branch.step)
    .sort((one, other) => depthOf(record, other) - depthOf(record, one))
  return ok(tips[0] ?? step)
}

/** The steps of a line, without the root. */
export const stepsOf = ({ record }: OpenMatch, line: StepId): readonly StepId[] =>
  lineTo(record, line).map(({ id }) => id)

/** Each seat's share of the win after a step that ended the match; undefined after another. */
export const rewardsAfter = ({ game, positions }: OpenMatch, step: StepId): readonly number[] | undefined => {
  const turn = game.turn(positions.at(step))
  return turn.by === 'nobody' ? rewardsOf(turn.outcome) : undefined
}

/** The findings for a line, and how many of its steps are left. */
export const foundOn = (
  match: OpenMatch,
  line: StepId,
  analysed: readonly Analysed[],
): Pick<AnalysisState, 'result' | 'left'> => {
  const steps = stepsOf(match, line)
  const [first] = analysed
  const found = analysisOf(
    steps,
    match.record.header.seats.length,
    analysed,
    (step) => first === undefined || isJudged(match, step, first.settings),
    (tip) => rewardsAfter(match, tip),
  )
  if (found === undefined) return { result: null, left: steps.length }
  return { result: found, left: steps.length - 1 - steps.indexOf(found.tip) }
}
