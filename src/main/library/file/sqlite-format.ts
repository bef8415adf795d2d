/**
 * Reads the files of a library without SQLite: the header of the database, the rollback journal, the write-ahead log
 * and its index. SQLite would delete or overwrite a log that it does not trust. The sections named below are those of
 * SQLite's documentation "Database File Format".
 */
import { closeSync, openSync, readSync, fstatSync } from 'node:fs'
import type Database from 'better-sqlite3'
import { APPLICATION_ID } from './migrate.ts'

/**
 * Opens a file for reading; undefined if there is none. Another process may delete it at any moment, so there is no
 * check beforehand.
 */
const openIfThere = (file: string): number | undefined => {
  try {
    return openSync(file, 'r')
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT') return undefined
    throw thrown
  }
}

/** `length` bytes from offset `at`; undefined if the file ends before. */
export const readBytes = (handle: number, at: number, length: number): Buffer | undefined => {
  const bytes = Buffer.allocUnsafe(length)
  return readSync(handle, bytes, 0, length, at) === length ? bytes : undefined
}

/** "The Database Header": its length and offsets in it. */
export const HEADER = { length: 100, pageSize: 16, pages: 28, version: 60, application: 68 } as const
/** The page header after it, which tells whether the database has any table: kind of the page and number of cells. */
export const TABLE_LIST = { kind: 100, leaf: 0x0d, count: 103, end: 108 } as const
export const MAGIC = 'SQLite format 3\0'

/** The page size in bytes; 65536 does not fit in two bytes and is stored as 1. */
export const pageSizeOf = (header: Buffer): number => {
  const page = header.readUInt16BE(HEADER.pageSize)
  return page === 1 ? 65536 : page
}

/** The length that the header says the file has, in bytes. */
export const expectedSize = (header: Buffer): number => header.readUInt32BE(HEADER.pages) * pageSizeOf(header)

export const isDatabase = (header: Buffer): boolean => header.toString('latin1', 0, MAGIC.length) === MAGIC

/** The application id and the schema version. */
export const identityOf = (header: Buffer): { readonly application: number; readonly version: number } => ({
  application: header.readInt32BE(HEADER.application),
  version: header.readInt32BE(HEADER.version),
})

/** The first bytes of a file; fewer if it is shorter. */
export const firstBytes = (file: string, length: number): Buffer => {
  const handle = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(length)
    return bytes.subarray(0, readSync(handle, bytes, 0, length, 0))
  } finally {
    closeSync(handle)
  }
}

/** "The Rollback Journal": pages as they were before an unfinished transaction. */
const JOURNAL_MAGIC = 'd9d505f920a163d7'
const JOURNAL_HEADER = { length: 28, pages: 16, sector: 20, pageSize: 24 } as const
/** Each page has its number before it and a checksum after it. */
const PAGE_NUMBER_BYTES = 4
const CHECKSUM_BYTES = 4

interface Journal {
  /** The length of the database before the transaction, in bytes. */
  readonly size: number
  /** The start of page 1 before the transaction, if the transaction changed it. */
  readonly header: Buffer | undefined
  /** Not a journal, or its header is overwritten; SQLite would delete it. */
  readonly broken: boolean
}

/** The journal in a file; undefined if there is none, or nothing to roll back. */
export const readJournal = (file: string): Journal | undefined => {
  const handle = openIfThere(file)
  if (handle === undefined) return undefined
  try {
    const { size } = fstatSync(handle)
    const header = Buffer.alloc(JOURNAL_HEADER.length)
    if (readSync(handle, header, 0, JOURNAL_HEADER.length, 0) < JOURNAL_HEADER.length) return undefined
    // Finished: SQLite zeroes the header or truncates the file.
    if (header[0] === 0) return undefined
    const pageSize = header.readUInt32BE(JOURNAL_HEADER.pageSize)
    if (header.toString('hex', 0, 8) !== JOURNAL_MAGIC || pageSize < 512 || pageSize > 65536)
      return { size: 0, header: undefined, broken: true }
    const before = header.readUInt32BE(JOURNAL_HEADER.pages) * pageSize
    return { size: before, header: firstPage(handle, size, header), broken: false }
  } finally {
    closeSync(handle)
  }
}

