import type Database from 'better-sqlite3'

/** One forward change of the schema. There is no way back: the backup is. */
export interface Migration {
  /** 1, 2, 3 …; `user_version` after it has run. */
  readonly version: number
  readonly name: string
  readonly sql: string
  /** What SQL cannot do with the rows there are; runs after `sql`, in the same transaction. */
  readonly fill?: (db: Database.Database) => void
}
