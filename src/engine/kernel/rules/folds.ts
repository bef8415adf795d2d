/** Folding facts into a position by a table of their types. */
interface Fact {
  readonly type: string
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
