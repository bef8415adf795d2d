/** Requests about puzzles. */
import { err, ok } from '../../../engine/kernel/refusal.ts'
import { MAIN, type MatchId } from '../../../engine/record/step.ts'
import { practiceOf, type TaskResult } from '../../table/practice.ts'
import { wireAction, wireEvents } from '../../table/view/redacted-values.ts'
import type { puzzleRequests } from '../../api/requests-puzzles.ts'
import { forMatches, type Deps, type Handlers } from './handler.ts'
import { progressIn } from './practice-progress.ts'

/** The better results first: a puzzle counts by its best result in any language. */
const RESULTS: readonly TaskResult[] = ['solved', 'shown', 'skipped']

export const puzzlesHandlers = ({
  library,
  samples,
  tables,
}: Pick<Deps, 'library' | 'samples' | 'tables'>): Handlers<typeof puzzleRequests> => {
  /** The result of a puzzle in one language: of its only task, or none. */
  const resultsOf = (match: MatchId): readonly TaskResult[] =>
    Object.values(progressIn(library, samples, match).read(MAIN).results)
  return {
    'puzzles.list'({ language }) {
      const all = samples.puzzles()
      return ok({
        puzzles: all
          .filter((each) => each.language === language)
          .map(({ match, game, puzzle }) => {
            const results = all
              .filter((each) => each.puzzle === puzzle)
              .flatMap((each) => resultsOf(each.match))
            return {
              match,
              game: game.id,
              number: puzzle.number,
              seats: puzzle.match.names.length,
              result: RESULTS.find((each) => results.includes(each)) ?? ('open' as const),
            }
          }),
      })
    },
    'puzzles.figures': forMatches(tables)((match) => {
      const puzzle = samples.puzzles().find((each) => each.match === match.id)?.puzzle
      if (puzzle === undefined) return err({ code: 'matchUnknown' })
      const practice = practiceOf(match, MAIN, progressIn(library, samples, match.id).read(MAIN))
      if (!practice.ok) return practice
      const [task] = practice.value.tasks
      if (task === undefined || resultsOf(match.id).length === 0) return err({ code: 'taskOpen' })
      const { game, state } = task.asked
      return ok({
        playouts: puzzle.playouts,
        candidates: puzzle.candidates.map(({ action, chance }) => {
          const parsed = game.schemas.action.parse(action)
          const decision = game.decide(state, parsed)
          return {
            action: wireAction(parsed),
            notation: game.text.notation(parsed, state),
            events: wireEvents(match, decision.ok ? decision.events : [], task.seat),
            chance,
          }
        }),
      })
    }),
  }
}
