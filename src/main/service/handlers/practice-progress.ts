/** How far somebody has come with a line that is practised, kept beside the settings. */
import { z } from 'zod'
import { MAIN, type BranchId, type MatchId } from '../../../engine/record/step.ts'
import type { SettingsStore } from '../../library/settings.ts'
import { NO_PROGRESS, TASK_RESULTS } from '../../table/practice.ts'
import type { ProgressStore } from '../../table/practice-answers.ts'
import type { Samples } from '../../samples/samples.ts'

const progressSchema = z.object({
  reached: z.int().min(0),
  results: z.record(z.string(), z.enum(TASK_RESULTS)),
})

/** Under the match and, if it is another than the main one, the branch. */
const keyOf = (match: MatchId, branch: BranchId): string =>
  `practice ${match}${branch === MAIN ? '' : ` ${branch}`}`

export const progressIn = (
  settings: SettingsStore,
  samples: Pick<Samples, 'puzzles'>,
  match: MatchId,
): ProgressStore => {
  const puzzle = samples.puzzles().find((each) => each.match === match)?.puzzle
  // What came before a puzzle is no secret.
  const start = puzzle === undefined ? NO_PROGRESS : { ...NO_PROGRESS, reached: puzzle.at }
  return {
    start,
    read(branch) {
      const kept = progressSchema.safeParse(settings.settings()[keyOf(match, branch)])
      return kept.success ? kept.data : start
    },
    save: (branch, progress) => settings.saveSettings({ [keyOf(match, branch)]: progress }),
  }
}
