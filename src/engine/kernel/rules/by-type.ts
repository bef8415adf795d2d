/** Actions and events as unions discriminated by `type`: their schemas, and tables with a function or a fold per type. */
import { z } from 'zod'

/** The schema of one action or event: its type and its members, and nothing else. */
export const variant = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape })

/** The events of one type, in their order. */
export const eventsOfType = <E extends { readonly type: string }, T extends E['type']>(
  events: readonly E[],
  type: T,
): readonly Extract<E, { readonly type: T }>[] =>
  events.filter((event): event is Extract<E, { readonly type: T }> => event.type === type)

interface Fact {
  readonly type: string
}

/** One function for every type; the compiler reports a missing one. */
type ByType<F extends Fact, R> = {
  readonly [T in F['type']]: (fact: Extract<F, { readonly type: T }>) => R
}

export const byType =
  <F extends Fact, R>(table: ByType<F, R>) =>
  (fact: F): R => {
    // The table maps each type to a function of exactly that type.
    const say = table[fact.type as F['type']] as (fact: F) => R
    return say(fact)
  }

/** One fold for every type of event; the compiler reports a missing one. */
export type Folds<S, E extends Fact> = {
  readonly [T in E['type']]: (state: S, event: Extract<E, { readonly type: T }>) => S
}

/** The folds of some event types, for a table split by subject. */
export type FoldsOf<S, E extends Fact, T extends E['type']> = Pick<Folds<S, E>, T>

/** The fold of events that change nothing in the position. */
export const unchanged = <S>(state: S): S => state

/** Builds `evolve` from a table of folds. Throws for an event of an unknown type, which no decision makes. */
export const foldBy = <S, E extends Fact>(folds: Folds<S, E>): ((state: S, event: E) => S) => {
  // A Map is faster than an object of this size. It maps each type to a fold of exactly that type.
  const table = new Map(Object.entries(folds) as [string, (state: S, event: E) => S][])
  return (state, event) => {
    const fold = table.get(event.type)
    if (fold === undefined) throw new Error(`No fold for an event of type ${event.type}`)
    return fold(state, event)
  }
}
