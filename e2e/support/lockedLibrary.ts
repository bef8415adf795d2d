/** A library that another program is writing to: main has to wait before storing anything. */
import Database from 'better-sqlite3'
import { join } from 'node:path'

/** Locks the library in `home` for writing; returns a function that unlocks it. */
export const lockLibrary = (home: string): (() => void) => {
  const other = new Database(join(home, 'library.sqlite'))
  other.exec('BEGIN IMMEDIATE')
  return () => other.close()
}
