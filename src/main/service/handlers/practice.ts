/** Requests of whoever practises a line with tasks; how far they have come is kept beside the settings. */
import { z } from 'zod'
import { MAIN, type BranchId, type MatchId } from '../../../engine/record/step.ts'
import type { SettingsStore } from '../../library/settings.ts'
import { NO_PROGRESS, rehearsed, TASK_RESULTS } from '../../table/practice.ts'
import { practiceAnswers, type ProgressStore } from '../../table/practice-answers.ts'
import { forMatches, type Deps, type Handlers, type PracticeMethod } from './handler.ts'

const progressSchema = z.object({
  reached: z.int().min(0),
  results: z.record(z.string(), z.enum(TASK_RESULTS)),
})

/** Under the match and, if it is another than the main one, the branch. */
const keyOf = (match: MatchId, branch: BranchId): string =>
  `practice ${match}${branch === MAIN ? '' : ` ${branch}`}`

const progressIn = (settings: SettingsStore, match: MatchId): ProgressStore => ({
  read(branch) {
    const kept = progressSchema.safeParse(settings.settings()[keyOf(match, branch)])
    return kept.success ? kept.data : NO_PROGRESS
  },
  save: (branch, progress) => settings.saveSettings({ [keyOf(match, branch)]: progress }),
})

export const practiceHandlers = ({
  library,
  tables,
}: Pick<Deps, 'library' | 'tables'>): Handlers<PracticeMethod> => {
  const onMatch = forMatches(tables)
  const answers = (match: MatchId, open: Parameters<typeof practiceAnswers>[0]) =>
    practiceAnswers(open, open.sampleTitle ?? library.row(match)?.title ?? '', progressIn(library, match))
  return {
    'practice.open': onMatch((match, input) => answers(match.id, match)['practice.open'](input)),
    'practice.restart': onMatch((match, input) => answers(match.id, match)['practice.restart'](input)),
    'practice.look': onMatch((match, input) => answers(match.id, match)['practice.look'](input)),
    'practice.next': onMatch((match, input) => answers(match.id, match)['practice.next'](input)),
    'practice.answer': onMatch((match, input) => answers(match.id, match)['practice.answer'](input)),
    'practice.check': onMatch((match, input) => answers(match.id, match)['practice.check'](input)),
    'practice.hint': onMatch((match, input) => answers(match.id, match)['practice.hint'](input)),
    'practice.show': onMatch((match, input) => answers(match.id, match)['practice.show'](input)),
    'practice.rehearse': onMatch((match, input) => rehearsed(match, input)),
  }
}
