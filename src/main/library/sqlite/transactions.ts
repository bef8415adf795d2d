/**
 * Waiting for another process that is writing. SQLite's own wait holds up the whole process, so a program
 * with windows first waits here, where others get turns, and lets SQLite wait for a moment only.
 */
import { setTimeout as pause } from 'node:timers/promises'
import Database from 'better-sqlite3'

/**
 * Work that is done whole and durably, or not at all. It takes the write lock at once, so that it
 * waits for another process before it has read anything that could grow old.
 */
export const atomic = <A extends unknown[], R>(
  db: Database.Database,
  work: (...given: A) => R,
): ((...given: A) => R) => db.transaction(work).immediate

export interface WriteLock {
  /** Whether a change could be written at this moment. */
  isFree(): boolean
  /**
   * Undefined where a change can be written now. Otherwise settled when it can, in the order of asking, or
   * after two seconds, in vain: the change itself then fails with `libraryLocked`.
   */
  whenFree(): Promise<void> | undefined
  /** From now on a change that finds the library locked waits only a moment, and so holds nobody up. */
  waitBriefly(): void
}

/** Milliseconds a change waits for others at most. */
export const LOCK_WAIT_MS = 2000
/** Milliseconds between two looks, and those a change waits in SQLite. */
const STEP = 25
const MOMENT = 20

export const createWriteLock = (db: Database.Database): WriteLock => {
  let usual = Number(db.pragma('busy_timeout', { simple: true }))
  let waiting = 0
  let last: Promise<void> = Promise.resolve()

  const isFree = (): boolean => {
    db.pragma('busy_timeout = 0')
    try {
      db.exec('BEGIN IMMEDIATE')
      db.exec('ROLLBACK')
      return true
    } catch (thrown) {
      // Any other trouble is for the change itself to tell.
      return !(thrown instanceof Database.SqliteError && thrown.code.startsWith('SQLITE_BUSY'))
    } finally {
      db.pragma(`busy_timeout = ${usual}`)
    }
  }

  const wait = async (until: number): Promise<void> => {
    while (db.open && !isFree() && performance.now() < until) await pause(STEP)
  }

  return {
    isFree,
    whenFree() {
      if (waiting === 0 && isFree()) return undefined
      const until = performance.now() + LOCK_WAIT_MS
      waiting += 1
      last = last.then(() => wait(until)).finally(() => (waiting -= 1))
      return last
    },
    waitBriefly() {
      usual = MOMENT
      db.pragma(`busy_timeout = ${usual}`)
    },
  }
}
