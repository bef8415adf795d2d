/**
 * What a game can tell a search that plays it well. All parts are optional: a game without heuristics
 * is searched by its rules alone, with random play to the end.
 */
import type { Random } from './random.ts'
import { sumOf } from './rules/lists.ts'
import type { Seat } from './seat.ts'
import { message, type Message } from './text.ts'

/** How well a level of the search plays. */
export interface LevelStrength {
  /** Share of the playouts of the strongest level. */
  readonly share: number
  /** Differences in the chance to win that this level tends to ignore: the temperature of its softmax over choices. */
  readonly temperature: number
  /** Share of the candidates that it does not consider. */
  readonly missRate: number
}

/** From the friendly beginner to the strongest. */
export type Level = 1 | 2 | 3 | 4 | 5

export interface Heuristics<S, A> {
  /**
   * Legal actions of the seat to act that are worth a look, most promising first and at least one.
   * They may depend only on what that seat can see, and on the random.
   */
  candidates?(state: S, random: Random): readonly A[]
  /** An action for the seat to act as playouts choose it; any legal one if left out. */
  rolloutPolicy?(state: S, random: Random): A
  /** By seat, the chances to win the match, 1 together; to be asked only while a seat is to act. */
  evaluate?(state: S): readonly number[]
  /** Turns that a playout goes on before it is evaluated: 1 is the rest of a turn, and the default; 0 none. */
  readonly turns?: number
  /** Turns to play on after a draw before judging whom it helped; `turns` if left out. */
  luckHorizon?(state: S): number
  /** The same text for outcomes of chance that lead to the same position. */
  outcome?(state: S, action: A): string
  /**
   * What speaks for an action of the seat to act, as a text of the game, where there is a plain reason: facts
   * that follow from what that seat can see, whatever lies hidden.
   */
  reason?(state: S, action: A): Message | undefined
  /** Exploration weight of the confidence bound, 1 if left out. */
  readonly exploration?: number
  /** Playouts of the strongest level, for about a second of thought. */
  readonly playouts?: number
  /** Of the levels below it, where what fits most games does not fit this one. */
  readonly strengths?: { readonly [L in Exclude<Level, 5>]?: Partial<LevelStrength> }
}

/** Facts as one reason, the weightiest first: the text `reason.all.<n>` with at most three of them, `a` to `c`. */
export const reasonFrom = (facts: readonly Message[]): Message | undefined => {
  const told = facts.slice(0, 3).map((fact, at) => ['abc'.charAt(at), { ...fact }] as const)
  return told.length === 0 ? undefined : message(`reason.all.${told.length}`, Object.fromEntries(told))
}

/** The first of some events, up to one that is not meant. */
export const takeWhile = <E>(events: readonly E[], isMeant: (event: E) => boolean): readonly E[] => {
  const end = events.findIndex((event) => !isMeant(event))
  return end < 0 ? events : events.slice(0, end)
}

/** What a seat hopes for, less a share of what the strongest other seat does and one of what all others do on average. */
export const leadOf = (
  hopes: readonly number[],
  seat: Seat,
  { strongest, all }: { readonly strongest: number; readonly all: number },
): number => {
  const others = hopes.filter((_, other) => other !== seat)
  const mean = sumOf(others) / Math.max(1, others.length)
  return (hopes[seat] ?? 0) - strongest * Math.max(...others) - all * mean
}

/** Chances to win, 1 together, from what seats can hope for: one that is ahead by 1 / `weight` is e times as likely. */
export const softmax = (hopes: readonly number[], weight: number): readonly number[] => {
  const most = Math.max(...hopes)
  const shares = hopes.map((hope) => Math.exp(weight * (hope - most)))
  const sum = sumOf(shares)
  return shares.map((share) => share / sum)
}
