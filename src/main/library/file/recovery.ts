/**
 * The files of a library before SQLite sees them. A clean end leaves the file alone; a killed
 * program leaves beside it a log whose committed pages, laid over the file, give the whole library.
 * In any other state SQLite would throw away what it does not believe, so all files are copied
 * first and nothing is opened that does not hold together.
 */
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { err, ok, type Result } from '../../../engine/kernel/refusal.ts'
import type { ApiError } from '../../api/api.ts'
import { libraryError } from '../errors.ts'
import { beginningOf, HEADER, MAGIC, pageSizeOf, sizeIn } from './header.ts'
import { headOf, NO_LOG, readLog, type Log } from './log.ts'
import { freeName } from './place.ts'

export interface RecoveryOptions {
  readonly now: () => number
  /** Why a copy of the library, put together from file and log, must not be opened. */
  readonly check: (copy: string) => ApiError | undefined
}

/** What belongs to a library, by the ends of the names; the index of the log can be made again. */
const ENDINGS = ['', '-wal', '-journal', '-shm'] as const
const INDEX = '-shm'

/**
 * Makes the files safe for SQLite to open. Gives the folder to which they were copied as they were found if they
 * did not fit together, or null if they do. Refuses with `libraryDamaged` (`kept`: the copies) and changes nothing
 * where pages are missing.
 */
export const recoverFiles = (
  file: string,
  { now, check }: RecoveryOptions,
): Result<string | null, ApiError> => {
  const { fits, isWhole, lacksHeader, log } = inspectUntilStable(file)
  if (fits) return ok(null)
  const kept = copyAside(file, now())
  const refusal = isWhole ? checkCopy(kept, basename(file), lacksHeader ? log : NO_LOG, check) : undefined
  if (refusal?.code === 'libraryNewer') return err(refusal)
  if (!isWhole || refusal !== undefined) return err(libraryError('libraryDamaged', { reason: 'log', kept }))
  if (lacksHeader) copyPagesFrom(file, log)
  return ok(kept)
}

interface Found {
  /** As a clean end or a killed program leaves it. */
  readonly fits: boolean
  /** Every page is in the file or in the log. */
  readonly isWhole: boolean
  /** The file lacks its header; without any byte of it SQLite would delete the log. */
  readonly lacksHeader: boolean
  readonly log: Log
}

/** How often files that change while they are looked at are looked at again. */
const MAX_LOOKS = 100

/**
 * Another process may be writing: what was seen while files changed is looked at again. A program
 * that goes on and on at its work with them is proof enough that they fit.
 */
const inspectUntilStable = (file: string): Found => {
  for (let look = 1; ; look += 1) {
    const before = stamp(file)
    const found = inspect(file)
    if (found.fits || stamp(file) === before) return found
    if (look === MAX_LOOKS) return { ...found, fits: true }
  }
}

const stamp = (file: string): string =>
  ENDINGS.filter((ending) => ending !== INDEX)
    .map((ending) => statSync(`${file}${ending}`, { throwIfNoEntry: false, bigint: true }))
    .map((stat) => (stat === undefined ? '' : `${stat.ino} ${stat.size} ${stat.mtimeNs}`))
    .join()

/** The log is read before the file: what a checkpoint has taken from it meanwhile is in the file. */
const inspect = (file: string): Found => {
  const log = readLog(`${file}-wal`)
  const size = sizeOf(file)
  const begun = sizeBefore(`${file}-journal`)
  const lacksHeader = size < HEADER.length
  const fine: Found = { fits: true, isWhole: true, lacksHeader, log: log ?? NO_LOG }
  // A transaction that was cut off is taken back by SQLite, unless the file has since become shorter.
  if (begun !== undefined) return size >= begun ? fine : { ...fine, fits: false, isWhole: false }
  if (log === undefined || (existsSync(file) && !statSync(file).isFile())) return fine
  const header = lacksHeader ? undefined : beginningOf(file, HEADER.length)
  // Refused for what it is, and never touched.
  if (header !== undefined && header.toString('latin1', 0, MAGIC.length) !== MAGIC) return fine
  const isWhole =
    log.pages > 0 ? coversAll(log, size, header) : header !== undefined && size >= sizeIn(header)
  const fits = isWhole && !log.broken && header !== undefined && followsOn(log, size, header)
  return { fits, isWhole, lacksHeader, log }
}

