/**
 * One program at a time on one library: an exclusive transaction on a tiny database beside it.
 * The operating system gives the lock back when the process ends, however it ends, so a crash
 * leaves nothing to clean up.
 */
import { existsSync } from 'node:fs'
import Database from 'better-sqlite3'

export interface LibraryLock {
  release(): void
}

/** Keeps locks from being garbage-collected, and so let go, before they are released. */
const held = new Set<Database.Database>()

/** Another process has it; this one's own lock does not count. */
export const isHeldElsewhere = (libraryFile: string): boolean => {
  const path = `${libraryFile}.lock`
  if (!existsSync(path) || [...held].some((database) => database.name === path)) return false
  const lock = lockLibrary(libraryFile)
  lock?.release()
  return lock === undefined
}

/** The lock, or `undefined` while another process holds it. Other failures (no such folder) throw. */
export const lockLibrary = (libraryFile: string): LibraryLock | undefined => {
  const database = new Database(`${libraryFile}.lock`, { timeout: 0 })
  try {
    // Nothing is ever written here, so no journal file need appear beside the library.
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
