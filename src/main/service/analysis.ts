/** Requests about the analysis of an open match. */
import { ok, type Result } from '../../engine/kernel/refusal.ts'
import type { MatchId, StepId } from '../../engine/record/step.ts'
import type { AnalysisState, ApiError } from '../api/api.ts'
import type { AnalysisMethod, Deps, Handlers } from './handlers.ts'
import { lineThrough } from '../table/analysed.ts'
import type { OpenMatch } from '../table/match.ts'

type State = Result<AnalysisState, ApiError>

export const analysisHandlers = ({ tables, analyst }: Deps): Handlers<AnalysisMethod> => {
  // Ids in requests have the form the schemas demand; that is all the brands stand for.
  const withMatch = (id: string, work: (match: OpenMatch) => State): State => {
    const match = tables.open(id as MatchId)
    return match.ok ? work(match.value) : match
  }
  const withLine = (
    id: string,
    step: string | undefined,
    work: (match: OpenMatch, line: StepId) => State,
  ): State =>
    withMatch(id, (match) => {
      const line = lineThrough(match, step as StepId | undefined)
      return line.ok ? work(match, line.value) : line
    })
  const look = (id: string, step?: string): State =>
    withLine(id, step, (match, line) => ok(analyst.look(match, line)))

  return {
    'analysis.look': ({ match, step }) => look(match, step),
    'analysis.start': ({ match, step, strength }) =>
      withLine(match, step, (open, line) => analyst.start(open, line, strength)),
    'analysis.pause': ({ match, paused }) => withMatch(match, (open) => analyst.pause(open, paused)),
    'analysis.stop': ({ match }) => withMatch(match, (open) => analyst.stop(open)),
    'analysis.drop': ({ match }) =>
      withLine(match, undefined, (open, line) => {
        analyst.drop(open)
        return ok(analyst.look(open, line))
      }),
  }
}
