/**
 * Automatic backups: complete copies of a library in a folder beside it, named by reason, time and number, such as
 * `backup.daily.2026-11-20T10-25-00Z.17.sqlite`. The numbers give their order; clocks can be set back, so times only
 * tell people the day. The copies that migrations leave beside the library count as backups too.
 */
import { basename, dirname, extname, join } from 'node:path'
import Database from 'better-sqlite3'
import { failureOf } from '../sqlite/errors.ts'
import {
  backupFolder,
  namesIn,
  numberIn,
  discard,
  newBackupName,
  completeCopy,
  PARTIAL_ENDING,
} from '../file/files.ts'
import { versionOf } from '../file/migrate.ts'
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { err, ok, type Result } from '../../../engine/kernel/refusal.ts'
import type { ApiError } from '../../api/values.ts'

/** Daily; before a large import; before a restore; before a migration. */
export const REASONS = ['daily', 'import', 'restore', 'migration'] as const
export type Reason = (typeof REASONS)[number]

export interface Backup {
  readonly name: string
  readonly file: string
  readonly reason: Reason
  /** Their order; 0 for backups of earlier versions of the program. */
  readonly number: number
  /** When it was made by the clock of that time, in milliseconds since 1970 UTC. */
  readonly at: number
}

export interface BackupCounts {
  readonly matches: number
  readonly steps: number
  readonly version: number
}

const timeIn = (name: string): number =>
  Date.parse(name.replace(/^.*?(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z.*$/, '$1T$2:$3:$4Z'))

const backupOf = (folder: string, name: string, reason: Reason): Backup => ({
  name,
  file: join(folder, name),
  reason,
  number: numberIn(name),
  at: timeIn(name),
})

/** All backups of a library, latest first. */
export const listBackups = (library: string): Backup[] => {
  const folder = backupFolder(library)
  const own = namesIn(folder).flatMap((name): Backup[] => {
    const reason = REASONS.find((one) => name.startsWith(`backup.${one}.`))
    return reason === undefined || !name.endsWith('.sqlite') ? [] : [backupOf(folder, name, reason)]
  })
  const stem = basename(library, extname(library))
  const migrated = namesIn(dirname(library))
    .filter((name) => name.startsWith(`${stem}.v`) && name.endsWith(extname(library)))
    .map((name) => backupOf(dirname(library), name, 'migration'))
  return [...own, ...migrated]
    .filter(({ at }) => !Number.isNaN(at))
    .toSorted((one, other) => other.number - one.number || other.at - one.at)
}

export const countsOf = (file: string): BackupCounts | null => {
  try {
    const db = new Database(file, { readonly: true, fileMustExist: true })
    try {
      const row = db
        .prepare<[], { matches: number; steps: number }>(
          'SELECT count(*) AS matches, coalesce(sum(steps), 0) AS steps FROM match',
        )
        .get()
      return row === undefined ? null : { ...row, version: versionOf(db) }
    } finally {
      db.close()
    }
  } catch (thrown) {
    if (failureOf(thrown) === undefined) throw thrown
    return null
  }
}

const DAY = 86_400_000
const dayOf = (at: number): number => Math.floor(at / DAY)
/** Weeks begin on Monday; 1 January 1970 was a Thursday. */
const weekOf = (at: number): number => Math.floor((dayOf(at) + 3) / 7)

/**
 * True if today's backup is missing. Compares days for equality, because the last backup may be dated in the future.
 */
export const isDailyDue = (library: string, now: number): boolean => {
  const last = listBackups(library).find(({ reason }) => reason === 'daily')
  return last === undefined || dayOf(last.at) !== dayOf(now)
}

/** True if an import is large enough for a backup before it: at least 1000 steps, or 10 records in a row. */
export const isLargeImport = (steps: number, records: number): boolean => steps >= 1000 || records >= 10

const DAYS = 7
const WEEKS = 4
/** Backups kept of each of the reasons `import` and `restore`. */
const OTHERS = 5

/**
 * The backups to delete, given all of them latest first: keeps the last 7 days, the 4 weeks before, 5 of each other
 * reason, and all of migrations.
 */
export const backupsToRemove = (backups: readonly Backup[]): Backup[] => {
  const kept = new Set<Backup>()
  const daily = backups.filter(({ reason }) => reason === 'daily')
  for (const one of latestOf(daily, dayOf, DAYS)) kept.add(one)
  for (const one of latestOf(
    daily.filter((each) => !kept.has(each)),
    weekOf,
    WEEKS,
  ))
    kept.add(one)
  for (const which of ['import', 'restore'] as const)
    for (const one of backups.filter(({ reason }) => reason === which).slice(0, OTHERS)) kept.add(one)
  return backups.filter((one) => one.reason !== 'migration' && !kept.has(one))
}

/** The latest backup of each of the last `count` days or weeks that have one. */
const latestOf = (backups: readonly Backup[], unit: (at: number) => number, count: number): Backup[] => {
  const latest = new Map<number, Backup>()
  for (const one of backups) if (!latest.has(unit(one.at))) latest.set(unit(one.at), one)
  return [...latest.values()].slice(0, count)
}

/** The backup of that name; undefined for any other text, paths included. */
export const backupNamed = (library: string, name: string): Backup | undefined =>
  listBackups(library).find((one) => one.name === name)

/** Deletes superfluous backups, never the one just made. */
const prune = (library: string, made: string): void => {
  for (const { file } of backupsToRemove(listBackups(library))) if (file !== made) discard(file)
}

export interface MakeOptions {
  readonly reason: Exclude<Reason, 'migration'>
  /** Milliseconds since 1970 UTC, for the file name. */
  readonly now: number
}

/**
 * Makes a backup while others read and write; returns its path. Codes `backupsNoFolder` and those of the library's
 * failures; leaves no unfinished file under a backup's name.
 */
export const makeBackup = (library: string, { reason, now }: MakeOptions): Result<string, ApiError> => {
  const folder = backupFolder(library)
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
    return err({ code: 'backupsNoFolder', details: { folder } })
  try {
    mkdirSync(folder, { recursive: true })
    removePartialBackups(folder)
    const path = newBackupName(library, reason, now)
    completeCopy(library, path)
    prune(library, path)
    return ok(path)
  } catch (thrown) {
    const error = failureOf(thrown)
    if (error === undefined) throw thrown
    return err(error)
  }
}

const HOUR_MS = 3_600_000

/**
 * Removes unfinished backups of killed programs: those last written more than an hour ago (or in the future), so that
 * a backup being written now stays.
 */
const removePartialBackups = (folder: string): void => {
  for (const name of readdirSync(folder).filter((each) => each.endsWith(PARTIAL_ENDING))) {
    const path = join(folder, name)
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat !== undefined && Math.abs(Date.now() - stat.mtimeMs) > HOUR_MS) discard(path)
  }
}
