/** Practising: the reader goes along a line with tasks step by step and learns nothing of later steps. */
import type { GameEvent } from '../../engine/kernel/game.ts'
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'
import type { Viewer } from '../../engine/kernel/seat.ts'
import { followChoice, playAside, type OwnLine } from '../../engine/record/follow-choice.ts'
import {
  isPlayed,
  judgeAnswer,
  lessonOn,
  rightAction,
  type LessonTask,
  type TaskPosition,
} from '../../engine/record/lesson.ts'
import { NO_TASK, type TaskBody } from '../../engine/record/task.ts'
import { authorName, authorsIn, standingNotes } from '../../engine/record/notes.ts'
import { tryRead } from '../../engine/record/readable.ts'
import type { Annotation, BranchId, StepId } from '../../engine/record/step.ts'
import { canonicalJson } from '../../engine/record/canonical.ts'
import { hasStep, lineTo, type MatchRecord } from '../../engine/record/tree.ts'
import type { ApiError, Lesson, Output, Position, PracticeAnswer, Scene } from '../api/api.ts'
import { findBranch, keepsSecrets, type OpenMatch } from './match.ts'
import { playRefusal, recordRefusal } from './moves.ts'
import { untilRevealed, viewpointOf } from './viewpoint.ts'
import { positionOf } from './view/position.ts'
import { rowsOf } from './view/rows.ts'
import { wireAction, wireError, wireEvents, wireJson, wireTurn } from './view/redacted-values.ts'

/** The result of a task; nothing else about it is stored. */
export const TASK_RESULTS = ['solved', 'shown', 'skipped'] as const
export type TaskResult = (typeof TASK_RESULTS)[number]

/** A reader's progress on a line. */
export interface Progress {
  /** The number of the last step the reader has reached; the root is 0. */
  readonly reached: number
  /** Results by the id of the task's note. */
  readonly results: { readonly [task: string]: TaskResult }
  /** The reader's own actions that the lesson went on from, by the id of the task's note. */
  readonly choices?: { readonly [task: string]: unknown } | undefined
}
export const NO_PROGRESS: Progress = { reached: 0, results: {} }

/** A line of a match with a reader's progress on it. */
export interface Practice {
  /** The match as it is recorded. */
  readonly recorded: OpenMatch
  /** The end of the practised line in the match as it is recorded. */
  readonly recordedTip: StepId
  /** The same match with the reader's own choices on the line. */
  readonly match: OpenMatch
  readonly line: readonly StepId[]
  readonly tasks: readonly LessonTask[]
  readonly progress: Progress
}

const hidesFacts = ({ game, record }: OpenMatch): boolean =>
  game.hasHiddenInformation(game.schemas.options.parse(record.header.options))

type Choices = NonNullable<Progress['choices']>
interface Followed extends OwnLine {
  /** The choices that the lesson goes on from. */
  readonly choices: Choices
}
/** The last line built for a record: a film asks for many steps of the same one. */
const lastBuilt = new WeakMap<MatchRecord, { readonly key: string; readonly line: Followed }>()

/** The line to `tip` with the reader's choices, in the order of its tasks; a choice that no longer fits is left out. */
const lineWith = (match: OpenMatch, tip: StepId, choices: Choices): Followed => {
  const key = `${tip} ${canonicalJson(choices)} ${match.record.annotations.size}`
  const known = lastBuilt.get(match.record)
  const chosen = Object.keys(choices).length > 0
  if (chosen && known?.key === key) return known.line
  const { record, positions, game } = match
  const replay = { record, positions, game }
  let line: Followed = { replay, tip, tasks: lessonOn(replay, tip), choices: {} }
  for (const { id } of chosen ? line.tasks : []) {
    const task = line.tasks.find((each) => each.id === id)
    if (!(id in choices) || task === undefined) continue
    const followed = tryRead(() => followChoice(line.replay, line.tip, task, choices[id]))
    if (followed !== undefined) line = { ...followed, choices: { ...line.choices, [id]: choices[id] } }
  }
  if (chosen) lastBuilt.set(match.record, { key, line })
  return line
}

