import { err, ok, type Result } from '../../../engine/kernel/refusal.ts'
import type { ApiError } from '../../api/values.ts'
import { contentsOf, type Contents } from '../rows/contents.ts'
import { failureOf } from '../sqlite/errors.ts'
import { lookIntoBackup, type ReadOnlyCopy } from '../damage/read-only-copy.ts'
import { versionOf, MIGRATIONS } from '../file/migrate.ts'
import { createLibrary, type Library } from '../library.ts'
import { backupNamed, type Backup } from './backups.ts'

/** The backup itself is at fault, and not the disk a copy of it was written to. */
export const isDamage = ({ code }: ApiError): boolean =>
  code === 'libraryDamaged' || code === 'libraryNotOurs'

/**
 * A backup to look at: a copy that nothing can be written to. Codes `backupUnknown`, `backupDamaged` and those of the
 * library's failures.
 */
export const openBackup = (
  library: string,
  name: string,
  { now }: { readonly now: () => number },
): Result<Library, ApiError> => {
  const backup = backupNamed(library, name)
  if (backup === undefined) return err({ code: 'backupUnknown' })
  let copy: ReadOnlyCopy | undefined
  try {
    copy = lookIntoBackup(backup.file, { now, migrations: MIGRATIONS })
    const parts = { now, backup: null, kept: null, readOnly: true, version: versionOf(copy.db) }
    return ok(createLibrary(copy.db, { ...parts, closed: copy.end }))
  } catch (thrown) {
    copy?.db.close()
    copy?.end()
    const error = failureOf(thrown)
    if (error === undefined) throw thrown
    return err(isDamage(error) ? { code: 'backupDamaged' } : error)
  }
}

/** How much a backup would bring back; null where it cannot be read to its end. */
export const contentsOfBackup = (
  { file }: Backup,
  { now }: { readonly now: () => number },
): Contents | null => {
  try {
    const { db, end } = lookIntoBackup(file, { now, migrations: MIGRATIONS })
    try {
      return contentsOf(db)
    } finally {
      db.close()
      end()
    }
  } catch (thrown) {
    if (failureOf(thrown) === undefined) throw thrown
    return null
  }
}
