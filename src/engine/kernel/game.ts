/**
 * The Game contract: a decider (state, decide, evolve) that treats chance as a player.
 *
 * ```ts
 * let state = game.start({ options, seats: 2 })
 * const decision = game.decide(state, action)
 * if (decision.ok) for (const event of decision.events) state = game.evolve(state, event)
 * ```
 *
 * `decide` applies the rules; `evolve` only folds events and judges nothing. States, actions and events are plain JSON
 * values; states are never mutated.
 *
 * Sources: J. Chassaing, "Functional Event Sourcing Decider" (2021); chance as a player as in Lanctot et al.,
 * "OpenSpiel" (2019).
 */
import type { z } from 'zod'
import type { Concealed } from './hidden-information.ts'
import type { Heuristics } from './heuristics.ts'
import type { OptionFields } from './options.ts'
import type { Random } from './random.ts'
import type { Rule, RuleEvents } from './rules/rule-list.ts'
import type { Decision } from './refusal.ts'
import type { Actor, Seat, SeatRange, Viewer } from './seat.ts'
import type { Language, Message, Texts } from './text.ts'

/** A kind of luck that statistics count: which events carry it and how often each face is expected. */
export interface RollStatistic {
  /** The text `luck.<id>.label` names it; a face is named by `luck.<id>.faces.<face>`, or by itself. */
  readonly id: string
  /** Types of the events that carry an outcome as `dice`, `die`, `face` or `tile`. */
  readonly events: readonly string[]
  readonly faces: readonly RollFace[]
}

interface RollFace {
  readonly face: string
  /** Relative frequency: all six faces of a fair die have 1. */
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
  /** True if people enter a match played at a real table and may leave open what they have not seen. */
  readonly partialEntry?: boolean
}

/** How a match ended. */
export interface Outcome {
  /** Rank of each seat, 1 is best; seats that tie share a rank. */
  readonly places: readonly number[]
  /** Final score of each seat, in the game's own unit. */
  readonly scores: readonly number[]
  /** A stable code for the kind of ending; its sentence is `ending.<code>` in the game's texts. */
  readonly ending: string
}

/** Who acts next; `nobody` when the match is over. */
export type Turn =
  { readonly by: Seat } | { readonly by: 'chance' } | { readonly by: 'nobody'; readonly outcome: Outcome }

/** Where in the match a position is, for headings and jumps. All counts start at 1. */
export interface Moment {
  /** The game within a match of several games; 1 in all other matches. */
  readonly part: number
  readonly round: number
  readonly turn: number
}

/** One possible outcome of chance and its probability. */
export interface Odds<A> {
  readonly action: A
  readonly probability: number
}

/** What a puzzle asks. */
export interface PuzzleQuestion {
  /** At most twelve words between which to choose, which no other puzzle of the game has. */
  readonly message: Message
  /** The places of the board it is about, by their notation; left out if it is about the whole board. */
  readonly places?: readonly string[]
  /** It is about what a seat holds or offers, and not about the board. */
  readonly held?: true
}

/** Any event: a fact of a match, told apart by its type. */
export interface GameEvent {
  readonly type: string
}

export interface Game<O, S, A, E extends GameEvent, V> {
  readonly id: string
  /** Raise it whenever `decide`, `chance` or the meaning of an event changes. */
  readonly version: number
  /** The oldest version whose matches `decide` still decides exactly as then; if left out, only `version`. */
  readonly oldest?: number
  /**
   * The first version that lets people enter hidden things as not seen (`Setup.partialEntry`) and name them when they
   * come to light. If left out, everything must be known.
   */
  readonly partialEntrySince?: number
  /** Where the game stands among the others: smaller numbers first, games without one last, by id. */
  readonly shelf?: number
  readonly seats: SeatRange
  /** The languages the game has texts in, at least one; in any other, `text.locales` has the texts of one of these. */
  readonly languages: readonly Language[]
  readonly fields: OptionFields
  /** The rules in reading order. */
  readonly rules: readonly Rule[]
  /** The events that show each rule at work. */
  readonly ruleEvents: RuleEvents
  readonly schemas: {
    readonly options: z.ZodType<O>
    readonly action: z.ZodType<A>
    readonly event: z.ZodType<E>
  }

