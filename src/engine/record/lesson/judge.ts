/** Whether an action is what a task asks for: the game's own rules decide what it comes to. */
import type { AnyGame, GameEvent } from '../../kernel/game.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { sameJson } from '../canonical.ts'
import type { EventPattern, TaskBody } from '../task.ts'

export type TaskVerdict =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | {
      /** `particular`: a wrong one of which the task has something to say. */
      readonly kind: 'right' | 'wrong' | 'particular'
      /** What the task says to it; may be empty. */
      readonly words: string
      /** What it comes to. */
      readonly events: readonly GameEvent[]
    }

/** Where a task is asked: the position, and what was played there on the line that is practised. */
export interface TaskPosition {
  readonly game: AnyGame
  readonly state: unknown
  /** Undefined where the line ends. */
  readonly played: unknown
}

/** The events of an action in a position; undefined if it is none of the game's, or not legal. */
const outcomeOf = ({ game, state }: TaskPosition, action: unknown): readonly GameEvent[] | undefined => {
  const parsed = game.schemas.action.safeParse(action)
  if (!parsed.success) return undefined
  const decision = game.decide(state, parsed.data)
  return decision.ok ? decision.events : undefined
}

const matches = (event: GameEvent, pattern: EventPattern): boolean => {
  const facts: { readonly [member: string]: unknown } = { ...event }
  return Object.entries(pattern).every(([member, value]) => facts[member] === value)
}

/** Two actions are one if they come to the same, however they are written. */
const isOneOf = (asked: TaskPosition, events: readonly GameEvent[], actions: readonly unknown[]): boolean =>
  actions.some((each) => {
    const outcome = outcomeOf(asked, each)
    return outcome !== undefined && sameJson(outcome, events)
  })

/** Whether what an action came to is what was played there. */
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

/** Legal actions tried, at most, where any is right that causes certain events. */
const MAX_ACTIONS_TRIED = 20_000

/**
 * An action that is right, to show whoever asks: the one played if it is, else the first that is named or the first
 * legal one that does it, among the first that are looked at; undefined if there is none.
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
