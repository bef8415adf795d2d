/**
 * Whose database a file is, from its bytes alone. SQLite writes where it only reads: it makes an index
 * beside a log, brings the log into the file when it closes it, and takes back a change that was cut off.
 */
import { closeSync, readSync, statSync } from 'node:fs'
import { beginningOf, HEADER, MAGIC } from './header.ts'
import { openIfThere, readLog } from './log.ts'
import { APPLICATION_ID } from './schema.ts'

/** Where the first page tells, behind the header, what tables there are: kind of the page, number of entries. */
const TABLES = { kind: 100, leaf: 0x0d, count: 103, end: 108 } as const

/** `young`: without a mark and without any table, as one whose making was interrupted. */
type Whose = 'ours' | 'theirs' | 'young'

/** True if the file is another program's database; false also where that cannot be told. */
export const isForeign = (file: string): boolean => {
  const stat = statSync(file, { throwIfNoEntry: false })
  if (stat?.isFile() !== true) return false
  const found = [beginningOf(file, TABLES.end), firstPageInLog(file)].map(whose)
  return found.includes('theirs') && !found.includes('ours')
}

const whose = (page: Buffer | undefined): Whose | undefined => {
  if (page === undefined || page.length < TABLES.end) return undefined
  if (page.toString('latin1', 0, MAGIC.length) !== MAGIC) return undefined
  const application = page.readInt32BE(HEADER.application)
  if (application === APPLICATION_ID) return 'ours'
  const isEmpty = page[TABLES.kind] === TABLES.leaf && page.readUInt16BE(TABLES.count) === 0
  return application === 0 && isEmpty ? 'young' : 'theirs'
}

/** The beginning of the first page as last committed into the log, if it is there. */
const firstPageInLog = (file: string): Buffer | undefined => {
  const at = readLog(`${file}-wal`)?.places.get(1)
  if (at === undefined) return undefined
  const handle = openIfThere(`${file}-wal`)
  if (handle === undefined) return undefined
  try {
    const bytes = Buffer.alloc(TABLES.end)
    return readSync(handle, bytes, 0, bytes.length, at) === bytes.length ? bytes : undefined
  } finally {
    closeSync(handle)
  }
}
