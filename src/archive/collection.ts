/** The file that makes a zip file of matches a collection: their order, a title and an introduction. */
import { parseJson, asObject } from '../engine/kernel/json.ts'
import { sanitized, sanitizedLines } from '../engine/kernel/sanitize-text.ts'

export interface CollectionFile {
  readonly id: string
  readonly title: string
  readonly introduction: string
  /** The names of the other files in the archive, in the order of the matches. */
  readonly matches: readonly string[]
}

export const COLLECTION_NAME = 'collection.json'
/** Bytes of one from anybody, as it comes out. */
export const COLLECTION_BYTES = 2 ** 20
const FORMAT = 'qipu-collection'
const VERSION = 1
const MOST = { title: 80, introduction: 20_000, matches: 1000, name: 255 }
const ID = /^[0-9a-f]{32}$/

export const writeCollection = (collection: CollectionFile): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, ...collection }, null, 2)}\n`

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most

/** Parses a collection; undefined if the bytes are none, or of an unknown version. The matches can be imported anyway. */
export const readCollection = (text: string): CollectionFile | undefined => {
  const found = asObject(parseJson(text))
  if (found?.['format'] !== FORMAT || found['version'] !== VERSION) return undefined
  const { id, title, introduction, matches } = found
  if (!isText(id, 32) || !ID.test(id) || !isText(title, MOST.title)) return undefined
  if (!isText(introduction, MOST.introduction) || !Array.isArray(matches)) return undefined
  if (matches.length > MOST.matches || !matches.every((name) => isText(name, MOST.name))) return undefined
  const named = sanitized(title).trim()
  if (named === '') return undefined
  return { id, title: named, introduction: sanitizedLines(introduction), matches }
}
