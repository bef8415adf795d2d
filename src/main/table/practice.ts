/** Practising: a line with tasks is gone along step by step, and nothing of what lies ahead is told. */
import type { GameEvent } from '../../engine/kernel/game.ts'
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'
import type { Viewer } from '../../engine/kernel/seat.ts'
import {
  lessonOn,
  type LessonTask,
  isPlayed,
  judgeAnswer,
  rightAction,
  type TaskPosition,
} from '../../engine/record/lesson.ts'
import { NO_TASK, type TaskBody } from '../../engine/record/task.ts'
import { authorName, authorsIn, standingNotes } from '../../engine/record/notes.ts'
import { tryRead } from '../../engine/record/readable.ts'
import type { Annotation, BranchId, StepId } from '../../engine/record/step.ts'
import { hasStep, lineTo } from '../../engine/record/tree.ts'
import type { ApiError, Lesson, Output, Position, PracticeAnswer, Scene } from '../api/api.ts'
import { findBranch, keepsSecrets, type OpenMatch } from './match.ts'
import { playRefusal, recordRefusal } from './moves.ts'
import { untilRevealed, viewpointOf } from './viewpoint.ts'
import { positionOf } from './view/position.ts'
import { rowsOf } from './view/rows.ts'
import { wireAction, wireError, wireEvents, wireJson, wireTurn } from './view/redacted-values.ts'

/** How a task was done; nothing more is kept of it. */
export const TASK_RESULTS = ['solved', 'shown', 'skipped'] as const
export type TaskResult = (typeof TASK_RESULTS)[number]

/** How far somebody has come. */
export interface Progress {
  /** The last step of the line that may be looked at, by its number. */
  readonly reached: number
  /** By the ids of the notes that ask. */
  readonly results: { readonly [task: string]: TaskResult }
}
export const NO_PROGRESS: Progress = { reached: 0, results: {} }

/** A line of a match as it is practised. */
export interface Practice {
  readonly match: OpenMatch
  readonly line: readonly StepId[]
  readonly tasks: readonly LessonTask[]
  readonly progress: Progress
}

const hidesFacts = ({ game, record }: OpenMatch): boolean =>
  game.hasHiddenInformation(game.schemas.options.parse(record.header.options))

/** Codes unknownBranch, noTasks, practiceAfterMatch, and those of a record whose rules cannot be applied. */
export const practiceOf = (
  match: OpenMatch,
  branch: BranchId,
  kept: Progress,
): Result<Practice, ApiError> => {
  // A lesson that comes with the program is changed by nobody, and practised by everybody.
  const refusal = recordRefusal(match)
  if (refusal !== undefined) return err(refusal)
  const found = findBranch(match, branch)
  if (found === undefined || found.deleted) return err({ code: 'unknownBranch' })
  const { record, positions, game } = match
  const tasks = lessonOn({ record, positions, game }, found.step)
  if (tasks.length === 0) return err({ code: 'noTasks' })
  // In a match that goes on, only whoever has the screen sees the own hand. In one that comes with the program nobody has one.
  const { viewer, curtain } = viewpointOf(match)
  if (
    match.sampleTitle === null &&
    keepsSecrets(match) &&
    (curtain !== null || tasks.some(({ seat }) => seat !== viewer))
  )
    return err({ code: 'practiceAfterMatch' })
  const line = [record.root, ...lineTo(record, found.step).map(({ id }) => id)]
  // A line may have become shorter since.
  const reached = Math.min(kept.reached, line.length - 1)
  return ok({ match, line, tasks, progress: { ...kept, reached } })
}

const taskAt = ({ line, tasks }: Practice, at: number): LessonTask | undefined =>
  tasks.find(({ step }) => step === line[at])

/** Where there are secrets the reader sees what the seat sees in whose place the next task is done. */
const viewerAt = (practice: Practice, at: number): Viewer => {
  const { match, line, tasks } = practice
  if (!hidesFacts(match)) return 'all'
  const next = tasks.find(({ step }) => line.indexOf(step) >= at) ?? tasks.at(-1)
  return next?.seat ?? 'public'
}

const isOpen = ({ progress }: Practice, task: LessonTask): boolean => progress.results[task.id] === undefined

