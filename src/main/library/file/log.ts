/**
 * Reads the write-ahead log beside the library without SQLite, which deletes or overwrites a log
 * it does not believe. See "The WAL Format" in SQLite's file format.
 */
import { closeSync, fstatSync } from 'node:fs'
import { TABLES, openIfThere, take } from './format.ts'

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
const COPY = 48
const VERSION = 3_007_000
const COMMITTED = 16
const SALT = { start: 32, end: 40 }

/** The index in a file; undefined if there is none, or if it was just being changed. */
const readLogIndex = (file: string): LogIndex | undefined => {
  const handle = openIfThere(file)
  if (handle === undefined) return undefined
  try {
    const bytes = take(handle, 0, 2 * COPY)
    if (bytes === undefined || bytes.compare(bytes, COPY, 2 * COPY, 0, COPY) !== 0) return undefined
    // Numbers are in the order of bytes of the machine that wrote it.
    const little = bytes.readUInt32LE(0) === VERSION
    if (!little && bytes.readUInt32BE(0) !== VERSION) return undefined
    return {
      salt: bytes.toString('hex', SALT.start, SALT.end),
      committed: little ? bytes.readUInt32LE(COMMITTED) : bytes.readUInt32BE(COMMITTED),
    }
  } finally {
    closeSync(handle)
  }
}

const HEADER = 32
const FRAME = 24
/** The last bit of the magic number says in which order of bytes checksums are counted. */
const MAGIC = 0x377f0682

export interface Log {
  readonly pageSize: number
  /** Pages of the database after the last commit; 0 if nothing is committed. */
  readonly pages: number
  /** Where the last committed content of each page begins in the log. */
  readonly places: ReadonlyMap<number, number>
  /** Committed first pages, by their `headOf`. */
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
export const headOf = (page: Buffer): string => page.toString('hex', 24, 32)

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
    return take(handle, 0, HEADER)?.toString('hex', 16, 24) ?? ''
  } finally {
    closeSync(handle)
  }
}

/** A log, and the number of the last frame that ends a commit, as far as it can be read. */
type Found = Log & { readonly committed: number }
const NOTHING: Found = { ...NO_LOG, committed: -1 }

const readFrom = (handle: number, size: number): Found => {
  const header = take(handle, 0, HEADER)
  // Cut off as it was begun: nothing was in it yet.
  if (header === undefined) return { ...NOTHING, broken: !isBegun(handle, size) }
  if ((header.readUInt32BE(0) & ~1) >>> 0 !== MAGIC) return { ...NOTHING, broken: true }
  const little = (header.readUInt32BE(0) & 1) === 0
  const sum = checksum(header.subarray(0, HEADER - 8), [0, 0], little)
  const pageSize = header.readUInt32BE(8)
  if (!isSum(header, HEADER - 8, sum) || pageSize < 512 || pageSize > 65536)
    return { ...NOTHING, broken: true }
  return readFrames(handle, size, header, sum, little)
}

/** What is there is how a log begins. */
const isBegun = (handle: number, size: number): boolean => {
  const begun = take(handle, 0, Math.min(size, 4))
  return [MAGIC, MAGIC | 1].some((magic) => {
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
  let at = HEADER
  for (; at + FRAME + pageSize <= size; at += FRAME + pageSize) {
    const frame = take(handle, at, FRAME + pageSize)
    if (frame === undefined || !isOfThisLog(frame, header)) break
    sum = checksum(frame.subarray(0, 8), sum, little)
    sum = checksum(frame.subarray(FRAME), sum, little)
    if (!isSum(frame, 16, sum)) break
    const page = frame.readUInt32BE(0)
    const begins = page === 1 ? frame.subarray(FRAME, FRAME + TABLES.end) : undefined
    pending.push({ page, at: at + FRAME, header: begins })
    const commits = frame.readUInt32BE(4)
    if (commits === 0) continue
    pages = commits
    committed = (at - HEADER) / (FRAME + pageSize) + 1
    for (const one of pending) {
      places.set(one.page, one.at)
      if (one.header === undefined) continue
      first = one.header
      heads.push(headOf(first))
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
  for (let at = from; at + FRAME + pageSize <= size; at += FRAME + pageSize) {
    const frame = take(handle, at, FRAME)
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
