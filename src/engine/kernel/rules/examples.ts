/** Examples of rules: moments of real matches, stored as data next to the rules and replayed by the engine. */
import type { AnyGame, GameEvent } from '../game.ts'
import type { Refusal } from '../refusal.ts'
import type { Actor } from '../seat.ts'

/** A match as examples need it: all choices of seats and outcomes of chance from its start. */
export interface ExampleMatch {
  readonly seats: number
  /** The options that differ from the defaults. */
  readonly options: { readonly [name: string]: string | number }
  readonly actions: readonly unknown[]
}

/** One example of a rule. */
export interface RuleExample {
  readonly rule: string
  /** Index into `matches`. */
  readonly match: number
  /** The action that shows the rule, counted from 1; for a refusal, the action before it. */
  readonly step: number
  /** An action that the rule forbids after that step. */
  readonly refused?: unknown
}

/** The examples of a game and the matches they are from. */
export interface RuleExamples {
  readonly matches: readonly ExampleMatch[]
  readonly examples: readonly RuleExample[]
}

/** What an example shows. */
export interface ExampleMoment {
  readonly before: unknown
  /** The actor and its action. */
  readonly actor: Actor
  readonly action: unknown
  readonly outcome:
    | { readonly is: 'done'; readonly events: readonly GameEvent[]; readonly after: unknown }
    | { readonly is: 'refused'; readonly refusal: Refusal }
}

const after = (game: AnyGame, state: unknown, events: readonly GameEvent[]): unknown =>
  events.reduce((now, event) => game.evolve(now, event), state)

/** All options of an example: those it names, and the defaults of the game's schema for the rest. */
export const exampleOptions = (game: AnyGame, { options }: ExampleMatch): ExampleMatch['options'] =>
  // Options hold only strings and numbers.
  game.schemas.options.parse(options) as ExampleMatch['options']

/** The position after `count` actions. Throws if the game refuses one of them. */
export const positionAfter = (game: AnyGame, match: ExampleMatch, count: number): unknown => {
  let state = game.start({ options: exampleOptions(game, match), seats: match.seats })
  for (const action of match.actions.slice(0, count)) {
    const decision = game.decide(state, action)
    if (!decision.ok) throw new Error(`${game.id} refuses an action of an example: ${decision.refusal.code}`)
    state = after(game, state, decision.events)
  }
  return state
}

/** Replays an example and returns what it shows. Throws if its match cannot be replayed. */
export const exampleMoment = (
  game: AnyGame,
  { matches }: RuleExamples,
  { match: index, step, refused }: RuleExample,
): ExampleMoment => {
  const match = matches[index]
  if (match === undefined) throw new RangeError(`There is no match ${index} among the examples`)
  const before = positionAfter(game, match, refused === undefined ? step - 1 : step)
  const action = refused === undefined ? match.actions[step - 1] : refused
  const { by } = game.turn(before)
  if (by === 'nobody') throw new RangeError('Nobody acts once a match is over')
  const decision = game.decide(before, action)
  const outcome = decision.ok
    ? ({ is: 'done', events: decision.events, after: after(game, before, decision.events) } as const)
    : ({ is: 'refused', refusal: decision.refusal } as const)
  return { before, actor: by, action, outcome }
}
