import type { Json } from './json.ts'

/**
 * Why something is not legal: a value, never an exception. `code` is stable and the key of the sentence people read,
 * `rule` the id in the game's rule list, `details` the plain data (squares, numbers) that the sentence and the board
 * need.
 */
export interface Refusal {
  readonly code: string
  readonly rule?: string
  readonly details?: { readonly [key: string]: Json }
}

export type Accepted<E> = { readonly ok: true; readonly events: readonly E[] }
export type Refused = { readonly ok: false; readonly refusal: Refusal }

/** The result of `decide`: the events an action causes, or why it is refused. */
export type Decision<E> = Accepted<E> | Refused

export const accept = <E>(...events: readonly NoInfer<E>[]): Accepted<E> => ({ ok: true, events })

export const refuse = (code: string, rule?: string, details?: { readonly [key: string]: Json }): Refused => ({
  ok: false,
  refusal: { code, ...(rule === undefined ? {} : { rule }), ...(details === undefined ? {} : { details }) },
})

/** The events of an accepted action; none for a refused one. */
export const eventsOf = <E>(decision: Decision<E>): readonly E[] => (decision.ok ? decision.events : [])

/** A refusal's code and rule for each key. */
export type RefusalsBy<K extends string> = { readonly [Each in K]: readonly [code: string, rule: string] }

/** The result of an operation that can fail for a reason people should read. */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

/** A successful result. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })
/** A failed result. */
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error })
