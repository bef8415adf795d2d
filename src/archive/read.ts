/** The records in a zip file from anybody: read one after the other, within budgets, never onto a disk. */
import type { FileEntry, ZipReader } from '@zip.js/zip.js'
import { cutText } from '../engine/kernel/cut-text.ts'
import { sanitized } from '../engine/kernel/sanitize-text.ts'
import { COLLECTION_BYTES, COLLECTION_NAME, readCollection, type CollectionFile } from './collection.ts'

const MIB = 2 ** 20

/** How much of a stranger's zip file is read before the rest is refused. Sizes are in bytes. */
export interface ArchiveBudgets {
  readonly packed: number
  readonly entries: number
  /** Of one file in it, and of all together, as they come out: what its directory says is not believed. */
  readonly entry: number
  readonly unpacked: number
}
export const ARCHIVE: ArchiveBudgets = {
  packed: 256 * MIB,
  entries: 10_000,
  entry: 32 * MIB,
  unpacked: 1024 * MIB,
}

/**
 * First how many records it says it holds; then each file found in it: its bytes, or why there are none.
 * Something else than a record is only counted.
 */
export type Found =
  | { readonly is: 'holds'; readonly records: number }
  | { readonly is: 'record'; readonly name: string; readonly bytes: Blob }
  | { readonly is: 'refused'; readonly name: string; readonly error: { readonly code: string } }
  /** What the records in it are together; said once, before or after them. */
  | { readonly is: 'collection'; readonly collection: CollectionFile }
  | { readonly is: 'other' }

/** Whether the bytes begin as those of a zip file do. */
export const isArchive = async (file: Blob): Promise<boolean> => {
  const [one, two, three, four] = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return one === 0x50 && two === 0x4b && ((three === 3 && four === 4) || (three === 5 && four === 6))
}

const RECORD = /\.(qipu|jsonl|qipu\.gz|jsonl\.gz)$/i
/** Names are for showing alone: what leads to them in the archive is left out. */
const baseName = (path: string): string => cutText(sanitized(path.replace(/^.*[\\/]/s, '')), 255)
/** Companions some systems put beside the files. */
const isCompanion = (path: string): boolean => /(^|\/)(__MACOSX\/|\._)/.test(path)

class OverBudget extends Error {}

/** Collects what is written to it up to so many bytes. */
const collector = (
  most: number,
): { readonly stream: WritableStream<Uint8Array<ArrayBuffer>>; readonly blob: () => Blob } => {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const stream = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(part) {
      size += part.length
      if (size > most) throw new OverBudget()
      parts.push(part)
    },
  })
  return { stream, blob: () => new Blob(parts) }
}

/**
 * The files of an archive, in its order. Codes of what is refused: zipTooLarge, zipTooMany (the rest is
 * left), zipEmpty, zipLocked, badZip, tooLarge.
 */
export async function* filesIn(
  file: Blob,
  name: string,
  budgets: ArchiveBudgets = ARCHIVE,
): AsyncGenerator<Found, void> {
  const refused = (code: string, of = name): Found => ({ is: 'refused', name: of, error: { code } })
  if (file.size > budgets.packed) return yield refused('zipTooLarge')
  // Fetched with the first archive: few people ever open one.
  const { BlobReader, ZipReader, configure } = await import('@zip.js/zip.js/lib/zip-core-native.js')
  configure({ useWebWorkers: false })
  const reader = new ZipReader(new BlobReader(file), {
    filenameValidation: 'tolerant',
    checkOverlappingEntry: true,
  })
  let left = budgets.unpacked
  let collection: CollectionFile | undefined
  try {
    const { entries, trouble } = await listed(reader, budgets.entries)
    yield { is: 'holds', records: entries.filter(isRecord).length }
    if (entries.length === 0 && trouble === undefined) yield refused('zipEmpty')
    for (const entry of entries) {
      const own = baseName(entry.filename)
      if (entry.filename === COLLECTION_NAME && !entry.encrypted && collection === undefined) {
        collection = readCollection(await textOf(entry))
        yield collection === undefined ? { is: 'other' } : { is: 'collection', collection }
      } else if (!isRecord(entry)) yield { is: 'other' }
      else if (entry.encrypted) yield refused('zipLocked', own)
      else {
        const { stream, blob } = collector(Math.min(budgets.entry, left))
        try {
          await entry.getData(stream, { checkSignature: true })
          left -= blob().size
          yield { is: 'record', name: own, bytes: blob() }
        } catch (cause) {
          if (!(cause instanceof OverBudget)) yield refused('badZip', own)
          else if (left < budgets.entry) return yield refused('zipTooLarge')
          else {
            // It was read up to there, and counts.
            left -= budgets.entry
            yield refused('tooLarge', own)
          }
        }
      }
    }
    if (trouble !== undefined) yield refused(trouble)
  } finally {
    await reader.close()
  }
}

/** Nothing of one that is too long or damaged. */
const textOf = async (entry: FileEntry): Promise<string> => {
  const { stream, blob } = collector(COLLECTION_BYTES)
  try {
    await entry.getData(stream, { checkSignature: true })
    return await blob().text()
  } catch {
    return ''
  }
}

const isRecord = ({ filename }: FileEntry): boolean => RECORD.test(baseName(filename))

/** The files of its directory as far as they can be read, and why there are no more. */
const listed = async (
  reader: ZipReader<Blob>,
  most: number,
): Promise<{ readonly entries: readonly FileEntry[]; readonly trouble?: 'badZip' | 'zipTooMany' }> => {
  const entries: FileEntry[] = []
  let seen = 0
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      seen += 1
      if (seen > most) return { entries, trouble: 'zipTooMany' }
      if (!entry.directory && !isCompanion(entry.filename)) entries.push(entry)
    }
    return { entries }
  } catch {
    // Whatever it stumbles over: there is no directory, or none that can be read to its end.
    return { entries, trouble: 'badZip' }
  }
}
