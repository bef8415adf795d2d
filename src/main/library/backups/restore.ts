/**
 * Opens a backup for viewing, or restores it: replaces the library, which is kept first. No program may have the
 * library open during a restore. At every moment the old or the new library is in place, complete.
 */
import { existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { err, ok, type Result } from '../../../engine/kernel/refusal.ts'
import type { ApiError } from '../../api/values.ts'
import { failureOf, LibraryFailure, libraryError } from '../sqlite/errors.ts'
import {
  copyDurably,
  removeLogs,
  copyAsFound,
  contentsOfCopy,
  openBackupCopy,
  type ReadOnlyCopy,
} from '../damage/copies.ts'
import { assess } from '../damage/assess.ts'
import { syncFolder, discard } from '../file/files.ts'
import { isHeldElsewhere } from '../file/lock.ts'
import { versionOf } from '../file/migrate.ts'
import { MIGRATIONS } from '../file/migrations.ts'
import { PROGRESS_FILE_ENDING } from '../damage/progress-file.ts'
import { backupNamed, makeBackup, type Backup } from './backups.ts'
import type { Contents } from '../rows/contents.ts'
import { createLibrary, type Library } from '../library.ts'

/** True if the backup is damaged, not the disk that its copy was written to. */
const isDamageCode = ({ code }: ApiError): boolean => code === 'libraryDamaged' || code === 'libraryNotOurs'

/** Opens a read-only copy of a backup. Codes `backupUnknown`, `backupDamaged` and those of the library's failures. */
export const openBackup = (
  library: string,
  name: string,
  { now }: { readonly now: () => number },
): Result<Library, ApiError> => {
  const backup = backupNamed(library, name)
  if (backup === undefined) return err({ code: 'backupUnknown' })
  let copy: ReadOnlyCopy | undefined
  try {
    copy = openBackupCopy(backup.file, { now, migrations: MIGRATIONS })
    const parts = { now, backup: null, kept: null, readOnly: true, version: versionOf(copy.db) }
    return ok(createLibrary(copy.db, { ...parts, closed: copy.end }))
  } catch (thrown) {
    copy?.db.close()
    copy?.end()
    const error = failureOf(thrown)
    if (error === undefined) throw thrown
    return err(isDamageCode(error) ? { code: 'backupDamaged' } : error)
  }
}

/** Counts what a backup holds; null if it cannot be read completely. */
export const contentsOfBackup = (
  { file }: Backup,
  { now }: { readonly now: () => number },
): Contents | null => contentsOfCopy(() => openBackupCopy(file, { now, migrations: MIGRATIONS }))

/**
 * Replaces the library by a backup; returns the path of the old library's copy, or null if there was none. Refuses
 * with `backupUnknown`, with `backupDamaged` if the backup is inconsistent, or with a code of the library's failures;
 * then nothing has changed.
 */
export const restoreBackup = (
  library: string,
  name: string,
  { now }: { readonly now: () => number },
): Result<string | null, ApiError> => {
  const backup = backupNamed(library, name)
  if (backup === undefined) return err({ code: 'backupUnknown' })
  if (isHeldElsewhere(library)) return err(libraryError('libraryLocked'))
  const fresh = `${library}.restoring`
  try {
    rmSync(fresh, { force: true })
    copyDurably(backup.file, fresh)
    checkWhole(fresh)
    const kept = keepPresent(library, now)
    // Between here and the rename the old library has no progress file.
    rmSync(`${library}${PROGRESS_FILE_ENDING}`, { force: true })
    renameSync(fresh, library)
    syncFolder(dirname(library))
    return ok(kept)
  } catch (thrown) {
    discard(fresh)
    const error = failureOf(thrown)
    if (error === undefined) throw thrown
    return err(error)
  }
}

/** Throws if the copy of a backup is unreadable or inconsistent. */
const checkWhole = (file: string): void => {
  try {
    const db = new Database(file)
    try {
      const said = db.prepare<[], string>('PRAGMA integrity_check(1)').pluck().get()
      if (said !== 'ok') throw new LibraryFailure({ code: 'backupDamaged' })
    } finally {
      db.close()
    }
  } catch (thrown) {
    const error = failureOf(thrown)
    throw error !== undefined && isDamageCode(error) ? new LibraryFailure({ code: 'backupDamaged' }) : thrown
  }
}

/**
 * Keeps the present library: as a backup if it is sound, otherwise as copies of its files. Returns the path, or null
 * if there is none. Leaves only the database file, no log.
 */
const keepPresent = (library: string, now: () => number): string | null => {
  if (!existsSync(library) && !existsSync(`${library}-wal`)) return null
  const assessed = assess(library, { now, migrations: MIGRATIONS })
  if (!existsSync(library) || !assessed.ok || assessed.value.damage !== null) {
    const kept = assessed.ok ? assessed.value.damage?.kept : undefined
    const folder = kept ?? copyAsFound(library, now())
    removeLogs(library)
    return folder
  }
  const made = makeBackup(library, { reason: 'restore', now: now() })
  if (!made.ok) throw new LibraryFailure(made.error)
  checkpointFully(library)
  return made.value
}

/** Copies the log into the database file and removes the log. */
const checkpointFully = (library: string): void => {
  const db = new Database(library, { fileMustExist: true })
  try {
    const [done] = db.pragma('wal_checkpoint(TRUNCATE)') as readonly { readonly busy: number }[] // as SQLite answers it
    if (done?.busy === 1) throw new LibraryFailure(libraryError('libraryLocked'))
  } finally {
    db.close()
  }
  removeLogs(library)
}
