/** Reads the records in an untrusted zip file, one after the other, within budgets, and only in memory. */
import type { FileEntry, ZipReader } from '@zip.js/zip.js'
import { cutText } from '../engine/kernel/cut-text.ts'
import { sanitized } from '../engine/kernel/sanitize-text.ts'
import { COLLECTION_BYTES, COLLECTION_NAME, readCollection, type CollectionFile } from './collection.ts'

const MIB = 2 ** 20

/** The limits for an untrusted zip file, beyond which the rest is refused. Sizes are in bytes. */
export interface ArchiveBudgets {
  readonly packed: number
  readonly entries: number
  /** The unpacked size of one file, and of all together. The sizes in the archive's directory are not trusted. */
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
 * First the number of records by the archive's directory; then each file found, with its bytes or an error. Files that
 * are no records are only counted.
 */
export type Found =
  | { readonly is: 'holds'; readonly records: number }
  | { readonly is: 'record'; readonly name: string; readonly bytes: Blob }
  | { readonly is: 'refused'; readonly name: string; readonly error: { readonly code: string } }
  /** The collection of the records; comes once, before or after them. */
  | { readonly is: 'collection'; readonly collection: CollectionFile }
  | { readonly is: 'other' }

/** True if the bytes start like a zip file. */
export const startsArchive = ([one, two, three, four]: Uint8Array): boolean =>
  one === 0x50 && two === 0x4b && ((three === 3 && four === 4) || (three === 5 && four === 6))
/** True if the file starts like a zip file. */
export const isArchive = async (file: Blob): Promise<boolean> =>
  startsArchive(new Uint8Array(await file.slice(0, 4).arrayBuffer()))

const RECORD = /\.(qipu|jsonl|qipu\.gz|jsonl\.gz)$/i
/** The name to show for a file, without its folders in the archive. */
const baseName = (path: string): string => cutText(sanitized(path.replace(/^.*[\\/]/s, '')), 255)
/** Files that some systems add beside the others. */
const isCompanion = (path: string): boolean => /(^|\/)(__MACOSX\/|\._)/.test(path)

class OverBudget extends Error {}

/** Collects written bytes up to a limit. */
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
 * Reads the files of an archive in its order. Codes zipTooLarge, zipTooMany (the rest is not read), zipEmpty, zipLocked,
 * badZip, tooLarge.
 */
export async function* filesIn(
  file: Blob,
  name: string,
  budgets: ArchiveBudgets = ARCHIVE,
): AsyncGenerator<Found, void> {
  const refused = (code: string, of = name): Found => ({ is: 'refused', name: of, error: { code } })
  if (file.size > budgets.packed) return yield refused('zipTooLarge')
  // Loaded with the first archive, because few people open one.
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
            // The bytes read so far count towards the budget.
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

/** The bytes of a file, or an error if it is too long or damaged. */
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

/** The files in the archive's directory, with an error if the directory is damaged. */
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
    // Any error means that the directory is missing or damaged.
    return { entries, trouble: 'badZip' }
  }
}
