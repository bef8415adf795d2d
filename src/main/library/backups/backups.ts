/**
 * Backups the program makes by itself: whole libraries in a folder beside the library, named by their reason, time
 * and number, `backup.daily.2026-11-20T10-25-00Z.17.sqlite`. The number alone says which came later: clocks are set back
 * and forth, so a time only tells people when it was, and on which day. Copies that migrations left beside the library
 * count as backups too.
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

/** Once a day; before much is imported; before another backup is restored; before a migration. */
export const REASONS = ['daily', 'import', 'restore', 'migration'] as const
export type Reason = (typeof REASONS)[number]

export interface Backup {
  readonly name: string
  readonly file: string
  readonly reason: Reason
  /** In the order in which backups were made; 0 of those earlier programs made. */
  readonly number: number
  /** When it was made, in milliseconds since 1970 UTC, by the clock of then. */
  readonly at: number
}

/** What is in a backup; null where it cannot be read. */
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

/** Latest first. */
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

/** Whether the backup of the day is still to be made: of a last one from the future nobody knows when it was made. */
export const isDailyDue = (library: string, now: number): boolean => {
  const last = listBackups(library).find(({ reason }) => reason === 'daily')
  return last === undefined || dayOf(last.at) !== dayOf(now)
}

/** Whether an import is worth a backup before it: so many steps, or so many records one after the other. */
export const isLargeImport = (steps: number, records: number): boolean => steps >= 1000 || records >= 10

const DAYS = 7
const WEEKS = 4
/** Of those before imports and before another was restored. */
const OTHERS = 5

/** Of backups, the latest first, those that need not be kept: all but the last 7 days, 4 weeks before, and 5 of each other reason. */
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

/** Of backups, the latest first: the latest of each of the last so many days or weeks that have one. */
const latestOf = (backups: readonly Backup[], unit: (at: number) => number, count: number): Backup[] => {
  const latest = new Map<number, Backup>()
  for (const one of backups) if (!latest.has(unit(one.at))) latest.set(unit(one.at), one)
  return [...latest.values()].slice(0, count)
}

/** A backup by its name; undefined for any other name, whatever path it may be. */
export const backupNamed = (library: string, name: string): Backup | undefined =>
  listBackups(library).find((one) => one.name === name)

/** Takes away those that need not be kept, never the one that was just made. */
const prune = (library: string, made: string): void => {
  for (const { file } of backupsToRemove(listBackups(library))) if (file !== made) discard(file)
}

/** Making a backup: a complete copy as it was last committed, while others go on reading and writing. */
export interface MakeOptions {
  readonly reason: Exclude<Reason, 'migration'>
  /** Milliseconds since 1970 UTC; in the name for people. */
  readonly now: number
}

/** Where the backup is. Codes `backupsNoFolder` and those of the library's failures; nothing half-made is left under a backup's name. */
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
 * What a program that was ended in the middle of a backup has left. One that is being made now was written to just now,
 * by the clock of the system; whatever is far from that, either way, is nobody's.
 */
const removePartialBackups = (folder: string): void => {
  for (const name of readdirSync(folder).filter((each) => each.endsWith(PARTIAL_ENDING))) {
    const path = join(folder, name)
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat !== undefined && Math.abs(Date.now() - stat.mtimeMs) > HOUR_MS) discard(path)
  }
}
