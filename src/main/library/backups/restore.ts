/** Putting a backup in the place of the library, which is itself kept first. Nobody may have it open. */
import { existsSync, renameSync, rmSync } from 'node:fs'
import Database from 'better-sqlite3'
import { err, ok, type Result } from '../../../engine/kernel/refusal.ts'
import type { ApiError } from '../../api/values.ts'
import { failureOf, libraryError } from '../errors.ts'
import { copyDurably, setAside } from '../damage/set-aside.ts'
import { assess } from '../damage/assess.ts'
import { isHeldElsewhere } from '../file/lock.ts'
import { MIGRATIONS } from '../file/schema.ts'
import { WITNESS } from '../damage/witness.ts'
import { backupNamed } from './backups.ts'
import { makeBackup } from './make.ts'

/**
 * Replaces the library: where what stood there before is now. Refuses with `backupUnknown`, or with
 * `backupDamaged` if the backup itself does not hold together; then nothing is changed.
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
    if (!isWhole(fresh)) {
      rmSync(fresh, { force: true })
      return err({ code: 'backupDamaged' })
    }
    const before = keepPresent(library, now)
    if (!before.ok) {
      rmSync(fresh, { force: true })
      return before
    }
    // Cut off anywhere here, the next opening finds the witness and says what is missing.
    for (const ending of ['-wal', '-journal', '-shm']) rmSync(`${library}${ending}`, { force: true })
    renameSync(fresh, library)
    rmSync(`${library}${WITNESS}`, { force: true })
    return before
  } catch (thrown) {
    const error = failureOf(thrown)
    if (error === undefined) throw thrown
    return err(error)
  }
}

const isWhole = (file: string): boolean => {
  try {
    const db = new Database(file)
    try {
      return db.prepare<[], string>('PRAGMA integrity_check(1)').pluck().get() === 'ok'
    } finally {
      db.close()
    }
  } catch (thrown) {
    if (failureOf(thrown) === undefined) throw thrown
    return false
  }
}

/** A sound library as a backup, anything else file by file; null if nothing is there. */
const keepPresent = (library: string, now: () => number): Result<string | null, ApiError> => {
  if (!existsSync(library)) return ok(existsSync(`${library}-wal`) ? setAside(library, now()) : null)
  const assessed = assess(library, { now, migrations: MIGRATIONS })
  if (assessed.ok && assessed.value.damage === null)
    return makeBackup(library, { reason: 'restore', now: now() })
  return ok(assessed.ok ? (assessed.value.damage?.kept ?? null) : setAside(library, now()))
}