/** Searches the first segment, which holds page 1 if SQLite began the transaction with it, as it does. */
const firstPage = (handle: number, size: number, header: Buffer): Buffer | undefined => {
  const pageSize = header.readUInt32BE(JOURNAL_HEADER.pageSize)
  const number = Buffer.alloc(PAGE_NUMBER_BYTES)
  const step = PAGE_NUMBER_BYTES + pageSize + CHECKSUM_BYTES
  for (let at = header.readUInt32BE(JOURNAL_HEADER.sector); at + step <= size; at += step) {
    readSync(handle, number, 0, PAGE_NUMBER_BYTES, at)
    if (number.readUInt32BE() !== 1) continue
    const found = Buffer.alloc(HEADER.length)
    readSync(handle, found, 0, found.length, at + PAGE_NUMBER_BYTES)
    return found
  }
  return undefined
}

// "The WAL Format" and "The WAL-Index File Format".

/** The index of the write-ahead log, which a killed program leaves behind: how much of the log was committed. */
interface LogIndex {
  /** The salt in the header of the log that it belongs to. */
  readonly salt: string
  /** Number of the last committed frame; 0 if the log has no commit. */
  readonly committed: number
}

/** The file begins with two copies of its header, written one after the other. */
const INDEX_HEADER_BYTES = 48
const INDEX_VERSION = 3_007_000
const INDEX_COMMITTED = 16
const INDEX_SALT = { start: 32, end: 40 }

/** The index in a file; undefined if there is none or a writer was changing it. */
const readLogIndex = (file: string): LogIndex | undefined => {
  const handle = openIfThere(file)
  if (handle === undefined) return undefined
  try {
    const bytes = readBytes(handle, 0, 2 * INDEX_HEADER_BYTES)
    if (
      bytes === undefined ||
      bytes.compare(bytes, INDEX_HEADER_BYTES, 2 * INDEX_HEADER_BYTES, 0, INDEX_HEADER_BYTES) !== 0
    )
      return undefined
    // Numbers are in the byte order of the machine that wrote them.
    const little = bytes.readUInt32LE(0) === INDEX_VERSION
    if (!little && bytes.readUInt32BE(0) !== INDEX_VERSION) return undefined
    return {
      salt: bytes.toString('hex', INDEX_SALT.start, INDEX_SALT.end),
      committed: little ? bytes.readUInt32LE(INDEX_COMMITTED) : bytes.readUInt32BE(INDEX_COMMITTED),
    }
  } finally {
    closeSync(handle)
  }
}

const LOG_HEADER_BYTES = 32
const FRAME_HEADER_BYTES = 24
/** The lowest bit of the magic number is the byte order of the checksums. */
const LOG_MAGIC = 0x377f0682

export interface Log {
  readonly pageSize: number
  /** Pages of the database after the last commit; 0 without a commit. */
  readonly pages: number
  /** Offset in the log of the last committed content of each page, by page number. */
  readonly pageOffsets: ReadonlyMap<number, number>
  /** Stamps (`firstPageStamp`) of all committed versions of page 1, oldest first. */
  readonly firstPageStamps: readonly string[]
  /** The start of page 1 as last committed. */
  readonly header: Buffer | undefined
  /** Identifies this use of the log: SQLite changes it whenever it starts the log again. Empty if unreadable. */
  readonly salt: string
  /** Unreadable, or damaged in the middle: a completed commit follows the damage. */
  readonly broken: boolean
}

export const NO_LOG: Log = {
  pageSize: 0,
  pages: 0,
  pageOffsets: new Map(),
  firstPageStamps: [],
  header: undefined,
  salt: '',
  broken: false,
}

