/** Lessons: the tasks on a line of a record, what was played at each, and whether an answer is right. */
import type { AnyGame, GameEvent } from '../kernel/game.ts'
import type { Seat } from '../kernel/seat.ts'
import { latestFirst, noteOf, standingNotes } from './notes.ts'
import type { Replay } from './positions.ts'
import { tryRead } from './readable.ts'
import type { Annotation, StepId } from './step.ts'
import { lineTo } from './tree.ts'
import type { TaskBody, EventPattern } from './task.ts'
import type { Refusal } from '../kernel/refusal.ts'
import { sameJson } from './canonical.ts'

/** The result of an answer to a task. */
type TaskVerdict =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | {
      /** `particular`: a wrong action for which the task has its own words. */
      readonly kind: 'right' | 'wrong' | 'particular'
      /** What the task says to it; may be empty. */
      readonly words: string
      /** The events the action causes. */
      readonly events: readonly GameEvent[]
    }

/** Where a task is asked: the position, and the action played there on the practised line. */
export interface TaskPosition {
  readonly game: AnyGame
  readonly state: unknown
  /** Undefined at the end of the line. */
  readonly played: unknown
}

/** The events an action causes; undefined if it is not an action of the game or not legal. */
export const outcomeOf = (
  { game, state }: TaskPosition,
  action: unknown,
): readonly GameEvent[] | undefined => {
  const parsed = game.schemas.action.safeParse(action)
  if (!parsed.success) return undefined
  const decision = game.decide(state, parsed.data)
  return decision.ok ? decision.events : undefined
}

const matches = (event: GameEvent, pattern: EventPattern): boolean => {
  const facts: { readonly [member: string]: unknown } = { ...event }
  return Object.entries(pattern).every(([member, value]) => facts[member] === value)
}

/** Treats actions as equal if they cause the same events, however they are written. */
const isOneOf = (asked: TaskPosition, events: readonly GameEvent[], actions: readonly unknown[]): boolean =>
  actions.some((each) => {
    const outcome = outcomeOf(asked, each)
    return outcome !== undefined && sameJson(outcome, events)
  })

/** True if an action caused the same events as the one played there. */
export const isPlayed = (asked: TaskPosition, events: readonly GameEvent[]): boolean =>
  isOneOf(asked, events, [asked.played])

const isRight = (task: TaskBody, asked: TaskPosition, events: readonly GameEvent[]): boolean => {
  const { right } = task
  switch (right.by) {
    case 'played':
      return isPlayed(asked, events)
    case 'actions':
      return isOneOf(asked, events, right.actions)
    case 'events':
      return right.events.every((pattern) => events.some((event) => matches(event, pattern)))
  }
}

/** Checks an answer to a task. An illegal action is `refused` with the refusal of the game, or with `malformed`. */
export const judgeAnswer = (task: TaskBody, asked: TaskPosition, action: unknown): TaskVerdict => {
  const { game, state } = asked
  const parsed = game.schemas.action.safeParse(action)
  if (!parsed.success) return { kind: 'refused', refusal: { code: 'malformed' } }
  const decision = game.decide(state, parsed.data)
  if (!decision.ok) return { kind: 'refused', refusal: decision.refusal }
  const { events } = decision
  if (isRight(task, asked, events)) return { kind: 'right', words: task.ifRight, events }
  const answer = task.answers.find((each) => isOneOf(asked, events, [each.action]))
  if (answer !== undefined) return { kind: 'particular', words: answer.words, events }
  return { kind: 'wrong', words: task.ifWrong, events }
}

/** The most legal actions `rightAction` tries when any that causes certain events is right. */
const MAX_ACTIONS_TRIED = 20_000

/**
 * A right action to show to a reader who asks: the one played if it is right, else the first right one the task names
 * or the first legal one that fits; undefined if there is none among those tried.
 */
export const rightAction = (task: TaskBody, asked: TaskPosition): unknown => {
  const { right } = task
  const is = (action: unknown): boolean => judgeAnswer(task, asked, action).kind === 'right'
  if (asked.played !== undefined && is(asked.played)) return asked.played
  if (right.by === 'played') return undefined
  if (right.by === 'actions') return right.actions.find(is)
  let looked = 0
  for (const action of asked.game.legal(asked.state)) {
    if (is(action)) return action
    looked += 1
    if (looked === MAX_ACTIONS_TRIED) return undefined
  }
  return undefined
}

/** One task of a lesson. */
export interface LessonTask {
  /** The id of the note with the task. */
  readonly id: string
  /** The task is asked in the position after this step. */
  readonly step: StepId
  /** The seat to act there; the reader acts in its place. */
  readonly seat: Seat
  readonly body: TaskBody
  readonly asked: TaskPosition
}

/** If a step has several tasks, the earliest counts; the same in every copy. */
const taskAt = (notes: readonly Annotation[]): (Annotation & { readonly body: TaskBody }) | undefined =>
  latestFirst(notes.flatMap((note) => (note.body.kind === 'task' ? [{ ...note, body: note.body }] : []))).at(
    -1,
  )

/** The tasks on the line to `tip` that a person can answer, in their order. */
export const lessonOn = ({ record, positions, game }: Replay, tip: StepId): readonly LessonTask[] => {
  const line = lineTo(record, tip)
  const notes = Map.groupBy(standingNotes(record.annotations), ({ step }) => step)
  return [record.root, ...line.map(({ id }) => id)].flatMap((step, index) => {
    const note = taskAt(notes.get(step) ?? [])
    if (note === undefined) return []
    const task = tryRead((): LessonTask | undefined => {
      const state = positions.at(step)
      const { by } = game.turn(state)
      if (typeof by !== 'number') return undefined
      const asked: TaskPosition = { game, state, played: line[index]?.action }
      // A task nobody can answer right would block the lesson.
      if (rightAction(note.body, asked) === undefined) return undefined
      return { id: noteOf(note), step, seat: by, body: note.body, asked }
    })
    return task === undefined ? [] : [task]
  })
}
