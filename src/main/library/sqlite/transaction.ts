import type Database from 'better-sqlite3'

/**
 * Work that is done whole and durably, or not at all. It takes the write lock at once, so that it
 * waits for another process before it has read anything that could grow old.
 */
export const atomic = <A extends unknown[], R>(
  db: Database.Database,
  work: (...given: A) => R,
): ((...given: A) => R) => db.transaction(work).immediate
