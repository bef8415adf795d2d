/** Plain data as JSON can carry it. States, actions and events are made of nothing else. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

export type JsonObject = { readonly [key: string]: Json }

/** So deep are texts looked for: no request has any below. */
const DEPTH = 32

/**
 * The same data with U+FFFD in place of each half of a character in its texts (Unicode: no scalar value), as typing, pasting
 * or cutting may leave it: neither databases nor files keep such a half.
 */
export const toWellFormed = (value: unknown, depth = DEPTH): unknown => {
  if (typeof value === 'string') return value.toWellFormed()
  if (typeof value !== 'object' || value === null || depth === 0) return value
  if (Array.isArray(value)) return value.map((each) => toWellFormed(each, depth - 1))
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key.toWellFormed(), toWellFormed(each, depth - 1)]),
  )
}

/** A plain object of whatever was read; undefined of anything else. */
export const asObject = (value: unknown): { readonly [name: string]: unknown } | undefined =>
  typeof value === 'object' && value !== null ? { ...value } : undefined

/** What a text says as JSON; undefined if it is none, as one that was damaged. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return undefined
    throw thrown
  }
}
