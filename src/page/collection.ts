/** The collection in a page with more than one match. */
import type { PageOfMatches } from '../main/api/api.ts'
import { parseJson } from '../engine/kernel/json.ts'

/** The JSON was written by the export that also wrote this program, so it needs no validation. */
export const collectionIn = (text: string): PageOfMatches | undefined =>
  parseJson(text) as PageOfMatches | undefined

const MATCH = 'match'

/** The number of the match in an address, counted from 1; null stands for the contents. */
export const numberIn = (hash: string): number | null => {
  const asked = new URLSearchParams(hash.slice(1)).get(MATCH)
  return asked !== null && /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : null
}
export const hashOf = (number: number | null): string => (number === null ? '#' : `#${MATCH}=${number}`)
