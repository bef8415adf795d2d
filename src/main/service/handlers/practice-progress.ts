/** Stores the reader's progress in lessons and puzzles among the settings. */
import { z } from 'zod'
import { MAIN, type BranchId, type MatchId } from '../../../engine/record/step.ts'
import type { SettingsStore } from '../../library/rows/settings.ts'
import { NO_PROGRESS, TASK_RESULTS, type Progress, type TaskResult } from '../../table/practice.ts'
import type { ProgressStore } from '../../table/practice-answers.ts'
import type { ProgressPlace, Samples } from '../../samples/samples.ts'

const progressSchema = z.object({
  reached: z.int().min(0),
  results: z.record(z.string(), z.enum(TASK_RESULTS)),
  choices: z.record(z.string(), z.unknown()).optional(),
})

/** The settings key: the match, and the branch unless it is `main`. */
const keyOf = (match: MatchId, branch: BranchId): string =>
  `practice ${match}${branch === MAIN ? '' : ` ${branch}`}`

/** The settings key of the program's own lesson that was practised last, by its first edition. */
const LATEST = 'practice latest'

/** Whether a match is the program's own lesson, in any language, that was practised last. */
export const isLatestLesson = (
  settings: SettingsStore,
  samples: Pick<Samples, 'editions'>,
  match: MatchId,
): boolean => {
  const [first] = samples.editions(match)
  return first !== undefined && settings.settings()[LATEST] === first.match
}

/** Renames the tasks of a progress from the ids of one edition to those of another. */
const carriedOver = (
  { reached, results, choices }: Progress,
  from: readonly string[],
  to: readonly string[],
): Progress => {
  const renamed = <T>(values: { readonly [task: string]: T }): { readonly [task: string]: T } =>
    Object.fromEntries(Object.entries(values).map(([task, value]) => [to[from.indexOf(task)] ?? task, value]))
  return {
    reached,
    results: renamed(results),
    ...(choices === undefined ? {} : { choices: renamed(choices) }),
  }
}

/** The better results first. */
const BETTER_FIRST: readonly TaskResult[] = ['solved', 'shown', 'skipped']

/** The better result of each task. */
const joined = (one: Progress, other: Progress): Progress => ({
  ...one,
  reached: Math.max(one.reached, other.reached),
  results: Object.fromEntries(
    [...new Set([...Object.keys(one.results), ...Object.keys(other.results)])].flatMap((task) => {
      const best = BETTER_FIRST.find((each) => each === one.results[task] || each === other.results[task])
      return best === undefined ? [] : [[task, best]]
    }),
  ),
})

export const progressIn = (
  settings: SettingsStore,
  samples: Pick<Samples, 'find' | 'editions'>,
  match: MatchId,
): ProgressStore => {
  const start = { ...NO_PROGRESS, reached: samples.find(match)?.begins ?? 0 }
  // Progress counts in every language, so it is stored once, under the first edition.
  const editions = samples.editions(match)
  const tasks = editions.find((each) => each.match === match)?.tasks ?? []
  const [first = { match, tasks }] = editions
  /** Where earlier versions stored the progress of a puzzle. */
  const formerly = editions.flatMap((each) => ('former' in each && each.former !== null ? [each.former] : []))
  const isLesson = editions.some((each) => 'kind' in each && each.kind === 'lesson')
  return {
    start,
    read(branch) {
      const stored = settings.settings()
      const readFrom = (place: ProgressPlace): readonly Progress[] => {
        const kept = progressSchema.safeParse(stored[keyOf(place.match, branch)])
        return kept.success ? [carriedOver(kept.data, place.tasks, tasks)] : []
      }
      const [found = start, ...others] = [first, ...formerly].flatMap(readFrom)
      return others.reduce(joined, found)
    },
    save(branch, progress) {
      settings.saveSettings({
        [keyOf(first.match, branch)]: carriedOver(progress, tasks, first.tasks),
        ...Object.fromEntries(formerly.map((place) => [keyOf(place.match, branch), null])),
        ...(isLesson ? { [LATEST]: first.match } : {}),
      })
    },
  }
}
