/** Requests about the analysis of an open match. */
import { err, ok, type Result } from '../engine/kernel/refusal.ts'
import type { MatchId, StepId } from '../engine/record/step.ts'
import { depthOf } from '../engine/record/tree.ts'
import { lineThrough, notAnalysable } from './analysis/may-run.ts'
import type { AnalysisState, ApiError } from './api.ts'
import type { AnalysisMethod, Deps, Handlers } from './handlers.ts'

export const analysisHandlers = ({ tables }: Deps): Handlers<AnalysisMethod> => {
  const look = (id: string, step?: string): Result<AnalysisState, ApiError> => {
    const match = tables.open(id as MatchId) // the schema has checked its form
    if (!match.ok) return match
    const line = lineThrough(match.value, step as StepId | undefined) // as above
    if (!line.ok) return line
    return ok({
      match: match.value.id,
      line: line.value,
      run: null,
      result: null,
      left: depthOf(match.value.record, line.value),
      mayRun: notAnalysable(match.value) ?? null,
    })
  }

  return {
    'analysis.look': ({ match, step }) => look(match, step),
    'analysis.start': ({ match, step }) => look(match, step),
    'analysis.pause': () => err({ code: 'noAnalysis' }),
    'analysis.stop': () => err({ code: 'noAnalysis' }),
    'analysis.drop': ({ match }) => look(match),
  }
}
