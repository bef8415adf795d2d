/** Redacting actions and events by a table of their types. */
import type { Actor, Viewer } from '../seat.ts'

interface Fact {
  readonly type: string
}

/** By type: the member that becomes null for other viewers, or a function that returns what they see instead. */
export type Hidden<F extends Fact> = {
  readonly [T in F['type']]?:
    keyof Extract<F, { readonly type: T }> | ((fact: Extract<F, { readonly type: T }>) => F)
}

/**
 * The viewer `all` and the owner see everything; the owner is the seat a fact names or, if it names none, the actor.
 */
const redacted = <F extends Fact>(hidden: Hidden<F>, fact: F, viewer: Viewer, actor?: Actor): F => {
  // The table maps each type to the entry for exactly that type.
  const part = hidden[fact.type as F['type']] as string | ((fact: F) => F) | undefined
  const owner = 'seat' in fact ? fact.seat : actor
  if (part === undefined || viewer === 'all' || viewer === owner) return fact
  return typeof part === 'function' ? part(fact) : { ...fact, [part]: null }
}

/** Builds `redactEvent` from a table. */
export const redactEvents =
  <E extends Fact>(hidden: Hidden<E>) =>
  (event: E, viewer: Viewer): E =>
    redacted(hidden, event, viewer)

/** Builds `redactAction` from a table; `actor` chose the action. */
export const redactActions =
  <A extends Fact>(hidden: Hidden<A>) =>
  (action: A, actor: Actor, viewer: Viewer): A =>
    redacted(hidden, action, viewer, actor)
