/**
 * Domain knowledge that helps the search play a game well. Every part is optional: without heuristics the search uses
 * the rules alone and plays at random to the end.
 */
import type { Learned } from './evaluation.ts'
import type { Random } from './random.ts'
import { sumOf } from './rules/lists.ts'
import type { Seat } from './seat.ts'
import { message, type Message } from './text.ts'

/** How well a level of the search plays. */
export interface LevelStrength {
  /** Its playouts, as a share of those of level 5. */
  readonly share: number
  /**
   * Temperature of the softmax over choices: the level hardly tells apart choices whose chances to win differ by less.
   */
  readonly temperature: number
  /** Share of the candidates that the level does not consider. */
  readonly missRate: number
}

/** From a friendly beginner (1) to a master (6). */
export type Level = 1 | 2 | 3 | 4 | 5 | 6

export interface Heuristics<S, A> {
  /**
   * Legal actions of the seat to act that are worth considering, most promising first, at least one. They may depend
   * only on what that seat can see and on `random`.
   */
  candidates?(state: S, random: Random): readonly A[]
  /**
   * Those of the candidates that a person might choose, however new to the game: no step straight back, no dice thrown
   * away. The levels below 5 choose among them alone; if there are none, among all.
   */
  sensible?(state: S, candidates: readonly A[]): readonly A[]
  /** Chooses the action of the seat to act during playouts; any legal action if left out. */
  rolloutPolicy?(state: S, random: Random): A
  /** The chance of each seat to win the match; the chances sum to 1. Call it only while a seat is to act. */
  evaluate?(state: S): readonly number[]
  /** True so close to the end that playouts play on to it instead of calling `evaluate`. */
  isNearEnd?(state: S): boolean
  /** What `evaluate` was learned from, for `npm run train`. */
  readonly learned?: Learned<S>
  /** Turns a playout plays before the evaluation: 1 (the default) finishes the current turn, 0 plays none. */
  readonly turns?: number
  /** Turns to play on after an act of chance before measuring whom it helped; `turns` if left out. */
  luckHorizon?(state: S): number
  /** Returns equal text for outcomes of chance that lead to equal positions. */
  outcome?(state: S, action: A): string
  /**
   * A plain reason for an action of the seat to act, as a text of the game; undefined if there is none. It names what
   * the action causes for that seat, and uses only facts the seat can derive from what it sees. `others` are the
   * alternatives it is shown beside, the best first: there is no reason that is true of one of them as well.
   */
  reason?(state: S, action: A, others?: readonly A[]): Message | undefined
  /** Exploration weight of the confidence bound, 1 if left out. */
  readonly exploration?: number
  /**
   * For games in which luck moves the result much more than one action does: every action is tried with the same luck,
   * the first time, the second, and so on.
   */
  readonly sharesLuck?: boolean
  /** The chance to win by which an action must be better for each place it comes later in `candidates`; 0 if left out. */
  readonly orderWorth?: number
  /** Playouts of level 5, for about a second of thought. */
  readonly playouts?: number
  /** Overrides for the levels below 5, where the defaults do not suit this game. */
  readonly strengths?: { readonly [L in Exclude<Level, 5 | 6>]?: Partial<LevelStrength> }
}

/** True for equal facts, whose parameters a game gives in the same order. */
const sameMessage = (one: Message, other: Message): boolean =>
  one.key === other.key && JSON.stringify(one.params) === JSON.stringify(other.params)

interface Telling<A> {
  /** At most so many facts, so that they fit into one sentence: three if left out. */
  readonly most?: number
  /** The plan an action is part of. The reason begins with it, even if the alternatives are part of it as well. */
  readonly planOf?: (action: A) => readonly Message[]
  /**
   * Two facts that say much the same. The reason keeps the first of them; a fact of the plan gives way to one that
   * compares the action with the alternative.
   */
  readonly areAlike?: (one: Message, other: Message) => boolean
  /** The facts told, some of them joined into one. */
  readonly joined?: (facts: readonly Message[]) => readonly Message[]
}

/**
 * Joins the facts about an action into one reason, the weightiest first: the text `reason.all.<n>` with some of them as
 * `a`, `b` and so on. `factsFor` may compare the action with the best of the others. Facts that are true of all others
 * are left out, those of none come first. There is no reason if everything told is true of one of the others.
 */
export const reasonFrom = <A>(
  factsFor: (action: A, instead?: A) => readonly Message[],
  action: A,
  others: readonly A[] = [],
  { most = 3, planOf = () => [], areAlike = () => false, joined = (facts) => facts }: Telling<A> = {},
): Message | undefined => {
  const factsOfOthers = others.map((other) => [...planOf(other), ...factsFor(other)])
  const isIn = (facts: readonly Message[], fact: Message): boolean =>
    facts.some((each) => sameMessage(each, fact))
  const compared = factsFor(action, others[0])
    .map((fact) => ({ fact, sharers: factsOfOthers.filter((each) => isIn(each, fact)).length }))
    .filter(({ sharers }) => sharers === 0 || sharers < others.length)
    .toSorted((one, other) => one.sharers - other.sharers)
    .map(({ fact }) => fact)
    .filter((fact, at, all) => !all.slice(0, at).some((each) => areAlike(each, fact)))
  const plan = planOf(action).map(
    (fact) => compared.find((each) => each.key !== fact.key && areAlike(each, fact)) ?? fact,
  )
  const isPlanned = (fact: Message): boolean =>
    plan.some((each) => sameMessage(each, fact) || areAlike(each, fact))
  const facts = [...plan, ...compared.filter((fact) => !isPlanned(fact))].slice(0, most)
  const setsApart = factsOfOthers.every((each) => !facts.every((fact) => isIn(each, fact)))
  if (facts.length === 0 || !setsApart) return undefined
  const told = joined(facts).map((fact, at) => ['abc'.charAt(at), { ...fact }] as const)
  return message(`reason.all.${told.length}`, Object.fromEntries(told))
}

/** The leading events that satisfy a predicate, up to the first that does not. */
export const takeWhile = <E>(events: readonly E[], isMeant: (event: E) => boolean): readonly E[] => {
  const end = events.findIndex((event) => !isMeant(event))
  return end < 0 ? events : events.slice(0, end)
}

/** A seat's expected points minus weighted shares of the strongest opponent's and of all opponents' average. */
export const leadOf = (
  hopes: readonly number[],
  seat: Seat,
  { strongest, all }: { readonly strongest: number; readonly all: number },
): number => {
  const others = hopes.filter((_, other) => other !== seat)
  const mean = sumOf(others) / Math.max(1, others.length)
  return (hopes[seat] ?? 0) - strongest * Math.max(...others) - all * mean
}
