/**
 * The Game contract: a decider (state, decide, evolve) in which chance is a player of its own.
 *
 * ```ts
 * let state = game.start({ options, seats: 2 })
 * const decision = game.decide(state, action)
 * if (decision.ok) for (const event of decision.events) state = game.evolve(state, event)
 * ```
 *
 * `decide` holds every judgement of the rules; `evolve` only folds facts. States, actions and
 * events are plain JSON values; states are never mutated.
 *
 * Sources: J. Chassaing, "Functional Event Sourcing Decider" (2021); chance as a player as in
 * Lanctot et al., "OpenSpiel" (2019).
 */
import type { z } from 'zod'
import type { Heuristics } from './heuristics.ts'
import type { OptionFields } from './options.ts'
import type { Random } from './random.ts'
import type { Rule, RuleEvents } from './rules/rule-list.ts'
import type { Decision } from './refusal.ts'
import type { Actor, Seat, Viewer } from './seat.ts'
import type { Language, Message, Texts } from './text.ts'

/** Luck that can be counted: what falls in events of some types, and how often each of it should. */
export interface RollStatistic {
  /** Its name is the text `luck.<id>.label`; a face's name `luck.<id>.faces.<face>`, or the face itself. */
  readonly id: string
  /** Types of the events, which tell what fell as `dice`, `die`, `face` or `tile`. */
  readonly events: readonly string[]
  readonly faces: readonly RollFace[]
}

interface RollFace {
  readonly face: string
  /** How often it falls, beside the other faces: six of a die are all 1. */
  readonly weight: number
}

/** The faces of a fair die. */
export const SIX_SIDES: readonly RollFace[] = ['1', '2', '3', '4', '5', '6'].map((face) => ({
  face,
  weight: 1,
}))

export interface Setup<O> {
  readonly options: O
  readonly seats: number
  /** People enter a match played at a real table, and may leave open what they have not seen. */
  readonly partialEntry?: boolean
}

/** How a match ended. */
export interface Outcome {
  /** Rank of each seat, 1 is best; equal ranks are shared. */
  readonly places: readonly number[]
  /** Final score of each seat, in the game's own unit. */
  readonly scores: readonly number[]
  /** A stable code for the kind of ending; its sentence is `ending.<code>` in the game's texts. */
  readonly ending: string
}

/** Who acts next; `nobody` when the match is over. */
export type Turn =
  { readonly by: Seat } | { readonly by: 'chance' } | { readonly by: 'nobody'; readonly outcome: Outcome }

/** Where in the match a position stands, for headings and for jumping. All counts start at 1. */
export interface Moment {
  /** The game within a match of several games, otherwise 1. */
  readonly part: number
  readonly round: number
  readonly turn: number
}

/** One possible outcome of chance and its probability. */
export interface Odds<A> {
  readonly action: A
  readonly probability: number
}

export interface GameEvent {
  readonly type: string
}

export interface Game<O, S, A, E extends GameEvent, V> {
  readonly id: string
  /** Raised whenever `decide`, `chance` or an event's meaning changes. */
  readonly version: number
  /** The oldest version whose matches are still decided just as they were; only its own if left out. */
  readonly oldest?: number
  /**
   * The version from which on hidden things may be entered as not seen (`Setup.partialEntry`), and named when
   * they come to light; if left out all must be known.
   */
  readonly partialEntrySince?: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly fields: OptionFields
  /** The rules in their order, for reading. */
  readonly rules: readonly Rule[]
  /** Which events show which of them at work. */
  readonly ruleEvents: RuleEvents
  readonly schemas: {
    readonly options: z.ZodType<O>
    readonly action: z.ZodType<A>
    readonly event: z.ZodType<E>
  }

  /** True if a seat knows what another must not: then a window sees only what its seat may see. */
  hasHiddenInformation(options: O): boolean
  start(setup: Setup<O>): S
  turn(state: S): Turn
  moment(state: S): Moment

  /**
   * Every legal action of the seat, or of chance, whose turn it is: lazily, each once and in canonical form.
   * Actions in which something may be left open (null) come first.
   */
  legal(state: S): Iterable<A>
  /**
   * One of the legal actions of the seat to act, each with the same probability, without listing them.
   * It leaves nothing open.
   */
  sampleLegal(state: S, random: Random): A
  decide(state: S, action: A): Decision<E>
  /** Folds an event of a known type into a state; never refuses one. */
  evolve(state: S, event: E): S

  /** True if an outcome of chance tells nothing new in this position, so that people need not enter it. */
  isAlreadyKnown?(state: S, action: A): boolean

  /** Draws an outcome for a position in which chance is to act. */
  chance(state: S, random: Random): A
  /** All outcomes with their probabilities, where few enough to list; none is left open. */
  odds(state: S): readonly Odds<A>[] | undefined

  /** A position as one viewer may see it, with what a board needs to show what can be done. */
  view(state: S, viewer: Viewer): V
  /** An event as one viewer may see it: hidden facts are `null`, the event itself stays listed. */
  redactEvent(event: E, viewer: Viewer): E
  /** An event as the viewer sees it while it happens, if the record does not remind the viewer of all of that later. */
  witnessEvent?(event: E, viewer: Viewer): E
  /** An action as one viewer may see it, like `redactEvent`; `actor` is who chose it. */
  redactAction(action: A, actor: Actor, viewer: Viewer): A
  /** True if a player learns something from the event that no undo can make unknown again (option `beforeReveal`). */
  reveals(event: E): boolean
  /**
   * A state with everything `viewer` can see as it is, and the rest dealt anew. It depends only on what the
   * viewer sees and on the random, so that nothing about the hidden pieces leaks into it. Pieces nobody has
   * seen, even the viewer's own, are dealt too: in the new state everything is known.
   */
  determinize(state: S, viewer: Viewer, random: Random): S

  /** A running score per seat for the graph over a match; what it counts is the text `graphName`, explained by `graph`. */
  score(state: S): readonly number[]

  /** Luck that statistics count. */
  readonly rollStatistics?: readonly RollStatistic[]

  /** Advice for bots and analysis. */
  readonly heuristics?: Heuristics<S, A>

  readonly text: {
    /** A short, language-free notation of an action in the position it was chosen in. */
    notation(action: A, state: S): string
    /** A short sentence for an action, as one would tell somebody to take it, as a key of the game's texts. */
    describe(action: A): Message
    /** A sentence for an event, as a key of the game's texts. */
    sentence(event: E): Message
    /**
     * Those events of a step that tell in brief what was done, and what it did to its hearer, if its first alone does not;
     * a sentence in place of several that are told as one.
     */
    account?(events: readonly E[], hearer?: Seat): readonly (E | Message)[]
    /** The position as lines of plain text, for terminals and score sheets. */
    board(view: V): string
    readonly locales: { readonly [L in Language]: Texts }
  }
}

/**
 * Any game, its types forgotten: for the record, the table and the tools, which carry states and
 * actions without looking into them. Values reach it only through the game's own schemas.
 */
export type AnyGame = Game<unknown, unknown, unknown, GameEvent, unknown>
