/** Why the best action found for a decision is better than the one taken. */
import { determinized } from '../bots/bot.ts'
import type { StepId } from '../../engine/record/step.ts'
import { botPositionAt } from '../bots/scheduler.ts'
import type { AnalysisState, Output } from '../api/api.ts'
import type { OpenMatch } from '../table/match.ts'

type Reason = Output<'analysis.reason'>['reason']
type Decision = NonNullable<AnalysisState['result']>['decisions'][number]

/** What the best action causes for the seat that decided, compared with the action it took; null if nothing plain. */
export const reasonFor = (match: OpenMatch, { step, seat, best, played }: Decision): Reason => {
  const { parent } = match.record.steps.get(step as StepId) ?? {}
  const [better] = best
  if (parent === undefined || better === undefined || better.notation === played.notation) return null
  const state = determinized(botPositionAt(match, parent, seat))
  const read = (action: unknown): unknown => match.game.schemas.action.parse(action)
  const reason = match.game.heuristics?.reason?.(state, read(better.action), read(played.action))
  return reason === undefined ? null : { key: reason.key, params: { ...reason.params } as never }
}
