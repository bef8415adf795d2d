/** Requests about the analysis of an open match. */
import { ok } from '../../../engine/kernel/refusal.ts'
import type { MatchId, StepId } from '../../../engine/record/step.ts'
import { lineThrough } from '../../analysis/analysed.ts'
import { determinized } from '../../bots/bot.ts'
import { botPositionAt } from '../../bots/scheduler.ts'
import type { OpenMatch } from '../../table/match.ts'
import { wireMessage } from '../../table/view/redacted-values.ts'
import type { AnalysisState, Output } from '../../api/api.ts'
import type { analysisRequests } from '../../api/requests-study.ts'
import { forMatches, type Deps, type Handlers } from './handler.ts'

type Decision = NonNullable<AnalysisState['result']>['decisions'][number]

/**
 * What the best action causes for the seat that decided, compared with the action it took, or with the next best if it
 * took the best; null if nothing plain.
 */
const reasonFor = (
  match: OpenMatch,
  { step, seat, best: [better, next], played }: Decision,
): Output<'analysis.reason'>['reason'] => {
  const parent = match.record.steps.get(step as StepId)?.parent
  const other = better?.notation === played.notation ? next : played
  if (parent === undefined || better === undefined || other === undefined) return null
  const state = determinized(botPositionAt(match, parent, seat))
  const read = (action: unknown): unknown => match.game.schemas.action.parse(action)
  const reason = match.game.heuristics?.reason?.(state, read(better.action), [read(other.action)])
  return reason === undefined ? null : wireMessage(reason)
}

export const analysisHandlers = ({
  tables,
  analyst,
}: Pick<Deps, 'tables' | 'analyst'>): Handlers<typeof analysisRequests> => {
  const onMatch = forMatches(tables)
  const onLine = <I extends { readonly match: MatchId; readonly step?: StepId | undefined }, A>(
    work: (match: OpenMatch, line: StepId, input: I) => A,
  ) =>
    onMatch((match, input: I) => {
      const line = lineThrough(match, input.step)
      return line.ok ? work(match, line.value, input) : line
    })

  return {
    'analysis.look': onLine((match, line) => ok(analyst.look(match, line))),
    'analysis.reason': onLine((match, line, { step }) => {
      const finding = analyst.look(match, line).result?.decisions.find((each) => each.step === step)
      return ok({ reason: finding === undefined ? null : reasonFor(match, finding) })
    }),
    'analysis.start': onLine((match, line, { strength }) => analyst.start(match, line, strength)),
    'analysis.pause': onMatch((match, { paused }) => analyst.pause(match, paused)),
    'analysis.stop': onMatch((match) => analyst.stop(match)),
    'analysis.drop': onLine((match, line) => {
      analyst.drop(match)
      return ok(analyst.look(match, line))
    }),
  }
}
