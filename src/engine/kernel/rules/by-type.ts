/** What is said of actions and events, by a table of their types. */
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