/** Codes unknownBranch, noTasks, practiceAfterMatch, and those of `recordRefusal`. */
export const practiceOf = (
  match: OpenMatch,
  branch: BranchId,
  kept: Progress,
): Result<Practice, ApiError> => {
  // Samples can be practised although they cannot be changed.
  const refusal = recordRefusal(match)
  if (refusal !== undefined) return err(refusal)
  const found = findBranch(match, branch)
  if (found === undefined || found.deleted) return err({ code: 'unknownBranch' })
  const { replay, tip, tasks } = lineWith(match, found.step, kept.choices ?? {})
  if (tasks.length === 0) return err({ code: 'noTasks' })
  // In an unfinished match the reader may only practise as the seat at the screen. Samples have no seat at the screen.
  const { viewer, curtain } = viewpointOf(match)
  if (
    match.sampleTitle === null &&
    keepsSecrets(match) &&
    (curtain !== null || tasks.some(({ seat }) => seat !== viewer))
  )
    return err({ code: 'practiceAfterMatch' })
  const { record } = replay
  const line = [record.root, ...lineTo(record, tip).map(({ id }) => id)]
  // The line may have become shorter since the progress was stored.
  const reached = Math.min(kept.reached, line.length - 1)
  return ok({
    recorded: match,
    recordedTip: found.step,
    match: { ...match, ...replay },
    line,
    tasks,
    progress: { ...kept, reached },
  })
}

const taskAt = ({ line, tasks }: Practice, at: number): LessonTask | undefined =>
  tasks.find(({ step }) => step === line[at])

/** The viewer of a step: with secrets, the seat of the next task. */
const viewerAt = (practice: Practice, at: number): Viewer => {
  const { match, line, tasks } = practice
  if (!hidesFacts(match)) return 'all'
  const next = tasks.find(({ step }) => line.indexOf(step) >= at) ?? tasks.at(-1)
  return next?.seat ?? 'public'
}

const isOpen = ({ progress }: Practice, task: LessonTask): boolean => progress.results[task.id] === undefined

/** The lesson as a window gets it at the start, without anything of the line but the number of its tasks. */
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

/** The position without odds, which would reveal what chance has dealt before. */
const withoutOdds = ({ odds: _, ...rest }: Position): Position => rest

/** Whether a task is at the step or later, or a comment later. */
const isMoreToCome = ({ line, tasks }: Practice, at: number, notes: readonly Annotation[]): boolean => {
  const from = new Set(line.slice(at))
  return (
    tasks.some(({ step }) => from.has(step)) ||
    notes.some(
      ({ step, body }) => body.kind === 'comment' && body.text !== '' && step !== line[at] && from.has(step),
    )
  )
}

/** A reached step as the reader sees it. Code notReached and those of `positionOf`. */
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

/** The progress after going on from a step; `skips` allows it at an unsolved task. Codes notReached, taskOpen. */
export const progressAfter = (practice: Practice, at: number, skips: boolean): Result<Progress, ApiError> => {
  const { line, progress } = practice
  if (at > progress.reached || at + 1 >= line.length) return err({ code: 'notReached' })
  const task = taskAt(practice, at)
  const reached = Math.max(progress.reached, at + 1)
  if (task === undefined || !isOpen(practice, task)) return ok({ ...progress, reached })
  if (!skips) return err({ code: 'taskOpen' })
  return ok({ reached, results: { ...progress.results, [task.id]: 'skipped' } })
}

/** The progress with a result, which replaces any but `solved`. */
const withResult = (
  { progress }: Pick<Practice, 'progress'>,
  task: LessonTask,
  result: TaskResult,
): Progress =>
  progress.results[task.id] === 'solved'
    ? progress
    : { ...progress, results: { ...progress.results, [task.id]: result } }

const reachedTask = (practice: Practice, at: number): Result<LessonTask, ApiError> => {
  const task = at > practice.progress.reached ? undefined : taskAt(practice, at)
  return task === undefined ? err({ code: 'notReached' }) : ok(task)
}

/** The position after an action's events, as a viewer sees it. */
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

/** An action as the api has it, with its notation. */
const notatedAction = (game: OpenMatch['game'], { state }: TaskPosition, action: unknown) => ({
  action: wireAction(action),
  notation: game.text.notation(action, state),
})

