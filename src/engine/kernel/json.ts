/** Plain data that JSON can carry. States, actions and events consist of nothing else. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

export type JsonObject = { readonly [key: string]: Json }

/** The deepest nesting searched for texts; no request nests deeper. */
const DEPTH = 32

/**
 * Returns the same data with U+FFFD in place of every lone surrogate in its texts. Typing, pasting or cutting can leave
 * half a character, and neither databases nor files keep one.
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

/** Copies an object read from outside into a plain one; undefined for anything that is not an object. */
export const asObject = (value: unknown): { readonly [name: string]: unknown } | undefined =>
  typeof value === 'object' && value !== null ? { ...value } : undefined

/** Parses JSON; undefined if the text is not valid JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return undefined
    throw thrown
  }
}
