/** Hiding what others may not know in actions and events, by a table of their types. */
import type { Actor, Viewer } from '../seat.ts'

interface Fact {
  readonly type: string
}

/** By type: the part that is null for others, or what others see instead. */
export type Hidden<F extends Fact> = {
  readonly [T in F['type']]?:
    keyof Extract<F, { readonly type: T }> | ((fact: Extract<F, { readonly type: T }>) => F)
}

/** Who may know all of it: `all`, the seat it names, and where it names none whoever has chosen it. */
const redacted = <F extends Fact>(hidden: Hidden<F>, fact: F, viewer: Viewer, actor?: Actor): F => {
  // What is found by a fact's type is meant for just such facts.
  const part = hidden[fact.type as F['type']] as string | ((fact: F) => F) | undefined
  const owner = 'seat' in fact ? fact.seat : actor
  if (part === undefined || viewer === 'all' || viewer === owner) return fact
  return typeof part === 'function' ? part(fact) : { ...fact, [part]: null }
}

/** An event as one viewer may see it. */
export const redactEvents =
  <E extends Fact>(hidden: Hidden<E>) =>
  (event: E, viewer: Viewer): E =>
    redacted(hidden, event, viewer)

/** An action as one viewer may see it; `actor` is who chose it. */
export const redactActions =
  <A extends Fact>(hidden: Hidden<A>) =>
  (action: A, actor: Actor, viewer: Viewer): A =>
    redacted(hidden, action, viewer, actor)
