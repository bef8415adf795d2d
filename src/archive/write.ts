/** Writes many matches into one zip file, one file each. */
import { COLLECTION_NAME } from './collection.ts'
import type { Result } from '../engine/kernel/refusal.ts'

/** A match as a file. */
export interface Packed {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
  /** When the match was last changed, in milliseconds since 1970 UTC. */
  readonly changed: number
}

export interface Bundle<M, E> {
  /** The zip file, or the page. */
  readonly file: Blob
  readonly packed: number
  /** Matches that could not be written, with the reason; the others are in the file. */
  readonly failed: Failed<M, E>
}

/** The range of times a zip file can contain, in milliseconds since 1970 UTC. */
const EARLIEST = Date.UTC(1980, 0, 2)
const LATEST = Date.UTC(2107, 11, 30)

/** The default name of a file of many matches, with the local date. */
export const bundleStem = (now: Date): string =>
  [
    'qipu',
    now.getFullYear(),
    ...[now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')),
  ].join('-')

/** The first free name of `name.qipu`, `name (2).qipu` …, ignoring case. */
const freeName = (name: string, taken: ReadonlySet<string>): string => {
  const [, stem = name, ending = ''] = /^(.*?)(\.[a-z]+)$/.exec(name) ?? []
  for (let copy = 1; ; copy += 1) {
    const free = copy === 1 ? name : `${stem} (${copy})${ending}`
    if (!taken.has(free.toLowerCase())) return free
  }
}

export type Failed<M, E> = readonly { readonly match: M; readonly error: E }[]

/**
 * Packs one match after the other and returns those that could not be packed. Calls `progress` with the number done.
 * Returns null if `stopped` returns true, which is checked before each match and at the end.
 */
export const packEach = async <M, P, E>(
  matches: readonly M[],
  pack: (match: M) => Promise<Result<P, E>>,
  take: (packed: P, match: M) => unknown,
  progress: (done: number) => void,
  stopped: () => boolean,
): Promise<Failed<M, E> | null> => {
  const failed: { match: M; error: E }[] = []
  for (const [index, match] of matches.entries()) {
    if (stopped()) return null
    const answer = await pack(match)
    if (answer.ok) await take(answer.value, match)
    else failed.push({ match, error: answer.error })
    progress(index + 1)
  }
  return stopped() ? null : failed
}

/** Options as for `packEach`. `collect` gets the names of the files and returns the collection to add. */
export const bundleOf = async <M, E>(
  matches: readonly M[],
  pack: (match: M) => Promise<Result<Packed, E>>,
  progress: (done: number) => void,
  stopped: () => boolean,
  collect?: (names: readonly string[]) => string,
): Promise<Bundle<M, E> | null> => {
  const { BlobWriter, TextReader, Uint8ArrayReader, ZipWriter, configure } =
    await import('@zip.js/zip.js/lib/zip-core-native.js')
  configure({ useWebWorkers: false })
  const writer = new ZipWriter(new BlobWriter('application/zip'))
  const taken = new Set<string>()
  const names: string[] = []
  const add = async (packed: Packed): Promise<void> => {
    const name = freeName(packed.name, taken)
    taken.add(name.toLowerCase())
    names.push(name)
    await writer.add(name, new Uint8ArrayReader(packed.bytes), {
      lastModDate: new Date(Math.min(Math.max(packed.changed, EARLIEST), LATEST)),
      // Records are already compressed.
      level: name.endsWith('.qipu') ? 0 : 6,
    })
  }
  const failed = await packEach(matches, pack, add, progress, stopped)
  if (failed === null) return null
  if (collect !== undefined && taken.size > 0)
    await writer.add(COLLECTION_NAME, new TextReader(collect(names)), { level: 6 })
  return { file: await writer.close(), packed: taken.size, failed }
}
