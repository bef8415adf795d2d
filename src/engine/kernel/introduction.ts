/**
 * What introduces a game to newcomers: its introduction (words and one turn of a real match in a few pictures) and its
 * coach.
 */
import type { AnyGame, GameEvent } from './game.ts'
import { positionAfter, type ExampleMatch } from './rules/examples.ts'
import type { EventMatcher } from './rules/rule-list.ts'
import type { Language, Message } from './text.ts'

/** One picture of a turn: by default the moment right after an event. */
export interface TurnPicture {
  readonly shows: EventMatcher
  /** A condition on the event and on the earlier events of the same step. */
  readonly given?: (event: GameEvent, before: readonly GameEvent[]) => boolean
  /** The index of an earlier picture whose event has the same seat. */
  readonly sameSeat?: number
  /** Shows the position before the step, with its action as a preview. */
  readonly before?: true
  /** Shows the position right before the event, or after its whole step, where one in between would mislead. */
  readonly at?: 'event' | 'end'
  /** The board marks only this event and the first one of the step. */
  readonly alone?: true
  /** Also shows what the event's seat holds or offers. */
  readonly held?: true
}

export interface IntroductionTexts {
  /** What the game is, in one or two sentences. */
  readonly lead: string
  readonly does: string
  readonly won: string
  /** What the pictures show and what a turn consists of. */
  readonly turn: { readonly title: string; readonly text: string }
  readonly pictures: readonly { readonly title: string; readonly text: string }[]
}

/** What a game defines to introduce itself; `npm run introductions` finds the match for it. */
export interface Introduction {
  /** How hard the rules are compared with the other games. */
  readonly difficulty: 1 | 2 | 3 | 4 | 5
  /** A first match: its seats and the options that differ from the defaults. */
  readonly firstMatch: Omit<ExampleMatch, 'actions'>
  readonly pictures: readonly TurnPicture[]
  /** The most steps the turn may take. */
  readonly within: number
  readonly texts: { readonly [L in Language]: IntroductionTexts }
}

/** The match that introduces a game; `npm run introductions` finds it. */
export interface IntroductionMatch {
  readonly match: ExampleMatch
  /** The position that shows the whole game, as a number of actions. */
  readonly opensAt: number
  /** For each picture the action, counted from 1, and the index of the event among the action's events. */
  readonly turn: readonly { readonly step: number; readonly event: number }[]
}

/** What a picture shows. */
export interface PictureMoment {
  readonly state: unknown
  readonly action: unknown
  /** The events of the step so far. */
  readonly events: readonly GameEvent[]
  readonly event: GameEvent
}

/** The moment a picture shows. Throws if the match cannot be replayed or has no such event. */
export const pictureMoment = (
  game: AnyGame,
  { match }: IntroductionMatch,
  { step, event: index }: IntroductionMatch['turn'][number],
  picture: Pick<TurnPicture, 'before' | 'at'>,
): PictureMoment => {
  const before = positionAfter(game, match, step - 1)
  const action = match.actions[step - 1]
  const decision = game.decide(before, action)
  if (!decision.ok)
    throw new Error(`${game.id} refuses an action of its introduction: ${decision.refusal.code}`)
  const event = decision.events[index]
  if (event === undefined) throw new RangeError(`Step ${step} has no event ${index}`)
  const until = { event: index, end: decision.events.length, after: index + 1 }[picture.at ?? 'after']
  const events = picture.before === true ? [] : decision.events.slice(0, until)
  return {
    state: events.reduce<unknown>((now, each) => game.evolve(now, each), before),
    action,
    events,
    event,
  }
}

/** The seat an event names, if any. */
const seatOfEvent = (event: GameEvent): unknown => ('seat' in event ? event['seat'] : undefined)

/** True if an event of a step fits the picture, given the events of the earlier pictures. */
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

/** A position of the match and the events that led to it. */
export interface MatchStep {
  readonly state: unknown
  readonly events: readonly GameEvent[]
}

/** All positions of a match from its start. Throws if the game refuses one of its actions. */
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

/** What a game tells first-time players before a choice: what the choice is for. */
export interface Coach<V> {
  /** The topic of the choice before the seat to act, as a key of `texts`; undefined if there is nothing to explain. */
  readonly topic: (view: V) => string | undefined
  /** One or two sentences per topic: what the player can do and what it is for, never which choice is best. */
  readonly texts: { readonly [L in Language]: { readonly [topic: string]: string } }
  /**
   * What is at risk in the choice and what each way to choose would save or cost, as texts of the game. The seat can
   * derive all of it from its view.
   */
  readonly stakes?: (view: V) => readonly Message[]
}

/** A coach of any game; only the game itself knows the type of its view. */
export type AnyCoach = Coach<never>