/** Identifies a state of page 1: the change counter and the page count, as hex. */
export const firstPageStamp = (page: Buffer): string => page.toString('hex', 24, 32)

/** The log beside a library; undefined if there is none or it is empty, as after a clean close. */
export const readLog = (file: string): Log | undefined => {
  const handle = openIfThere(`${file}-wal`)
  if (handle === undefined) return undefined
  try {
    const { size } = fstatSync(handle)
    if (size === 0) return undefined
    const { committed, ...log } = readFrom(handle, size)
    return { ...log, broken: log.broken && !isCutOff(file, log.salt, committed) }
  } finally {
    closeSync(handle)
  }
}

/**
 * True if the writer was killed in the middle of a commit: SQLite may write the end of a frame before its page, and
 * checksums last where it wrote pages twice. The index knows the last completed commit, and the log has everything up
 * to it.
 */
const isCutOff = (file: string, salt: string, committed: number): boolean => {
  const index = readLogIndex(`${file}-shm`)
  return index !== undefined && index.salt === salt && index.committed === committed
}

/** The salt of the log beside a library; empty if there is none. */
export const saltOf = (file: string): string => {
  const handle = openIfThere(`${file}-wal`)
  if (handle === undefined) return ''
  try {
    return readBytes(handle, 0, LOG_HEADER_BYTES)?.toString('hex', 16, 24) ?? ''
  } finally {
    closeSync(handle)
  }
}

/** A log with the number of its last frame that ends a commit, as far as readable. */
type Found = Log & { readonly committed: number }
const EMPTY_LOG: Found = { ...NO_LOG, committed: -1 }

const readFrom = (handle: number, size: number): Found => {
  const header = readBytes(handle, 0, LOG_HEADER_BYTES)
  // Cut off while its header was written: it holds nothing.
  if (header === undefined) return { ...EMPTY_LOG, broken: !isBegun(handle, size) }
  if ((header.readUInt32BE(0) & ~1) >>> 0 !== LOG_MAGIC) return { ...EMPTY_LOG, broken: true }
  const little = (header.readUInt32BE(0) & 1) === 0
  const sum = checksum(header.subarray(0, LOG_HEADER_BYTES - 8), [0, 0], little)
  const pageSize = header.readUInt32BE(8)
  if (!isSum(header, LOG_HEADER_BYTES - 8, sum) || pageSize < 512 || pageSize > 65536)
    return { ...EMPTY_LOG, broken: true }
  return readFrames(handle, size, header, sum, little)
}

/** True if the bytes are the start of a log header. */
const isBegun = (handle: number, size: number): boolean => {
  const begun = readBytes(handle, 0, Math.min(size, 4))
  return [LOG_MAGIC, LOG_MAGIC | 1].some((magic) => {
    const known = Buffer.alloc(4)
    known.writeUInt32BE(magic)
    return begun?.equals(known.subarray(0, begun.length)) === true
  })
}

type Sum = readonly [number, number]