export interface Answered {
  readonly answer: PracticeAnswer
  readonly progress: Progress
}

/** The progress if the lesson goes on from the reader's own action at a task; undefined if it cannot. */
const progressOn = (
  { recorded, recordedTip, tasks, progress }: Practice,
  task: LessonTask,
  at: number,
  action: unknown,
): Progress | undefined => {
  // Later choices were made after another one here.
  const earlier = new Set(tasks.slice(0, tasks.indexOf(task)).map(({ id }) => id))
  const before = Object.entries(progress.choices ?? {}).filter(([id]) => earlier.has(id))
  const choices: Choices = { ...Object.fromEntries(before), [task.id]: action }
  return task.id in lineWith(recorded, recordedTip, choices).choices
    ? { ...progress, reached: at, choices }
    : undefined
}

/** What comes of an action that the lesson cannot go on from, as the reader sees it step by step. */
const asideOf = (practice: Practice, task: LessonTask, at: number, action: unknown): readonly Scene[] => {
  const { match, line } = practice
  const { record, positions, game } = match
  const tip = line.at(-1) ?? record.root
  const aside = tryRead(() => playAside({ record, positions, game }, tip, task, action))
  if (aside === undefined) return []
  const whole: Practice = {
    ...practice,
    match: { ...match, ...aside.replay },
    line: [...line.slice(0, at + 1), ...aside.steps],
    progress: { ...practice.progress, reached: at + aside.steps.length },
  }
  return aside.steps.flatMap((_, index) => {
    const scene = sceneAt(whole, at + 1 + index)
    return scene.ok ? [{ ...scene.value, ended: false }] : []
  })
}

/** Judges the reader's action at a task. Codes notReached, unreadableStep and those of the game. */
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
  const isOwn = isRight && asked.played !== undefined && !isPlayed(asked, verdict.events)
  const goesOn = isOwn ? progressOn(practice, task.value, at, action) : undefined
  const isLeft = isOwn && goesOn === undefined
  const aside = isLeft ? asideOf(practice, task.value, at, action) : []
  return ok({
    answer: {
      right: isRight,
      words: verdict.words,
      position,
      own: goesOn !== undefined,
      instead: isLeft && aside.length === 0 ? notatedAction(match.game, asked, asked.played) : null,
      aside: [...aside],
    },
    progress: isRight
      ? withResult({ progress: goesOn ?? practice.progress }, task.value, 'solved')
      : practice.progress,
  })
}

/** The hint of a task. Code notReached. */
export const hintFor = (practice: Practice, at: number): Result<{ words: string }, ApiError> => {
  const task = reachedTask(practice, at)
  return task.ok ? ok({ words: task.value.body.hint }) : task
}

/** The right action of a task, and the progress once it was shown. Codes notReached and unreadableStep. */
export const shownFor = (practice: Practice, at: number) => {
  const task = reachedTask(practice, at)
  if (!task.ok) return task
  const { asked, body, step } = task.value
  const { match } = practice
  const { game } = match
  const action = rightAction(body, asked)
  const decision = game.decide(asked.state, game.schemas.action.parse(action))
  const events = decision.ok ? decision.events : []
  const viewer = viewerAt(practice, at)
  const position = tryRead(() => positionOn(match, step, asked, events, viewer))
  if (position === undefined) return err({ code: 'unreadableStep' as const })
  return ok({
    shown: {
      ...notatedAction(game, asked, action),
      events: wireEvents(match, events, viewer),
      words: body.ifRight,
      position,
    },
    progress: withResult(practice, task.value, 'shown'),
  })
}

/** The events of an action at a task, up to the first that reveals something. Codes notReached and those of the game. */
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
  /** The step that follows on the line the task is written for. */
  readonly next?: StepId | undefined
  readonly action: unknown
  readonly task?: TaskBody | undefined
}

/**
 * Tries an action at any step, for the author of a task, and returns what the task would answer. Codes unknownStep,
 * notYourTurn, notYourSecret, unreadableStep, those of `playRefusal`, and the game's.
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
    own: false,
    instead: null,
    aside: [],
  })
}
