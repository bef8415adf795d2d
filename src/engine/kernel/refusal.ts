import type { Json } from './json.ts'

/**
 * Why something is not legal. A value, never an exception: `code` is stable and is the key of
 * the sentence people read, `rule` the id in the game's rule file, `details` what the sentence
 * and the board need (squares, numbers), in plain data.
 */
export interface Refusal {
  readonly code: string
  readonly rule?: string
  readonly details?: { readonly [key: string]: Json }
}

export type Accepted<E> = { readonly ok: true; readonly events: readonly E[] }
export type Refused = { readonly ok: false; readonly refusal: Refusal }

/** What `decide` answers: the events an action causes, or why it is refused. */
export type Decision<E> = Accepted<E> | Refused

export const accept = <E>(...events: readonly E[]): Accepted<E> => ({ ok: true, events })

export const refuse = (code: string, rule?: string, details?: { readonly [key: string]: Json }): Refused => ({
  ok: false,
  refusal: { code, ...(rule === undefined ? {} : { rule }), ...(details === undefined ? {} : { details }) },
})

/** The events of an action that is legal; none of one that is refused. */
export const eventsOf = <E>(decision: Decision<E>): readonly E[] => (decision.ok ? decision.events : [])

/** The code and the rule of a refusal for each of some things. */
export type RefusalsBy<K extends string> = { readonly [Each in K]: readonly [code: string, rule: string] }

/** The answer of anything that can fail for a reason a person should read. */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error })
