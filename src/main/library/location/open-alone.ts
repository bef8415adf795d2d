/** A connection to a library nobody else has open, and nobody can open until it is closed. */
import Database from 'better-sqlite3'
import { setTimeout as pause } from 'node:timers/promises'

/** Threads of this program that were told to end let go within this time, in milliseconds. */
const PATIENCE_MS = 10_000
const AGAIN_MS = 50

/**
 * With everything that was in the log brought into the file. `undefined` while others have it open: only the last
 * connection can leave the log, and whoever comes later waits for the lock or is refused.
 */
export const openAlone = async (
  file: string,
  patience = PATIENCE_MS,
): Promise<Database.Database | undefined> => {
  for (let waited = 0; ; waited += AGAIN_MS) {
    const db = tryAlone(file)
    if (db !== undefined || waited >= patience) return db
    await pause(AGAIN_MS)
  }
}

const tryAlone = (file: string): Database.Database | undefined => {
  const db = new Database(file, { fileMustExist: true, timeout: 0 })
  try {
    db.pragma('journal_mode = DELETE')
    // Locks are kept from the first transaction on.
    db.pragma('locking_mode = EXCLUSIVE')
    db.exec('BEGIN EXCLUSIVE; COMMIT')
    if (db.pragma('journal_mode', { simple: true }) === 'delete') return db
  } catch (thrown) {
    if (!(thrown instanceof Database.SqliteError) || !/^SQLITE_(BUSY|LOCKED)/.test(thrown.code)) {
      db.close()
      throw thrown
    }
  }
  db.close()
  return undefined
}
