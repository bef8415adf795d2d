/** Opening the library file: what is checked before SQLite may touch it, and how it is set up. */
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { err, ok, type Result } from '../../../engine/kernel/refusal.ts'
import type { ApiError } from '../../api/api.ts'
import { recoverFiles } from './recovery.ts'
import { failureOf, libraryError } from '../errors.ts'
import { beginningOf, HEADER, MAGIC, sizeIn } from './header.ts'
import { createLibrary, type Library } from '../library.ts'
import { latestVersion, migrate, versionOf } from './migrate.ts'
import type { Migration } from './migrations/migration.ts'
import { APPLICATION_ID, MIGRATIONS } from './schema.ts'

/** Milliseconds a change waits for another process to finish its own. */
const LOCK_WAIT_MS = 2000

export interface OpenOptions {
  /** The clock, in milliseconds since 1970 UTC. */
  readonly now: () => number
  /** Instead of the program's own; for tests of migration. */
  readonly migrations?: readonly Migration[]
  /** Milliseconds to wait for another process to finish its own change. */
  readonly lockWaitMs?: number
}

/**
 * Opens the library, making it (and its folder) if there is none. Answers `libraryNewer`,
 * `libraryNotOurs`, `libraryDamaged`, `libraryLocked`, `libraryReadOnly` or `libraryUnreadable`;
 * a file it refuses is left exactly as it was. Files that do not fit together are copied first.
 */
export const openLibrary = (file: string, options: OpenOptions): Result<Library, ApiError> => {
  const opened = openDatabase(file, options)
  if (!opened.ok) return opened
  const { db, backup, kept } = opened.value
  try {
    return ok(createLibrary(db, { now: options.now, backup, kept, version: versionOf(db) }))
  } catch (thrown) {
    db.close()
    const error = schemaFault(thrown) ?? failureOf(thrown)
    if (error === undefined) throw thrown
    return err(error)
  }
}

export interface OpenedDatabase {
  readonly db: Database.Database
  /** The copy a migration left, or null. */
  readonly backup: string | null
  /** Copies of files that did not fit together, or null. */
  readonly kept: string | null
}

/** The set-up connection alone. */
export const openDatabase = (
  file: string,
  { now, migrations = MIGRATIONS, lockWaitMs = LOCK_WAIT_MS }: OpenOptions,
): Result<OpenedDatabase, ApiError> => {
  let db: Database.Database | undefined
  try {
    const known = latestVersion(migrations)
    const recovered = recoverFiles(file, { now, check: (copy) => checkWhole(copy, known) })
    if (!recovered.ok) return recovered
    const refusal = examine(file, known)
    if (refusal !== undefined) return err(refusal)
    mkdirSync(dirname(file), { recursive: true })
    db = new Database(file, { timeout: lockWaitMs })
    if (!isOurs(db)) {
      db.close()
      return err(libraryError('libraryNotOurs'))
    }
    db.pragma('synchronous = FULL')
    db.pragma('recursive_triggers = ON') // so that REPLACE, too, meets the triggers that keep steps
    // Before anything is written, so that the log of a young library holds all of it.
    db.pragma('journal_mode = WAL')
    const { backup } = migrate(db, migrations, now)
    db.pragma('foreign_keys = ON')
    return ok({ db, backup, kept: recovered.value })
  } catch (thrown) {
    db?.close()
    const error = schemaFault(thrown) ?? failureOf(thrown)
    if (error === undefined) throw thrown
    return err(error)
  }
}

/** Reads all of a copy of the library; why it must not be opened. */
const checkWhole = (copy: string, known: number): ApiError | undefined => {
  const refusal = examine(copy, known)
  if (refusal !== undefined) return refusal
  let db: Database.Database | undefined
  try {
    db = new Database(copy)
    if (!isOurs(db)) return libraryError('libraryNotOurs')
    const said = db.prepare<[], string>('PRAGMA integrity_check(1)').pluck().get()
    return said === 'ok' ? undefined : libraryError('libraryDamaged')
  } catch (thrown) {
    const error = failureOf(thrown)
    if (error === undefined) throw thrown
    return error
  } finally {
    db?.close()
  }
}

/** A table or column that should be there is not: somebody has changed the schema. */
const schemaFault = (thrown: unknown): ApiError | undefined =>
  thrown instanceof Database.SqliteError && /^no such (table|column)/.test(thrown.message)
    ? libraryError('libraryDamaged', { reason: 'schema' })
    : undefined

const isOurs = (db: Database.Database): boolean => {
  const application = db.pragma('application_id', { simple: true })
  if (application === APPLICATION_ID) return true
  // A database without any table is one whose making was interrupted.
  return application === 0 && db.prepare('SELECT 1 FROM sqlite_schema').get() === undefined
}

/** Looks at the bytes of the file without opening it as a database; why it must be refused. */
const examine = (file: string, known: number): ApiError | undefined => {
  if (!existsSync(file)) return undefined
  const stat = statSync(file)
  if (!stat.isFile()) return libraryError('libraryUnreadable', { reason: 'notAFile' })
  // Empty, or its making was interrupted: SQLite itself cleans up.
  if (stat.size === 0 || existsSync(`${file}-journal`)) return undefined
  const header = beginningOf(file, HEADER.length)
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) return libraryError('libraryNotOurs')
  if (header.length < HEADER.length) return libraryError('libraryDamaged', { reason: 'truncated' })
  const application = header.readInt32BE(HEADER.application)
  if (application !== APPLICATION_ID && application !== 0) return libraryError('libraryNotOurs')
  const logged = sizeOf(`${file}-wal`) > 0
  const version = Math.max(header.readInt32BE(HEADER.version), logged ? versionInLog(file) : 0)
  if (version > known) return libraryError('libraryNewer', { version, known })
  // With a log the pages are waiting there.
  if (!logged && stat.size < sizeIn(header)) return libraryError('libraryDamaged', { reason: 'truncated' })
  if (!writable(file) || !writable(dirname(file))) return libraryError('libraryReadOnly')
  return undefined
}

/** A migration may so far be in the write-ahead log only; reading it there changes no file. */
const versionInLog = (file: string): number => {
  const db = new Database(file, { readonly: true, timeout: LOCK_WAIT_MS })
  try {
    return versionOf(db)
  } finally {
    db.close()
  }
}

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0)

const writable = (path: string): boolean => {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch (thrown) {
    if (failureOf(thrown) !== undefined) return false
    throw thrown
  }
}
