/** A game introduced to somebody who has never seen it: words, and a turn out of a real match in a few pictures. */
import type { AnyGame, GameEvent } from './game.ts'
import { positionAfter, type ExampleMatch } from './rules/examples.ts'
import type { EventMatcher } from './rules/rule-list.ts'
import type { Language } from './text.ts'

/** One picture of a turn: the moment an event has just happened. */
export interface TurnPicture {
  readonly shows: EventMatcher
  /** What else must have happened before in the same step. */
  readonly given?: (event: GameEvent, before: readonly GameEvent[]) => boolean
  /** The seat of the event is that of an earlier picture, by its index. */
  readonly sameSeat?: number
  /** The position before the step, with its action as it would be done. */
  readonly before?: true
  /** Of what the step has brought so far the board marks this event alone, with the one that began it. */
  readonly alone?: true
  /** What the event's seat holds or offers is shown, too. */
  readonly held?: true
}

export interface IntroductionTexts {
  /** What the game is, in one or two sentences. */
  readonly lead: string
  readonly does: string
  readonly won: string
  /** What the pictures are of, and what it consists of. */
  readonly turn: { readonly title: string; readonly text: string }
  readonly pictures: readonly { readonly title: string; readonly text: string }[]
}

export interface Introduction {
  /** How hard the rules are, among the games there are. */
  readonly difficulty: 1 | 2 | 3 | 4 | 5
  /** A first match: its seats, and the options that are not usual. */
  readonly firstMatch: Omit<ExampleMatch, 'actions'>
  readonly pictures: readonly TurnPicture[]
  /** Steps the turn may take at most. */
  readonly within: number
  readonly texts: { readonly [L in Language]: IntroductionTexts }
}

/** The match a game is introduced with, found by `npm run introductions`. */
export interface IntroductionMatch {
  readonly match: ExampleMatch
  /** The position that shows the game in full, as a count of actions. */
  readonly opensAt: number
  /** By picture: the action, counted from 1, and the index of the event among those it has. */
  readonly turn: readonly { readonly step: number; readonly event: number }[]
}

/** What a picture shows. */
export interface PictureMoment {
  readonly state: unknown
  readonly action: unknown
  /** What has happened in the step so far. */
  readonly events: readonly GameEvent[]
  readonly event: GameEvent
}

/** The moment of a picture; throws if the match cannot be replayed, or has no such event. */
export const pictureMoment = (
  game: AnyGame,
  { match }: IntroductionMatch,
  { step, event: index }: IntroductionMatch['turn'][number],
  isBefore: boolean,
): PictureMoment => {
  const before = positionAfter(game, match, step - 1)
  const action = match.actions[step - 1]
  const decision = game.decide(before, action)
  if (!decision.ok)
    throw new Error(`${game.id} refuses an action of its introduction: ${decision.refusal.code}`)
  const event = decision.events[index]
  if (event === undefined) throw new RangeError(`Step ${step} has no event ${index}`)
  const events = isBefore ? [] : decision.events.slice(0, index + 1)
  return {
    state: events.reduce<unknown>((now, each) => game.evolve(now, each), before),
    action,
    events,
    event,
  }
}

/** Who an event is about, if it is one seat. */
const seatOfEvent = (event: GameEvent): unknown => ('seat' in event ? event['seat'] : undefined)

/** True if an event of a step is what the picture shows, given the events of the pictures before it. */
export const isShown = (
  { shows, given, sameSeat }: TurnPicture,
  step: readonly GameEvent[],
  index: number,
  earlier: readonly GameEvent[],
): boolean => {
  const event = step[index]
  if (event?.type !== shows.type || shows.when?.(event) === false) return false
  if (given?.(event, step.slice(0, index)) === false) return false
  const other = sameSeat === undefined ? undefined : earlier[sameSeat]
  return other === undefined || seatOfEvent(other) === seatOfEvent(event)
}

/** A position of the match, and what led to it. */
export interface MatchStep {
  readonly state: unknown
  readonly events: readonly GameEvent[]
}

/** All positions of a match from its start; throws if the game refuses one of its actions. */
export const stepsThrough = (game: AnyGame, match: ExampleMatch): readonly MatchStep[] => {
  const steps: MatchStep[] = [{ state: positionAfter(game, match, 0), events: [] }]
  for (const action of match.actions) {
    const before = steps.at(-1)?.state
    const decision = game.decide(before, action)
    if (!decision.ok)
      throw new Error(`${game.id} refuses an action of its introduction: ${decision.refusal.code}`)
    const { events } = decision
    steps.push({ state: events.reduce<unknown>((now, each) => game.evolve(now, each), before), events })
  }
  return steps
}

/** What is said to somebody who plays a game for the first time: before a choice, what it is for. */
export interface Coach<V> {
  /** What whoever is to act has before them, as a key of the texts; undefined where nothing need be said. */
  readonly topic: (view: V) => string | undefined
  /** By topic, a sentence or two: what can be done, and what for; never what would be best. */
  readonly texts: { readonly [L in Language]: { readonly [topic: string]: string } }
}

/** Of any game; its view is the game's own. */
export type AnyCoach = Coach<never>
