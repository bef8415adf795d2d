/** Many matches in one zip file, each a `.qipu` in it, so that any system's own tools open it. */
import type { Answer, ApiError, MatchRow } from '../../main/api.ts'

/** A match as a file. */
export interface Packed {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

export interface Bundle {
  readonly zip: Blob
  readonly packed: number
  /** Matches that could not be written, and why; the others are in the file. */
  readonly failed: readonly { readonly row: MatchRow; readonly error: ApiError }[]
}

/** `name.qipu`, `name (2).qipu` …: the first that is free, whatever the case of its letters. */
const freeName = (name: string, taken: ReadonlySet<string>): string => {
  const [, stem = name, ending = ''] = /^(.*?)(\.[a-z]+)$/.exec(name) ?? []
  for (let copy = 1; ; copy += 1) {
    const free = copy === 1 ? name : `${stem} (${copy})${ending}`
    if (!taken.has(free.toLowerCase())) return free
  }
}

/**
 * Packs one match after the other. `progress` hears how many are dealt with; `stopped` is asked before
 * each, and when it says so nothing is made (null).
 */
export const bundleOf = async (
  rows: readonly MatchRow[],
  pack: (row: MatchRow) => Promise<Answer<Packed>>,
  progress: (done: number) => void,
  stopped: () => boolean,
): Promise<Bundle | null> => {
  const { BlobWriter, Uint8ArrayReader, ZipWriter, configure } =
    await import('@zip.js/zip.js/lib/zip-core-native.js')
  configure({ useWebWorkers: false })
  // The records are compressed already.
  const writer = new ZipWriter(new BlobWriter('application/zip'), { level: 0 })
  const taken = new Set<string>()
  const failed: { row: MatchRow; error: ApiError }[] = []
  for (const [index, row] of rows.entries()) {
    if (stopped()) return null
    const answer = await pack(row)
    if (answer.ok) {
      const name = freeName(answer.value.name, taken)
      taken.add(name.toLowerCase())
      await writer.add(name, new Uint8ArrayReader(answer.value.bytes), {
        lastModDate: new Date(row.updatedAt),
      })
    } else failed.push({ row, error: answer.error })
    progress(index + 1)
  }
  if (stopped()) return null
  return { zip: await writer.close(), packed: taken.size, failed }
}
