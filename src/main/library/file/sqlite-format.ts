/** The first bytes of a database file; see "The Database Header" in SQLite's file format. */
import { closeSync, openSync, readSync, fstatSync } from 'node:fs'
import type Database from 'better-sqlite3'
import { APPLICATION_ID } from './migrate.ts'

// Bytes of files that another process may write, cut or delete meanwhile.

/** A file to be read; undefined if there is none. It may be deleted at any moment, so nothing is asked before. */
const openIfThere = (file: string): number | undefined => {
  try {
    return openSync(file, 'r')
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT') return undefined
    throw thrown
  }
}

/** Bytes of the file, or nothing where it ends before. */
export const readBytes = (handle: number, at: number, length: number): Buffer | undefined => {
  const bytes = Buffer.allocUnsafe(length)
  return readSync(handle, bytes, 0, length, at) === length ? bytes : undefined
}

/** Offsets in it, and its length. */
export const HEADER = { length: 100, pageSize: 16, pages: 28, version: 60, application: 68 } as const
/** Behind it the first page tells what tables there are: kind of the page, number of entries. */
export const TABLE_LIST = { kind: 100, leaf: 0x0d, count: 103, end: 108 } as const
export const MAGIC = 'SQLite format 3\0'

/** The largest size does not fit in two bytes and is written as 1. */
export const pageSizeOf = (header: Buffer): number => {
  const page = header.readUInt16BE(HEADER.pageSize)
  return page === 1 ? 65536 : page
}

/** The length the file should have by its own header. */
export const expectedSize = (header: Buffer): number => header.readUInt32BE(HEADER.pages) * pageSizeOf(header)

export const isDatabase = (header: Buffer): boolean => header.toString('latin1', 0, MAGIC.length) === MAGIC

/** Whose database it is, and the version of its schema. */
export const identityOf = (header: Buffer): { readonly application: number; readonly version: number } => ({
  application: header.readInt32BE(HEADER.application),
  version: header.readInt32BE(HEADER.version),
})

/** The beginning of a file, shorter where the file is. */
export const firstBytes = (file: string, length: number): Buffer => {
  const handle = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(length)
    return bytes.subarray(0, readSync(handle, bytes, 0, length, 0))
  } finally {
    closeSync(handle)
  }
}

/**
 * Reads the rollback journal beside the library without SQLite. It holds pages as they were before
 * a change that was cut off. See "The Rollback Journal" in SQLite's file format.
 */
const JOURNAL_MAGIC = 'd9d505f920a163d7'
const JOURNAL_HEADER = { length: 28, pages: 16, sector: 20, pageSize: 24 } as const
/** Before each page its number, after it a checksum. */
const PAGE_NUMBER_BYTES = 4
const CHECKSUM_BYTES = 4

interface Journal {
  /** The length of the file before the change. */
  readonly size: number
  /** The beginning of the first page before the change, if the change touched it. */
  readonly header: Buffer | undefined
  /** It is none of SQLite's, or its beginning is overwritten; SQLite would delete it. */
  readonly broken: boolean
}

