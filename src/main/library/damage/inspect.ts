/**
 * Inspects the files of a library by their bytes, without changing any. A clean close leaves the database file alone;
 * a killed program also leaves a log whose committed pages complete it. In any other state SQLite would discard what
 * it does not trust.
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
  /** Why the files are refused; such files are neither changed nor copied. */
  readonly refusal: ApiError | undefined
  /** Everything that a clean close or a killed program does not leave. */
  readonly findings: readonly Finding[]
  /** Every page is in the file or in the log. */
  readonly whole: boolean
  /** Only the log has page 1. SQLite would delete the log beside an empty file. */
  readonly headerInLogOnly: boolean
  /** There is a log or a journal, which SQLite would apply or delete on opening. */
  readonly hot: boolean
  /** There is no file, or an empty one without log or journal. */
  readonly empty: boolean
  readonly log: Log
}

export interface Expected {
  /** The latest schema version that this program knows. */
  readonly known: number
  /** The progress file records matches. */
  readonly heldMatches: boolean
}

/** How often to look again at files that keep changing. */
export const MAX_ATTEMPTS = 100

/**
 * Inspects the files again if they changed meanwhile and look damaged: another process may be writing. If they never
 * stop changing, a program is working with them, which proves that they fit.
 */
export const inspectFiles = (file: string, { known, heldMatches }: Expected): Inspection => {
  for (let attempt = 1; ; attempt += 1) {
    const before = stamp(file)
    const found = inspect(file, { known, heldMatches })
    if (found.findings.length === 0 || stamp(file) === before) return found
    if (attempt === MAX_ATTEMPTS) return { ...found, findings: [] }
  }
}

/** Changes whenever one of the files changes. */
export const stamp = (file: string): string =>
  [file, `${file}-wal`, `${file}-journal`]
    .map((path) => statSync(path, { throwIfNoEntry: false, bigint: true }))
    .map((stat) => (stat === undefined ? '' : `${stat.ino} ${stat.size} ${stat.mtimeNs}`))
    .join()

/** Reads the log before the file, so that pages a checkpoint moves meanwhile are found in the file. */
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
  // SQLite rolls back an unfinished transaction, unless the file has become shorter since.
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
  /** The header before an unfinished transaction. */
  readonly before: Buffer | undefined
  readonly known: number
  /** A file without a header may still be ours. */
  readonly likely: boolean
}

/**
 * Refuses another program's file, or a later version's, wherever that is recorded: in the file, the log or the
 * journal.
 */
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
  /** There is a log, readable or not. */
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
  if (file < expectedSize(begun) && !log.firstPageStamps.includes(firstPageStamp(begun)))
    findings.push({ code: 'short' })
  if (!whole && findings.length === 0) findings.push({ code: 'pages' })
  return findings
}

/** True if each page of the last commit is in the log or in the file. */
const coversAll = (log: Log, size: number, header: Buffer | undefined): boolean => {
  if (log.header !== undefined && !mayBeOurs(log.header)) return false
  if (header === undefined ? !log.pageOffsets.has(1) : pageSizeOf(header) !== log.pageSize) return false
  const inFile = Math.floor(size / log.pageSize)
  for (let page = inFile + 1; page <= log.pages; page += 1)
    if (!log.pageOffsets.has(page) && page !== locksAt(log.pageSize)) return false
  return true
}

/** The page at 1 GiB is reserved for locks and never written. */
const locksAt = (pageSize: number): number => 2 ** 30 / pageSize + 1

/**
 * True if the log was begun on this state of the file. A checkpoint copies page 1 first, so the file may be shorter
 * than its header says; its page 1 is never newer than the log's.
 */
const followsOn = (log: Log, header: Buffer): boolean => {
  const head = firstPageStamp(header)
  const latest = log.firstPageStamps.at(-1)
  return latest === undefined || head <= latest || log.firstPageStamps.includes(head)
}
