/** A library another program writes into: whatever main is to store waits until it is done. */
import Database from 'better-sqlite3'
import { join } from 'node:path'

/** Locks the library in `home` for writing; answers what lets it go. */
export const lockLibrary = (home: string): (() => void) => {
  const other = new Database(join(home, 'library.sqlite'))
  other.exec('BEGIN IMMEDIATE')
  return () => other.close()
}