/** What a window is told when it begins: nothing of the line but how many tasks there are. */
export const lessonFor = (practice: Practice, title: string): Lesson => {
  const { header } = practice.match.record
  const { progress, tasks } = practice
  return {
    match: practice.match.id,
    game: header.game,
    title,
    seats: header.seats.map(({ name, colour, player }) => ({ name, colour, player: { ...player } })),
    options: { ...header.options },
    reached: progress.reached,
    tasks: tasks.map(({ id }) => progress.results[id] ?? 'open'),
  }
}

/** What chance may bring tells what it has brought before. */
const withoutOdds = ({ odds: _, ...rest }: Position): Position => rest

/** Whether a task is asked at a step or after it, or something is said after it: what comes of a task is seen in the next step. */
const isMoreToCome = ({ line, tasks }: Practice, at: number, notes: readonly Annotation[]): boolean => {
  const from = new Set(line.slice(at))
  return (
    tasks.some(({ step }) => from.has(step)) ||
    notes.some(
      ({ step, body }) => body.kind === 'comment' && body.text !== '' && step !== line[at] && from.has(step),
    )
  )
}

/** Codes notReached, and those of a position. */
export const sceneAt = (practice: Practice, at: number): Result<Scene, ApiError> => {
  const { match, line, tasks, progress } = practice
  const step = line[at]
  if (step === undefined || at > progress.reached) return err({ code: 'notReached' })
  const viewer = viewerAt(practice, at)
  const position = positionOf(match, step, viewer)
  if (!position.ok) return position
  const task = taskAt(practice, at)
  const authors = authorsIn(match.record.annotations, Date.now())
  const standing = standingNotes(match.record.annotations)
  const notes = standing.filter((note) => note.step === step)
  const [row] = rowsOf(match, [step], viewer)
  if (row === undefined) return err({ code: 'notReached' })
  return ok({
    at,
    row,
    position: withoutOdds(position.value),
    comments: notes.flatMap((note) =>
      note.body.kind === 'comment' && note.body.text !== ''
        ? [{ id: note.id, text: note.body.text, author: authorName(note, authors) }]
        : [],
    ),
    marks: notes.flatMap(({ body }) => (body.kind === 'marks' ? body.marks : [])),
    task:
      task === undefined
        ? null
        : {
            number: tasks.indexOf(task),
            words: task.body.words,
            seat: task.seat,
            hint: task.body.hint !== '',
            result: progress.results[task.id] ?? 'open',
          },
    ended:
      at === line.length - 1 ||
      !(isMoreToCome(practice, at, standing) || tasks.some((each) => isOpen(practice, each))),
  })
}

/** The progress after going on from a step; with `skips` past a task that is not done. Codes notReached, taskOpen. */
export const goneOn = (practice: Practice, at: number, skips: boolean): Result<Progress, ApiError> => {
  const { line, progress } = practice
  if (at > progress.reached || at + 1 >= line.length) return err({ code: 'notReached' })
  const task = taskAt(practice, at)
  const reached = Math.max(progress.reached, at + 1)
  if (task === undefined || !isOpen(practice, task)) return ok({ ...progress, reached })
  if (!skips) return err({ code: 'taskOpen' })
  return ok({ reached, results: { ...progress.results, [task.id]: 'skipped' } })
}

/** Better results take the place of others. */
const withResult = ({ progress }: Practice, task: LessonTask, result: TaskResult): Progress =>
  progress.results[task.id] === 'solved'
    ? progress
    : { ...progress, results: { ...progress.results, [task.id]: result } }

const reachedTask = (practice: Practice, at: number): Result<LessonTask, ApiError> => {
  const task = at > practice.progress.reached ? undefined : taskAt(practice, at)
  return task === undefined ? err({ code: 'notReached' }) : ok(task)
}

/** The position an action leads to, as a viewer sees it. */
const positionOn = (
  match: OpenMatch,
  step: StepId,
  { game, state }: TaskPosition,
  events: readonly GameEvent[],
  viewer: Viewer,
): Position => {
  const after = events.reduce<unknown>((now, event) => game.evolve(now, event), state)
  return {
    match: match.id,
    step,
    viewer,
    view: wireJson(game.view(after, viewer)),
    turn: wireTurn(game.turn(after)),
    moment: game.moment(after),
    scores: [...game.score(after)],
    events: wireEvents(match, events, viewer),
  }
}

