/** What a message tells, searched for what its receiver must not know. */

export type Json = null | string | number | boolean | readonly Json[] | { readonly [name: string]: Json }
export type JsonObject = { readonly [name: string]: Json }

/** A secret found in a message: what it is, and the seats that may know it; none, if nobody may. */
export interface Secret {
  readonly what: string
  readonly seats: readonly number[]
}

/** What one game calls secret, said without the game's own redaction: looks at one value, not into what it holds. */
export type SecretFinder = (value: Json) => readonly Secret[]

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])
export const seatsOf = (value: Json | undefined): readonly number[] =>
  typeof value === 'number' ? [value] : []

/** All secrets in a message, however deep. */
export function* secretsIn(message: Json, tell: SecretFinder): Generator<Secret> {
  yield* tell(message)
  const parts = isObject(message) ? Object.values(message) : listOf(message)
  for (const part of parts) yield* secretsIn(part, tell)
}
