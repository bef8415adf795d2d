import { readdirSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import type Database from 'better-sqlite3'
import { newCopyName, discard, completeCopy, PARTIAL_ENDING } from './files.ts'
import type { Migration } from './migrations.ts'

// What marks a file as a Qipu library, and the steps by which its schema came to be.

/** `application_id` in the database header: the letters "Qipu" as a big-endian integer. */
export const APPLICATION_ID = 0x51697075

export const latestVersion = (migrations: readonly Migration[]): number => migrations.at(-1)?.version ?? 0

export const versionOf = (db: Database.Database): number =>
  Number(db.pragma('user_version', { simple: true }))

/**
 * Brings a library up to the latest version: all pending migrations in one transaction. Before an
 * existing library is changed, a complete copy is written beside it while the write lock is held,
 * so nothing can slip in between; its path is returned. A new library needs no copy.
 */
export const migrate = (
  db: Database.Database,
  migrations: readonly Migration[],
  now: () => number,
): { readonly backup: string | null } => {
  if (versionOf(db) >= latestVersion(migrations)) return { backup: null }
  // Tables are rebuilt by copying, which foreign keys would forbid; they are checked afterwards.
  db.pragma('foreign_keys = OFF')
  try {
    return db
      .transaction(() => {
        const from = versionOf(db) // again, under the lock: another process may have been quicker
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

/** A complete copy of the library beside it. */
const backUp = (file: string, version: number, at: number): string => {
  removePartialCopies(file)
  const copy = newCopyName(file, `v${version}`, at, extname(file))
  completeCopy(file, copy)
  return copy
}

/** What a program that was ended in the middle of a migration has left: whoever holds the write lock is alone. */
const removePartialCopies = (file: string): void => {
  const stem = `${basename(file, extname(file))}.v`
  for (const name of readdirSync(dirname(file)))
    if (name.startsWith(stem) && name.endsWith(PARTIAL_ENDING)) discard(join(dirname(file), name))
}
