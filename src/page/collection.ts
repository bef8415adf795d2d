/** The collection a page holds, if it holds more than one match. */
import type { PageOfMatches } from '../main/api/api.ts'
import { parseJson } from '../engine/kernel/json.ts'

/** Whoever made the page made its program too, so what it says of itself is not doubted. */
export const collectionIn = (text: string): PageOfMatches | undefined =>
  parseJson(text) as PageOfMatches | undefined

const MATCH = 'match'

/** Which match an address leads to, counted from 1; null: to the contents. */
export const numberIn = (hash: string): number | null => {
  const asked = new URLSearchParams(hash.slice(1)).get(MATCH)
  return asked !== null && /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : null
}
export const hashOf = (number: number | null): string => (number === null ? '#' : `#${MATCH}=${number}`)
