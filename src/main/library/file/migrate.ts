import { readdirSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import type Database from 'better-sqlite3'
import { newCopyName, discard, completeCopy, PARTIAL_ENDING } from './files.ts'
import type { Migration } from './migrations.ts'

/** `application_id` in the database header: the letters "Qipu" as a big-endian integer. */
export const APPLICATION_ID = 0x51697075

export const latestVersion = (migrations: readonly Migration[]): number => migrations.at(-1)?.version ?? 0

export const versionOf = (db: Database.Database): number =>
  Number(db.pragma('user_version', { simple: true }))

/**
 * Brings a library to the latest version: runs all pending migrations in one transaction. First writes a complete
 * copy of an existing library beside it, under the write lock so that no change slips in between; returns the path of
 * that copy, or null. Throws if a migration fails; the library is then unchanged.
 */
export const migrate = (
  db: Database.Database,
  migrations: readonly Migration[],
  now: () => number,
): { readonly backup: string | null } => {
  if (versionOf(db) >= latestVersion(migrations)) return { backup: null }
  // Migrations rebuild tables by copying them, which foreign keys would forbid; they are checked afterwards.
  db.pragma('foreign_keys = OFF')
  try {
    return db
      .transaction(() => {
        const from = versionOf(db) // again, under the lock: another process may have migrated it
        const pending = migrations.filter((migration) => migration.version > from)
        if (pending.length === 0) return { backup: null }
        const backup = from === 0 ? null : backUp(db.name, from, now())
        if (from === 0) db.pragma(`application_id = ${APPLICATION_ID}`)
        for (const migration of pending) {
          db.exec(migration.sql)
          migration.fill?.(db)
          db.pragma(`user_version = ${migration.version}`)
        }
        const broken = db.pragma('foreign_key_check')
        if (Array.isArray(broken) && broken.length > 0)
          throw new Error(`migration to version ${latestVersion(migrations)} leaves broken references`)
        return { backup }
      })
      .immediate()
  } finally {
    db.pragma('foreign_keys = ON')
  }
}

const backUp = (file: string, version: number, at: number): string => {
  removePartialCopies(file)
  const copy = newCopyName(file, `v${version}`, at, extname(file))
  completeCopy(file, copy)
  return copy
}

/**
 * Removes unfinished copies of a killed program. No other program can be writing one: the caller holds the write
 * lock.
 */
const removePartialCopies = (file: string): void => {
  const stem = `${basename(file, extname(file))}.v`
  for (const name of readdirSync(dirname(file)))
    if (name.startsWith(stem) && name.endsWith(PARTIAL_ENDING)) discard(join(dirname(file), name))
}
