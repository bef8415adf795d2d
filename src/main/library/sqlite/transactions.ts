/**
 * Transactions, and waiting for another process that writes. SQLite's own wait blocks the whole process, so a program
 * with windows first waits here, where the event loop runs, and lets SQLite wait only briefly.
 */
import { setTimeout as pause } from 'node:timers/promises'
import Database from 'better-sqlite3'

/**
 * Wraps `work` in a durable transaction. It takes the write lock at once, so that it waits for other processes before
 * it reads anything.
 */
export const atomic = <A extends unknown[], R>(
  db: Database.Database,
  work: (...given: A) => R,
): ((...given: A) => R) => db.transaction(work).immediate

export interface WriteLock {
  /** True if a change could be written now. */
  isFree(): boolean
  /**
   * Undefined if a change can be written now. Otherwise resolves, in the order of calls, when it can, or after two
   * seconds; the change itself then fails with `libraryLocked`.
   */
  whenFree(): Promise<void> | undefined
  /** From now on a change waits only briefly for a locked library, so that it blocks nothing. */
  waitBriefly(): void
}

/** The longest a change waits for other processes, in milliseconds. */
export const LOCK_WAIT_MS = 2000
/** Milliseconds between two checks, and the brief wait in SQLite. */
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
      // The change itself reports any other error.
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
