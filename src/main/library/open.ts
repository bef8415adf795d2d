/** Opening the library file: what is checked before SQLite may touch it, and how it is set up. */
import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'
import type { ApiError } from '../api/api.ts'
import { failureOf, libraryError } from './sqlite/errors.ts'
import { createLibrary, type Library } from './library.ts'
import { LOCK_WAIT_MS } from './sqlite/transactions.ts'
import { applyRecovery, removeFiles, openReadOnlyCopy } from './damage/copies.ts'
import { damageError, type Choice } from './damage/findings.ts'
import { assess } from './damage/assess.ts'
import { isMovedAway } from './location/library-files.ts'
import { migrate, versionOf } from './file/migrate.ts'
import { MIGRATIONS } from './file/migrations.ts'
import type { Migration } from './file/migrations.ts'
import { repairSchema } from './damage/schema-check.ts'
import {
  keepProgressFile,
  readProgressFile,
  rewriteProgressFile,
  type ProgressFileWriter,
} from './damage/progress-file.ts'

export interface OpenOptions {
  /** The clock, in milliseconds since 1970 UTC. */
  readonly now: () => number
  /** Instead of the program's own; for tests of migration. */
  readonly migrations?: readonly Migration[]
  /** Milliseconds to wait for another process to finish its own change. */
  readonly lockWaitMs?: number
  /** What a person wants done about a library that is damaged; without it such a one is not opened. */
  readonly damaged?: Exclude<Choice, 'restore' | 'leave'>
}

/**
 * Opens the library, making it (and its folder) if there is none. Answers `libraryNewer`,
 * `libraryNotOurs`, `libraryDamaged`, `libraryLocked`, `libraryReadOnly`, `libraryFull`, `libraryFailing` or `libraryUnreadable`;
 * a file it refuses is left exactly as it was. Of a damaged one all files are copied first, and the
 * answer says what was found and what can be done (`Damage` in findings.ts).
 */
export const openLibrary = (file: string, options: OpenOptions): Result<Library, ApiError> => {
  const opened = openDatabase(file, options)
  if (!opened.ok) return opened
  const { db, backup, kept, readOnly, end } = opened.value
  let progress: ProgressFileWriter | undefined
  try {
    if (!readOnly) progress = keepProgressFile(db, readProgressFile(file))
    const closed = (): void => {
      progress?.close()
      end()
    }
    const parts = { now: options.now, backup, kept, readOnly, version: versionOf(db), progress, closed }
    return ok(createLibrary(db, parts))
  } catch (thrown) {
    db.close()
    end()
    const error = failureOf(thrown)
    if (error === undefined) throw thrown
    return err(error)
  }
}

export interface OpenedDatabase {
  readonly db: Database.Database
  /** The copy a migration left, or null. */
  readonly backup: string | null
  /** Copies of the files as they were found, if they were damaged, or null. */
  readonly kept: string | null
  /** A copy that nothing can be written to. */
  readonly readOnly: boolean
  /** To be called when the connection is closed. */
  readonly end: () => void
}

/** The set-up connection alone. */
export const openDatabase = (file: string, options: OpenOptions): Result<OpenedDatabase, ApiError> => {
  const { now, migrations = MIGRATIONS, lockWaitMs = LOCK_WAIT_MS, damaged } = options
  let db: Database.Database | undefined
  try {
    const assessed = assess(file, { now, migrations })
    if (!assessed.ok) return assessed
    const { inspection, recovery, damage, schema } = assessed.value
    if (damage !== null && (damaged === undefined || !damage.choices.includes(damaged)))
      return err(damageError(damage))
    const kept = damage?.kept ?? null
    if (damage !== null && damaged === 'look') {
      const copy = openReadOnlyCopy(file, recovery, inspection.log, { now, migrations, schema })
      return ok({ ...copy, backup: null, kept, readOnly: true })
    }
    // Another program has just moved it, and whoever asks has looked for it before.
    if (!existsSync(file) && isMovedAway(dirname(file))) return err(libraryError('libraryLocked'))
    // All files have been copied.
    if (damage !== null && damaged === 'anew') removeFiles(file)
    if (damage !== null && damaged === 'open') applyRecovery(file, recovery, inspection.log)
    mkdirSync(dirname(file), { recursive: true })
    db = new Database(file, { timeout: lockWaitMs })
    // First of all: a change of this drops whatever is temporary, the triggers of the progress file among it.
    db.pragma('temp_store = MEMORY')
    db.pragma('synchronous = FULL')
    db.pragma('recursive_triggers = ON') // so that REPLACE, too, meets the triggers that keep steps
    // Before anything is written, so that the log of a young library holds all of it.
    db.pragma('journal_mode = WAL')
    if (damage !== null && damaged === 'open' && schema !== null) repairSchema(db, schema)
    const { backup } = migrate(db, migrations, now)
    db.pragma('foreign_keys = ON')
    // What is missing has been said, and is not said again.
    if (damage !== null) rewriteProgressFile(db)
    return ok({ db, backup, kept, readOnly: false, end: () => undefined })
  } catch (thrown) {
    db?.close()
    const error = failureOf(thrown)
    if (error === undefined) throw thrown
    return err(error)
  }
}
