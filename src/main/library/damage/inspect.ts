/**
 * Looks at the files of a library without changing a byte. A clean end leaves the file alone; a
 * killed program leaves beside it a log whose committed pages, laid over the file, give the whole
 * library. In any other state SQLite would throw away what it does not believe.
 */
import { existsSync, statSync } from 'node:fs'
import type { ApiError } from '../../api/api.ts'
import { libraryError } from '../sqlite/errors.ts'
import type { Finding } from './findings.ts'
import {
  firstBytes,
  HEADER,
  isDatabase,
  MAGIC,
  identityOf,
  pageSizeOf,
  expectedSize,
  TABLE_LIST,
  readJournal,
  firstPageStamp,
  NO_LOG,
  readLog,
  type Log,
  isForeign,
  mayBeOurs,
} from '../file/sqlite-format.ts'

export interface Inspection {
  /** Why the files are refused for what they are; nothing is done about them, and nothing copied. */
  readonly refusal: ApiError | undefined
  /** What is not as a clean end or a killed program leaves it. */
  readonly findings: readonly Finding[]
  /** Every page is in the file or in the log. */
  readonly whole: boolean
  /** The first page is to be had from the log alone; without any byte of the file SQLite would delete the log. */
  readonly headerInLogOnly: boolean
  /** There is a log or a journal, which SQLite would take in or delete. */
  readonly hot: boolean
  /** There is no file, or nothing in it, and nothing waits beside it. */
  readonly empty: boolean
  readonly log: Log
}

export interface Expected {
  /** The latest version of the schema this program knows. */
  readonly known: number
  /** The progress file beside the library says that it held matches. */
  readonly heldMatches: boolean
}

/** How often files that change meanwhile are looked at again. */
export const MAX_ATTEMPTS = 100

/**
 * Another process may be writing: what was seen while files changed is looked at again. A program
 * that goes on and on at its work with them is proof enough that they fit.
 */
export const inspectFiles = (file: string, { known, heldMatches }: Expected): Inspection => {
  for (let attempt = 1; ; attempt += 1) {
    const before = stamp(file)
    const found = inspect(file, { known, heldMatches })
    if (found.findings.length === 0 || stamp(file) === before) return found
    if (attempt === MAX_ATTEMPTS) return { ...found, findings: [] }
  }
}

/** Differs when one of the files has changed. */
export const stamp = (file: string): string =>
  [file, `${file}-wal`, `${file}-journal`]
    .map((path) => statSync(path, { throwIfNoEntry: false, bigint: true }))
    .map((stat) => (stat === undefined ? '' : `${stat.ino} ${stat.size} ${stat.mtimeNs}`))
    .join()

/** The log is read before the file: what a checkpoint has taken from it meanwhile is in the file. */
const inspect = (file: string, { known, heldMatches }: Expected): Inspection => {
  const fine: Inspection = {
    refusal: undefined,
    findings: [],
    whole: true,
    headerInLogOnly: false,
    hot: false,
    empty: false,
    log: NO_LOG,
  }
  const stat = statSync(file, { throwIfNoEntry: false })
  if (stat !== undefined && !stat.isFile())
    return { ...fine, refusal: libraryError('libraryUnreadable', { reason: 'notAFile' }) }
  const read = readLog(file)
  const beginning = stat === undefined ? undefined : firstBytes(file, TABLE_LIST.end)
  if (isForeign(beginning, read?.header)) return { ...fine, refusal: libraryError('libraryNotOurs') }
  const journal = readJournal(`${file}-journal`)
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  const header = size === 0 ? Buffer.alloc(0) : firstBytes(file, HEADER.length)
  const log = read ?? NO_LOG
  const begun = header.length === HEADER.length && isDatabase(header) ? header : undefined
  const likely =
    heldMatches || mayBeOurs(log.header) || (size < HEADER.length && MAGIC.startsWith(textOf(header)))
  const refusal = refusalOf({ header: begun, log, before: journal?.header, known, likely })
  const hot = existsSync(`${file}-wal`) || existsSync(`${file}-journal`)
  const seen: Inspection = { ...fine, refusal, log, hot }
  if (refusal !== undefined) return seen
  // A change that was cut off is taken back by SQLite, unless the file has since become shorter.
  if (journal !== undefined)
    return size >= journal.size && !journal.broken
      ? seen
      : { ...seen, whole: journal.broken && begun !== undefined, findings: [{ code: 'journal' }] }
  if (read === undefined && size === 0 && !heldMatches) return { ...seen, empty: true }
  const headerInLogOnly = begun === undefined
  const whole =
    log.pages > 0 ? coversAll(log, size, begun) : begun !== undefined && size >= expectedSize(begun)
  return {
    ...seen,
    whole,
    headerInLogOnly,
    findings: findingsOf({ file: size, log, begun, whole, waits: read !== undefined }),
  }
}

const textOf = (header: Buffer): string => header.toString('latin1', 0, MAGIC.length)

interface Parts {
  readonly header: Buffer | undefined
  readonly log: Log
  /** The beginning of the file before a change that was cut off. */
  readonly before: Buffer | undefined
  readonly known: number
  /** A file without its beginning may be taken for ours. */
  readonly likely: boolean
}

/** Another program's file, or a later version's, wherever that is written: in the file, the log or the journal. */
const refusalOf = ({ header, log, before, known, likely }: Parts): ApiError | undefined => {
  const own = before ?? header
  if (own === undefined ? !likely : !mayBeOurs(own)) return libraryError('libraryNotOurs')
  const versions = [header, log.header, before]
    .filter((page) => page !== undefined && mayBeOurs(page))
    .map((page) => (page === undefined ? 0 : identityOf(page).version))
  const version = Math.max(0, ...versions)
  return version > known ? libraryError('libraryNewer', { version, known }) : undefined
}

interface State {
  readonly file: number
  readonly log: Log
  readonly begun: Buffer | undefined
  readonly whole: boolean
  /** There is a log, whether or not it can be read. */
  readonly waits: boolean
}

const findingsOf = ({ file, log, begun, whole, waits }: State): Finding[] => {
  const findings: Finding[] = []
  if (begun === undefined)
    findings.push({ code: file === 0 ? 'gone' : file < HEADER.length ? 'short' : 'beginning' })
  if (waits && log.broken) findings.push({ code: 'logDamaged' })
  if (begun === undefined) return whole || file === 0 ? findings : [...findings, { code: 'pages' }]
  const foreign = log.pages > 0 && (!mayBeOurs(log.header ?? begun) || pageSizeOf(begun) !== log.pageSize)
  if (foreign || (whole && !followsOn(log, begun))) findings.push({ code: 'logForeign' })
  if (file < expectedSize(begun) && !log.heads.includes(firstPageStamp(begun)))
    findings.push({ code: 'short' })
  if (!whole && findings.length === 0) findings.push({ code: 'pages' })
  return findings
}

/** Whether each page of the last commit is in the log or in the file. */
const coversAll = (log: Log, size: number, header: Buffer | undefined): boolean => {
  if (log.header !== undefined && !mayBeOurs(log.header)) return false
  if (header === undefined ? !log.places.has(1) : pageSizeOf(header) !== log.pageSize) return false
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
const followsOn = (log: Log, header: Buffer): boolean => {
  const head = firstPageStamp(header)
  const latest = log.heads.at(-1)
  return latest === undefined || head <= latest || log.heads.includes(head)
}