/** An action as it is told, in words and in short. */
const toldAction = (game: OpenMatch['game'], { state }: TaskPosition, action: unknown) => ({
  action: wireAction(action),
  notation: game.text.notation(action, state),
})

export interface Answered {
  readonly answer: PracticeAnswer
  readonly progress: Progress
}

/** Codes notReached and those of the game. */
export const answerTask = (practice: Practice, at: number, action: unknown): Result<Answered, ApiError> => {
  const task = reachedTask(practice, at)
  if (!task.ok) return task
  const verdict = judgeAnswer(task.value.body, task.value.asked, action)
  if (verdict.kind === 'refused') return err(wireError(verdict.refusal))
  const { match } = practice
  const { asked, step } = task.value
  const position = tryRead(() => positionOn(match, step, asked, verdict.events, viewerAt(practice, at)))
  if (position === undefined) return err({ code: 'unreadableStep' })
  const isRight = verdict.kind === 'right'
  return ok({
    answer: {
      right: isRight,
      words: verdict.words,
      position,
      instead:
        isRight && asked.played !== undefined && !isPlayed(asked, verdict.events)
          ? toldAction(match.game, asked, asked.played)
          : null,
    },
    progress: isRight ? withResult(practice, task.value, 'solved') : practice.progress,
  })
}

/** Code notReached. */
export const hintFor = (practice: Practice, at: number): Result<{ words: string }, ApiError> => {
  const task = reachedTask(practice, at)
  return task.ok ? ok({ words: task.value.body.hint }) : task
}

/** What is right. Code notReached. */
export const shownFor = (practice: Practice, at: number) => {
  const task = reachedTask(practice, at)
  if (!task.ok) return task
  const { asked, body } = task.value
  const { game } = practice.match
  const action = rightAction(body, asked)
  const decision = game.decide(asked.state, game.schemas.action.parse(action))
  const events = decision.ok ? decision.events : []
  return ok({
    shown: {
      ...toldAction(game, asked, action),
      events: wireEvents(practice.match, events, viewerAt(practice, at)),
    },
    progress: withResult(practice, task.value, 'shown'),
  })
}

/** What an action not chosen yet would do, as far as it may be told before. Codes notReached and those of the game. */
export const checkedFor = (practice: Practice, at: number, action: unknown) => {
  const task = reachedTask(practice, at)
  if (!task.ok) return task
  const { game } = practice.match
  const verdict = judgeAnswer(task.value.body, task.value.asked, action)
  if (verdict.kind === 'refused') return err(wireError(verdict.refusal))
  const events = hidesFacts(practice.match) ? untilRevealed(game, verdict.events) : verdict.events
  return ok({ events: wireEvents(practice.match, events, viewerAt(practice, at)) })
}

interface Rehearsal {
  readonly step: StepId
  /** What was played there, on the line the task is made for. */
  readonly next?: StepId | undefined
  readonly action: unknown
  readonly task?: TaskBody | undefined
}

/**
 * What an action would do at any step, and what a task that is being written would say to it; nothing is recorded.
 * Codes unknownStep, notYourSecret, why nobody can play on in the match, and those of the game.
 */
export const rehearsed = (
  match: OpenMatch,
  { step, next, action, task = NO_TASK }: Rehearsal,
): Result<Output<'practice.rehearse'>, ApiError> => {
  const refusal = playRefusal(match)
  if (refusal !== undefined) return err(refusal)
  const { game, record, positions } = match
  if (!hasStep(record, step)) return err({ code: 'unknownStep' })
  const state = positions.at(step)
  const { by } = game.turn(state)
  if (typeof by !== 'number') return err({ code: 'notYourTurn' })
  const { viewer } = viewpointOf(match)
  if (keepsSecrets(match) && viewer !== by) return err({ code: 'notYourSecret' })
  const followed = next === undefined ? undefined : record.steps.get(next)
  const asked: TaskPosition = { game, state, played: followed?.parent === step ? followed.action : undefined }
  const verdict = judgeAnswer(task, asked, action)
  if (verdict.kind === 'refused') return err(wireError(verdict.refusal))
  const events = keepsSecrets(match) ? untilRevealed(game, verdict.events) : verdict.events
  const position = tryRead(() => positionOn(match, step, asked, events, viewer))
  if (position === undefined) return err({ code: 'unreadableStep' })
  return ok({
    right: verdict.kind === 'right',
    words: verdict.words,
    position,
    instead: null,
  })
}
