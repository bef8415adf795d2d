/** Plain data as JSON can carry it. States, actions and events are made of nothing else. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

export type JsonObject = { readonly [key: string]: Json }

/** A plain object of whatever was read; undefined of anything else. */
export const membersOf = (value: unknown): { readonly [name: string]: unknown } | undefined =>
  typeof value === 'object' && value !== null ? { ...value } : undefined

/** What a text says as JSON; undefined if it is none, as one that was damaged. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return undefined
    throw thrown
  }
}
