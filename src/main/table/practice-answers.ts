/** Answers the requests of a reader who practises. Progress is stored in the library, or in the open page. */
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'
import type { BranchId } from '../../engine/record/step.ts'
import type { ApiError, Lesson, Output, Parsed } from '../api/api.ts'
import type { practiceRequests } from '../api/requests-practice.ts'
import type { OpenMatch } from './match.ts'
import {
  answerTask,
  checkedFor,
  progressAfter,
  hintFor,
  lessonFor,
  practiceOf,
  sceneAt,
  shownFor,
  type Practice,
  type Progress,
} from './practice.ts'

export interface ProgressStore {
  read(branch: BranchId): Progress
  save(branch: BranchId, progress: Progress): void
  /** The progress of a reader who starts. */
  readonly start: Progress
}

/** All practice requests but the one for authors of tasks. */
type ReaderMethod = Exclude<keyof typeof practiceRequests, 'practice.rehearse'>
type PracticeAnswers = {
  readonly [M in ReaderMethod]: (input: Parsed<M>) => Result<Output<M>, ApiError>
}

export const practiceAnswers = (match: OpenMatch, title: string, store: ProgressStore): PracticeAnswers => {
  const practised = (branch: BranchId): Result<Practice, ApiError> =>
    practiceOf(match, branch, store.read(branch))
  /** Answers with `work` if the line can be practised. */
  const on = <T>(
    branch: BranchId,
    work: (practice: Practice) => Result<T, ApiError>,
  ): Result<T, ApiError> => {
    const practice = practised(branch)
    return practice.ok ? work(practice.value) : practice
  }
  const keep = (branch: BranchId, progress: Progress, before: Progress): void => {
    if (progress !== before) store.save(branch, progress)
  }
  const lesson = (branch: BranchId): Result<Lesson, ApiError> =>
    on(branch, (practice) => ok(lessonFor(practice, title)))
  return {
    'practice.open': ({ branch }) => lesson(branch),
    'practice.restart': ({ branch }) => {
      store.save(branch, store.start)
      return lesson(branch)
    },
    'practice.look': ({ branch, at }) => on(branch, (practice) => sceneAt(practice, at)),
    'practice.next': ({ branch, at, skips }) =>
      on(branch, (practice) => {
        const progress = progressAfter(practice, at, skips)
        if (!progress.ok) return progress
        keep(branch, progress.value, practice.progress)
        return sceneAt({ ...practice, progress: progress.value }, at + 1)
      }),
    'practice.answer': ({ branch, at, action }) =>
      on(branch, (practice) => {
        const answered = answerTask(practice, at, action)
        if (!answered.ok) return answered
        keep(branch, answered.value.progress, practice.progress)
        return ok(answered.value.answer)
      }),
    'practice.check': ({ branch, at, action }) => on(branch, (practice) => checkedFor(practice, at, action)),
    'practice.hint': ({ branch, at }) => on(branch, (practice) => hintFor(practice, at)),
    'practice.show': ({ branch, at }) =>
      on(branch, (practice) => {
        const shown = shownFor(practice, at)
        if (!shown.ok) return err(shown.error)
        keep(branch, shown.value.progress, practice.progress)
        return ok(shown.value.shown)
      }),
  }
}