/** Whether each page of the last commit is in the log or in the file. */
const coversAll = (log: Log, size: number, header: Buffer | undefined): boolean => {
  if (header !== undefined && pageSizeOf(header) !== log.pageSize) return false
  const inFile = Math.floor(size / log.pageSize)
  for (let page = inFile + 1; page <= log.pages; page += 1)
    if (!log.places.has(page) && page !== locksAt(log.pageSize)) return false
  return true
}

/** The page at 1 GiB is for locks and is never written. */
const locksAt = (pageSize: number): number => 2 ** 30 / pageSize + 1

/**
 * Whether the log was begun on this file. A file shorter than it says is one to which pages of the
 * log were just being brought, the first page first; and its first page is never later than the log's.
 */
const followsOn = (log: Log, size: number, header: Buffer): boolean => {
  const head = headOf(header)
  const latest = log.heads.at(-1)
  if (size < sizeIn(header) && !log.heads.includes(head)) return false
  return latest === undefined || head <= latest || log.heads.includes(head)
}

const JOURNAL = { magic: 'd9d505f920a163d7', length: 28, pages: 16, pageSize: 24 } as const

/** The length of the file before the transaction a journal belongs to; undefined if there is none to take back. */
const sizeBefore = (journal: string): number | undefined => {
  if (sizeOf(journal) < JOURNAL.length) return undefined
  const header = beginningOf(journal, JOURNAL.length)
  if (header.toString('hex', 0, 8) !== JOURNAL.magic) return undefined
  return header.readUInt32BE(JOURNAL.pages) * header.readUInt32BE(JOURNAL.pageSize)
}

/** The folder that has the files as they are now, made unless one has exactly these already. */
const copyAside = (file: string, at: number): string => {
  const present = ENDINGS.map((ending) => `${file}${ending}`).filter((path) => existsSync(path))
  const earlier = earlierCopies(file).find((folder) =>
    present.every((path) => path.endsWith(INDEX) || areSame(path, join(folder, basename(path)))),
  )
  if (earlier !== undefined) return earlier
  const folder = freeName(file, 'as-found', at, '')
  mkdirSync(folder)
  for (const path of present) copyDurably(path, join(folder, basename(path)))
  return folder
}

const earlierCopies = (file: string): string[] =>
  readdirSync(dirname(file))
    .filter((name) => name.includes('.as-found.'))
    .map((name) => join(dirname(file), name))

const areSame = (one: string, other: string): boolean =>
  sizeOf(one) === sizeOf(other) && existsSync(other) && readFileSync(one).equals(readFileSync(other))

const copyDurably = (from: string, to: string): void => {
  copyFileSync(from, to, constants.COPYFILE_FICLONE)
  const handle = openSync(to, 'r+')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Tries on a copy of the copy what is about to be done to the library. */
const checkCopy = (
  kept: string,
  name: string,
  missing: Log,
  check: RecoveryOptions['check'],
): ApiError | undefined => {
  const scratch = mkdtempSync(`${kept}.check-`)
  try {
    for (const one of readdirSync(kept)) copyFileSync(join(kept, one), join(scratch, one))
    const copy = join(scratch, name)
    copyPagesFrom(copy, missing)
    return check(copy)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** Brings the pages of the log into the file as a checkpoint does, the first page first; the log stays. */
const copyPagesFrom = (file: string, log: Log): void => {
  if (log.pages === 0) return
  const source = openSync(`${file}-wal`, 'r')
  const target = openSync(file, existsSync(file) ? 'r+' : 'w')
  try {
    const bytes = Buffer.alloc(log.pageSize)
    for (const [page, at] of [...log.places].sort(([one], [other]) => one - other)) {
      readSync(source, bytes, 0, log.pageSize, at)
      writeSync(target, bytes, 0, log.pageSize, (page - 1) * log.pageSize)
    }
    fsyncSync(target)
  } finally {
    closeSync(target)
    closeSync(source)
  }
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0