const readFrames = (handle: number, size: number, header: Buffer, start: Sum, little: boolean): Found => {
  const pageSize = header.readUInt32BE(8)
  const pageOffsets = new Map<number, number>()
  const firstPageStamps: string[] = []
  let first: Buffer | undefined
  let pages = 0
  let committed = 0
  let sum = start
  let pending: { page: number; at: number; header: Buffer | undefined }[] = []
  let at = LOG_HEADER_BYTES
  for (; at + FRAME_HEADER_BYTES + pageSize <= size; at += FRAME_HEADER_BYTES + pageSize) {
    const frame = readBytes(handle, at, FRAME_HEADER_BYTES + pageSize)
    if (frame === undefined || !isOfThisLog(frame, header)) break
    sum = checksum(frame.subarray(0, 8), sum, little)
    sum = checksum(frame.subarray(FRAME_HEADER_BYTES), sum, little)
    if (!isSum(frame, 16, sum)) break
    const page = frame.readUInt32BE(0)
    const begins =
      page === 1 ? frame.subarray(FRAME_HEADER_BYTES, FRAME_HEADER_BYTES + TABLE_LIST.end) : undefined
    pending.push({ page, at: at + FRAME_HEADER_BYTES, header: begins })
    const commits = frame.readUInt32BE(4)
    if (commits === 0) continue
    pages = commits
    committed = (at - LOG_HEADER_BYTES) / (FRAME_HEADER_BYTES + pageSize) + 1
    for (const one of pending) {
      pageOffsets.set(one.page, one.at)
      if (one.header === undefined) continue
      first = one.header
      firstPageStamps.push(firstPageStamp(first))
    }
    pending = []
  }
  const salt = header.toString('hex', 16, 24)
  return {
    pageSize,
    pages,
    pageOffsets,
    firstPageStamps,
    header: first,
    salt,
    committed,
    broken: commitsFrom(handle, at, size, header),
  }
}

/**
 * True if a frame of this log ends a commit at or after an offset. Frames of an earlier use of the file have another
 * salt.
 */
const commitsFrom = (handle: number, from: number, size: number, header: Buffer): boolean => {
  const pageSize = header.readUInt32BE(8)
  for (let at = from; at + FRAME_HEADER_BYTES + pageSize <= size; at += FRAME_HEADER_BYTES + pageSize) {
    const frame = readBytes(handle, at, FRAME_HEADER_BYTES)
    if (frame !== undefined && isOfThisLog(frame, header) && frame.readUInt32BE(4) !== 0) return true
  }
  return false
}

const isOfThisLog = (frame: Buffer, header: Buffer): boolean => frame.compare(header, 16, 24, 8, 16) === 0

const isSum = (bytes: Buffer, at: number, [first, second]: Sum): boolean =>
  bytes.readUInt32BE(at) === first && bytes.readUInt32BE(at + 4) === second

const checksum = (bytes: Buffer, [first, second]: Sum, little: boolean): Sum => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  for (let at = 0; at < bytes.length; at += 8) {
    first = (first + view.getUint32(at, little) + second) >>> 0
    second = (second + view.getUint32(at + 4, little) + first) >>> 0
  }
  return [first, second]
}

/** `unmarked`: no application id and no tables, as when the creation was interrupted. */
type Owner = 'ours' | 'theirs' | 'unmarked'

const ownerBy = (application: number, hasTables: () => boolean): Owner => {
  if (application === APPLICATION_ID) return 'ours'
  return application === 0 && !hasTables() ? 'unmarked' : 'theirs'
}

/** True if the first pages, in the file and in the log, show another program's database; false if they cannot tell. */
export const isForeign = (...firstPages: readonly (Buffer | undefined)[]): boolean => {
  const owners = firstPages.map(ownerOfPage)
  return owners.includes('theirs') && !owners.includes('ours')
}

const ownerOfPage = (page: Buffer | undefined): Owner | undefined => {
  if (page === undefined || page.length < TABLE_LIST.end || !isDatabase(page)) return undefined
  const hasTables = (): boolean =>
    page[TABLE_LIST.kind] !== TABLE_LIST.leaf || page.readUInt16BE(TABLE_LIST.count) > 0
  return ownerBy(identityOf(page).application, hasTables)
}

/** True if a header may be a library's; a header does not tell whether there are tables. */
export const mayBeOurs = (header: Buffer | undefined): boolean =>
  header !== undefined &&
  isDatabase(header) &&
  ownerBy(identityOf(header).application, () => false) !== 'theirs'

/** True if an open database is a library, or empty and free to become one. */
export const isOurs = (db: Database.Database): boolean => {
  const hasTables = (): boolean => db.prepare('SELECT 1 FROM sqlite_schema').get() !== undefined
  // SQLite stores a number.
  return ownerBy(db.pragma('application_id', { simple: true }) as number, hasTables) !== 'theirs'
}
