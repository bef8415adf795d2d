/** Searches a message for secrets its receiver must not know. */
import type { Json, JsonObject } from '../json.ts'

/** A secret found in a message, and the seats that may know it; none if nobody may. */
export interface Secret {
  readonly what: string
  readonly seats: readonly number[]
}

/** Finds the secrets of a game in one value, without its nested values and without the game's own redaction. */
export type SecretFinder = (value: Json) => readonly Secret[]

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])
/** The seat a value names, as a list; empty if it names none. */
export const seatIn = (value: Json | undefined): readonly number[] =>
  typeof value === 'number' ? [value] : []

/** All secrets in a message, at any depth. */
export function* secretsIn(message: Json, find: SecretFinder): Generator<Secret> {
  yield* find(message)
  const parts = isObject(message) ? Object.values(message) : listOf(message)
  for (const part of parts) yield* secretsIn(part, find)
}
