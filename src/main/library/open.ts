/** Opens the library file: checks it before SQLite may touch it, and sets up the connection. */
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
import { MIGRATIONS, type Migration } from './file/migrations.ts'
import { computeIdsByNode } from './rows/ids.ts'
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
  /** Instead of the program's own; for tests of migrations. */
  readonly migrations?: readonly Migration[]
  /** How long SQLite waits for another process's change, in milliseconds. */
  readonly lockWaitMs?: number
  /** The user's choice for a damaged library; without it, a damaged library is refused. */
  readonly damaged?: Exclude<Choice, 'restore' | 'leave'>
}

/**
 * Opens the library; creates it and its folder if there is none. Codes `libraryNewer`, `libraryNotOurs`,
 * `libraryDamaged`, `libraryLocked`, `libraryReadOnly`, `libraryFull`, `libraryFailing`, `libraryUnreadable`; a
 * refused file stays exactly as it was. The files of a damaged library are copied first, and the error says what was
 * found and what can be done (`Damage` in findings.ts).
 */
export const openLibrary = (file: string, options: OpenOptions): Result<Library, ApiError> => {
  computeIdsByNode()
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
  /** The path of the copy made before a migration, or null. */
  readonly backup: string | null
  /** The folder with copies of damaged files as found, or null. */
  readonly kept: string | null
  /** A copy that nothing can be written to. */
  readonly readOnly: boolean
  /** Call it after the connection is closed. */
  readonly end: () => void
}

/** Opens and prepares the connection alone. */
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
    // Another program has just moved the library, after the caller located it.
    if (!existsSync(file) && isMovedAway(dirname(file))) return err(libraryError('libraryLocked'))
    // Copies of all files exist by now.
    if (damage !== null && damaged === 'anew') removeFiles(file)
    if (damage !== null && damaged === 'open') applyRecovery(file, recovery, inspection.log)
    mkdirSync(dirname(file), { recursive: true })
    db = new Database(file, { timeout: lockWaitMs })
    // Comes first, because changing it drops everything temporary, such as the triggers of the progress file.
    db.pragma('temp_store = MEMORY')
    db.pragma('synchronous = FULL')
    db.pragma('recursive_triggers = ON') // so that the triggers protecting steps fire for REPLACE too
    // Before anything is written, so that the log of a new library holds all of it.
    db.pragma('journal_mode = WAL')
    if (damage !== null && damaged === 'open' && schema !== null) repairSchema(db, schema)
    const { backup } = migrate(db, migrations, now)
    db.pragma('foreign_keys = ON')
    // The user knows what is missing; do not report it again.
    if (damage !== null) rewriteProgressFile(db)
    return ok({ db, backup, kept, readOnly: false, end: () => undefined })
  } catch (thrown) {
    db?.close()
    const error = failureOf(thrown)
    if (error === undefined) throw thrown
    return err(error)
  }
}
