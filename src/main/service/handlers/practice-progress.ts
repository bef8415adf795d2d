/** How far somebody has come with a line that is practised, kept beside the settings. */
import { z } from 'zod'
import { MAIN, type BranchId, type MatchId } from '../../../engine/record/step.ts'
import type { SettingsStore } from '../../library/settings.ts'
import { NO_PROGRESS, TASK_RESULTS, type Progress } from '../../table/practice.ts'
import type { ProgressStore } from '../../table/practice-answers.ts'
import type { BundledMatch, Samples } from '../../samples/samples.ts'

const progressSchema = z.object({
  reached: z.int().min(0),
  results: z.record(z.string(), z.enum(TASK_RESULTS)),
})

/** Under the match and, if it is another than the main one, the branch. */
const keyOf = (match: MatchId, branch: BranchId): string =>
  `practice ${match}${branch === MAIN ? '' : ` ${branch}`}`

const tasksOf = (edition: BundledMatch): readonly string[] =>
  [...edition.record().annotations.values()].flatMap(({ id, body }) => (body.kind === 'task' ? [id] : []))

/** The same progress in a lesson's edition in another language: its tasks come in the same order. */
const carriedOver = ({ reached, results }: Progress, from: BundledMatch, to: BundledMatch): Progress => {
  const others = tasksOf(to)
  const carried = tasksOf(from).flatMap((task, index) => {
    const { [task]: result } = results
    const other = others[index]
    return result === undefined || other === undefined ? [] : [[other, result] as const]
  })
  return { reached, results: Object.fromEntries(carried) }
}

export const progressIn = (
  settings: SettingsStore,
  samples: Pick<Samples, 'puzzles' | 'editions'>,
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
    save(branch, progress) {
      const editions = branch === MAIN ? samples.editions(match) : []
      const here = editions.find((each) => each.match === match)
      const others = editions.flatMap((each) =>
        here === undefined || each === here
          ? []
          : [[keyOf(each.match, branch), carriedOver(progress, here, each)] as const],
      )
      settings.saveSettings({ ...Object.fromEntries(others), [keyOf(match, branch)]: progress })
    },
  }
}
