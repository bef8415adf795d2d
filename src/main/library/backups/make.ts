/** Making a backup: a complete copy as it was last committed, while others go on reading and writing. */
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { err, ok, type Result } from '../../../engine/kernel/refusal.ts'
import type { ApiError } from '../../api/values.ts'
import { failureOf } from '../sqlite/errors.ts'
import { backupFolder, freeBackupName, discard, completeCopy, HALF } from '../file/files.ts'
import { prune, type Reason } from './backups.ts'

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
    clearHalfMade(folder)
    const path = freeBackupName(library, reason, now)
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
const clearHalfMade = (folder: string): void => {
  for (const name of readdirSync(folder).filter((each) => each.endsWith(HALF))) {
    const path = join(folder, name)
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat !== undefined && Math.abs(Date.now() - stat.mtimeMs) > HOUR_MS) discard(path)
  }
}