  /** True if a seat may know something that other seats may not; windows then show only what their seat may see. */
  hasHiddenInformation(options: O): boolean
  start(setup: Setup<O>): S
  turn(state: S): Turn
  moment(state: S): Moment
  /** Whether a match with these options has parts that `turnOfPart` counts; if left out, every match has. */
  hasSeveralParts?(options: O): boolean

  /**
   * Lists every legal action of the actor (a seat or chance) lazily, each once and in canonical form. Actions that
   * leave something open (null) come first.
   */
  legal(state: S): Iterable<A>
  /**
   * Draws one legal action of the seat to act, each with the same probability, without listing them all. The action
   * leaves nothing open.
   */
  sampleLegal(state: S, random: Random): A
  decide(state: S, action: A): Decision<E>
  /** Folds an event into a state. Accepts every event of a known type. */
  evolve(state: S, event: E): S

  /** True if an outcome of chance adds no information in this position, so that people need not enter it. */
  isAlreadyKnown?(state: S, action: A): boolean

  /** Draws an outcome for a position in which chance is to act. */
  chance(state: S, random: Random): A
  /** All outcomes with their probabilities, none left open; undefined if there are too many to list. */
  odds(state: S): readonly Odds<A>[] | undefined

  /** Projects a position to what one viewer may see, with what a board needs to offer the legal actions. */
  view(state: S, viewer: Viewer): V
  /** Redacts an event for one viewer: hidden facts become `null`, the event itself stays. */
  redactEvent(event: E, viewer: Viewer): E
  /** Redacts an event for a viewer who watches it happen; needed only if the record later shows that viewer less. */
  witnessEvent?(event: E, viewer: Viewer): E
  /** Redacts an action for one viewer, like `redactEvent`; `actor` chose it. */
  redactAction(action: A, actor: Actor, viewer: Viewer): A
  /** True if the event tells a player something that undo cannot make unknown again (option `beforeReveal`). */
  reveals(event: E): boolean
  /**
   * What `viewer` knows of a position, from which whole positions can be dealt; `viewer` may be `all`. Build it with
   * `concealing`.
   */
  conceal(state: S, viewer: Viewer): Concealed<S>

  /**
   * A running score per seat for the graph over a match; the texts `graphName` and `graphCount` name
   * its unit and a number of it, `graph` explains it.
   */
  score(state: S): readonly number[]

  /** Kinds of luck that statistics count. */
  readonly rollStatistics?: readonly RollStatistic[]

  /** Domain knowledge for bots and analysis. */
  readonly heuristics?: Heuristics<S, A>

  readonly text: {
    /** A short, language-free notation of an action in the position it was chosen in. */
    notation(action: A, state: S): string
    /**
     * A short imperative sentence for an action, as a key of the game's texts; `events` are those it causes and `before`
     * those that led to it, each where they are known.
     */
    describe(action: A, events?: readonly E[], before?: readonly E[]): Message
    /** A sentence for an event, as a key of the game's texts. */
    sentence(event: E): Message
    /**
     * Picks the events of a step that tell briefly what happened, and what it did to `hearer`; needed if the first
     * event alone does not. A message may replace several events.
     */
    account?(events: readonly E[], hearer?: Seat): readonly (E | Message)[]
    /**
     * What somebody did, in a few words below a small picture of it, which names the player, and in a key moment of what
     * a draw was used for. If left out, or undefined, a sentence stands below the picture, and nothing in the key moment.
     */
    caption?(events: readonly E[]): Message | undefined
    /**
     * The events that brought a seat what its running score counts, if they name no points; none where the seat gained
     * nothing.
     */
    scoring?(events: readonly E[], seat: Seat): readonly E[]
    /**
     * What a puzzle asks, made from the actions it compares, the best first. It must not say which of them is right. If
     * left out, the puzzle asks which action is best.
     */
    puzzleQuestion?(candidates: readonly A[], state: S): PuzzleQuestion
    /**
     * What changed for a seat between two of its views, each as a sentence addressed to it, the weightiest first: a lead
     * or a building that is gone. Nothing if all it has is as before.
     */
    changes?(before: V, after: V, seat: Seat): readonly Message[]
    /** The position as lines of plain text, for terminals and score sheets. */
    board(view: V): string
    readonly locales: { readonly [L in Language]: Texts }
  }
}

/**
 * Any game with its types erased: for the record, the table and the tools, which carry states and actions without
 * reading them. Values enter only through the game's own schemas.
 */
export type AnyGame = Game<unknown, unknown, unknown, GameEvent, unknown>
