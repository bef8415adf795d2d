/** Actions and events as unions discriminated by `type`: their schemas, and tables with a function or a fold per type. */
import { z } from 'zod'

/** One action or event: its type and what it carries, and nothing else. */
export const variant = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape })

/** The events of one type among others, in their order. */
export const eventsOfType = <E extends { readonly type: string }, T extends E['type']>(
  events: readonly E[],
  type: T,
): readonly Extract<E, { readonly type: T }>[] =>
  events.filter((event): event is Extract<E, { readonly type: T }> => event.type === type)

interface Fact {
  readonly type: string
}

/** Complete, so that no type is forgotten. */
type ByType<F extends Fact, R> = {
  readonly [T in F['type']]: (fact: Extract<F, { readonly type: T }>) => R
}

export const byType =
  <F extends Fact, R>(table: ByType<F, R>) =>
  (fact: F): R => {
    // Each part takes just the facts of the type it is found by.
    const say = table[fact.type as F['type']] as (fact: F) => R
    return say(fact)
  }

/** What each type of event changes: complete, so that no type is forgotten. */
export type Folds<S, E extends Fact> = {
  readonly [T in E['type']]: (state: S, event: Extract<E, { readonly type: T }>) => S
}

/** The folds of some types only, for a file of their own. */
export type FoldsOf<S, E extends Fact, T extends E['type']> = Pick<Folds<S, E>, T>

/** For facts that change nothing in the position. */
export const unchanged = <S>(state: S): S => state

/** `evolve` by a table. */
export const foldBy =
  <S, E extends Fact>(folds: Folds<S, E>) =>
  (state: S, event: E): S => {
    // Each fold takes just the events of the type it is found by.
    const fold = folds[event.type as E['type']] as (state: S, event: E) => S
    return fold(state, event)
  }
