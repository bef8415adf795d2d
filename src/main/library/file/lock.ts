/**
 * Lets one program at a time use a library: an exclusive transaction on a tiny database beside it. The operating
 * system releases the lock when the process ends, so a crash leaves nothing to clean up.
 */
import { existsSync } from 'node:fs'
import Database from 'better-sqlite3'

export interface LibraryLock {
  release(): void
}

/** Keeps locks from being garbage-collected, which would release them. */
const held = new Set<Database.Database>()

/** True if another process holds the lock. */
export const isHeldElsewhere = (libraryFile: string): boolean => {
  const path = `${libraryFile}.lock`
  if (!existsSync(path) || [...held].some((database) => database.name === path)) return false
  const lock = lockLibrary(libraryFile)
  lock?.release()
  return lock === undefined
}

/** The lock, or undefined while another process holds it. Throws on other failures, such as a missing folder. */
export const lockLibrary = (libraryFile: string): LibraryLock | undefined => {
  const database = new Database(`${libraryFile}.lock`, { timeout: 0 })
  try {
    // Nothing is ever written here, so SQLite needs no journal file beside the library.
    database.pragma('journal_mode = MEMORY')
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) return undefined
    throw error
  }
  held.add(database)
  return {
    release() {
      held.delete(database)
      database.close()
    },
  }
}
