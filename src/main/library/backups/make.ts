/** Making a backup: a complete copy as it was last committed, while others go on reading and writing. */
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { err, ok, type Result } from '../../../engine/kernel/refusal.ts'
import type { ApiError } from '../../api/values.ts'
import { failureOf } from '../errors.ts'
import { completeCopy, HALF } from '../file/complete-copy.ts'
import { discard } from '../file/discard.ts'
import { freeName } from '../file/paths.ts'
import { backupFolder, prune, type Reason } from './backups.ts'

export interface MakeOptions {
  readonly reason: Exclude<Reason, 'migration'>
  /** Milliseconds since 1970 UTC. */
  readonly now: number
}

/** Where the backup is. Codes of the library's failures; nothing half-made is left under a backup's name. */
export const makeBackup = (library: string, { reason, now }: MakeOptions): Result<string, ApiError> => {
  const folder = backupFolder(library)
  try {
    mkdirSync(folder, { recursive: true })
    clearHalfMade(folder, now)
    const path = freeName(join(folder, 'backup.sqlite'), reason, now, '.sqlite')
    completeCopy(library, path)
    prune(library)
    return ok(path)
  } catch (thrown) {
    const error = failureOf(thrown)
    if (error === undefined) throw thrown
    return err(error)
  }
}

const HOUR_MS = 3_600_000

/** What a program that was ended in the middle of a backup has left; one that is being made now is younger. */
const clearHalfMade = (folder: string, now: number): void => {
  for (const name of readdirSync(folder).filter((each) => each.endsWith(HALF))) {
    const path = join(folder, name)
    if (now - statSync(path).mtimeMs > HOUR_MS) discard(path)
  }
}