/** The journal in a file; undefined if there is none, or nothing in it to take back. */
export const readJournal = (file: string): Journal | undefined => {
  const handle = openIfThere(file)
  if (handle === undefined) return undefined
  try {
    const { size } = fstatSync(handle)
    const header = Buffer.alloc(JOURNAL_HEADER.length)
    if (readSync(handle, header, 0, JOURNAL_HEADER.length, 0) < JOURNAL_HEADER.length) return undefined
    // Done with: SQLite overwrites the beginning with zeros, or cuts the file off.
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

/** Looks through the first segment, where the first page is if the change began with it, as SQLite's do. */
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

// Reads the write-ahead log beside the library without SQLite, which deletes or overwrites a log
// it does not believe. See "The WAL Format" in SQLite's file format.

/**
 * Reads the index of the write-ahead log, which a killed program leaves beside it: how much of the log its writer has
 * committed. See "WAL-Index File Format" in SQLite's documentation.
 */
interface LogIndex {
  /** Of the log it was made for, as in its header. */
  readonly salt: string
  /** Number of the last frame of the last commit; 0 if nothing was committed since the log was begun. */
  readonly committed: number
}

/** It begins with two copies of its header, of which one is written after the other. */
const INDEX_HEADER_BYTES = 48
const INDEX_VERSION = 3_007_000
const INDEX_COMMITTED = 16
const INDEX_SALT = { start: 32, end: 40 }

/** The index in a file; undefined if there is none, or if it was just being changed. */
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
    // Numbers are in the order of bytes of the machine that wrote it.
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
/** The last bit of the magic number says in which order of bytes checksums are counted. */
const LOG_MAGIC = 0x377f0682

export interface Log {
  readonly pageSize: number
  /** Pages of the database after the last commit; 0 if nothing is committed. */
  readonly pages: number
  /** Where the last committed content of each page begins in the log. */
  readonly places: ReadonlyMap<number, number>
  /** Committed first pages, by their `firstPageStamp`. */
  readonly heads: readonly string[]
  /** The beginning of the first page as last committed, which holds the marks of the file. */
  readonly header: Buffer | undefined
  /** Differs each time the log is begun anew; empty if it cannot be read. */
  readonly salt: string
  /** It cannot be read, or only up to a damage: a commit lies behind it that was completed. */
  readonly broken: boolean
}

/** Nothing is in it. */
export const NO_LOG: Log = {
  pageSize: 0,
  pages: 0,
  places: new Map(),
  heads: [],
  header: undefined,
  salt: '',
  broken: false,
}

/** What tells states of the first page apart: how often it was changed, and the pages it counts. */
export const firstPageStamp = (page: Buffer): string => page.toString('hex', 24, 32)

/** The log beside a library; undefined if nothing is there, as after a clean end. */
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
 * The writer was killed in the midst of a commit: of a frame its end may be written before the page, and checksums come
 * last where pages were written twice. The index knows the commits that were completed; the log has all of them.
 */
const isCutOff = (file: string, salt: string, committed: number): boolean => {
  const index = readLogIndex(`${file}-shm`)
  return index !== undefined && index.salt === salt && index.committed === committed
}

/** What tells this use of the log from others; empty if there is none. */
export const saltOf = (file: string): string => {
  const handle = openIfThere(`${file}-wal`)
  if (handle === undefined) return ''
  try {
    return readBytes(handle, 0, LOG_HEADER_BYTES)?.toString('hex', 16, 24) ?? ''
  } finally {
    closeSync(handle)
  }
}

/** A log, and the number of the last frame that ends a commit, as far as it can be read. */
type Found = Log & { readonly committed: number }
const EMPTY_LOG: Found = { ...NO_LOG, committed: -1 }

const readFrom = (handle: number, size: number): Found => {
  const header = readBytes(handle, 0, LOG_HEADER_BYTES)
  // Cut off as it was begun: nothing was in it yet.
  if (header === undefined) return { ...EMPTY_LOG, broken: !isBegun(handle, size) }
  if ((header.readUInt32BE(0) & ~1) >>> 0 !== LOG_MAGIC) return { ...EMPTY_LOG, broken: true }
  const little = (header.readUInt32BE(0) & 1) === 0
  const sum = checksum(header.subarray(0, LOG_HEADER_BYTES - 8), [0, 0], little)
  const pageSize = header.readUInt32BE(8)
  if (!isSum(header, LOG_HEADER_BYTES - 8, sum) || pageSize < 512 || pageSize > 65536)
    return { ...EMPTY_LOG, broken: true }
  return readFrames(handle, size, header, sum, little)
}

/** What is there is how a log begins. */
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
  const places = new Map<number, number>()
  const heads: string[] = []
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
      places.set(one.page, one.at)
      if (one.header === undefined) continue
      first = one.header
      heads.push(firstPageStamp(first))
    }
    pending = []
  }
  const salt = header.toString('hex', 16, 24)
  return {
    pageSize,
    pages,
    places,
    heads,
    header: first,
    salt,
    committed,
    broken: commitsFrom(handle, at, size, header),
  }
}

/**
 * Whether a frame of this log ends a commit at or after a place. Frames of an earlier use of the
 * file have another salt, and what was never committed has no such end.
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

// Whose database a file is: by its bytes, where SQLite may not touch it yet, or by an open connection.

/** `unmarked`: without a mark and without any table, as one whose making was interrupted. */
type Owner = 'ours' | 'theirs' | 'unmarked'

const ownerBy = (application: number, hasTables: () => boolean): Owner => {
  if (application === APPLICATION_ID) return 'ours'
  return application === 0 && !hasTables() ? 'unmarked' : 'theirs'
}

/**
 * True if it is another program's database by its first page, as it is in the file and in the log; false also where
 * that cannot be told.
 */
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

/** Whether a header may be a library's; what tables there are is not in it. */
export const mayBeOurs = (header: Buffer | undefined): boolean =>
  header !== undefined &&
  isDatabase(header) &&
  ownerBy(identityOf(header).application, () => false) !== 'theirs'

/** Whether an open database is a library, or is going to be one. */
export const isOurs = (db: Database.Database): boolean => {
  const hasTables = (): boolean => db.prepare('SELECT 1 FROM sqlite_schema').get() !== undefined
  // SQLite keeps it as a number.
  return ownerBy(db.pragma('application_id', { simple: true }) as number, hasTables) !== 'theirs'
}
