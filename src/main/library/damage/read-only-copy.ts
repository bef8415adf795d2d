/** A library that is only looked at: a copy, which nothing can be written to. */
import { constants, copyFileSync, mkdtempSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { discard } from '../file/files.ts'
import type { Log } from '../file/log.ts'
import { copyBeside, type Recovery } from './set-aside.ts'
import { migrate } from '../file/migrate.ts'
import { repairSchema, type SchemaFaults } from './schema-check.ts'
import type { Migration } from '../file/migrations/migration.ts'

export interface ReadOnlyCopy {
  readonly db: Database.Database
  /** Removes the copy; call it when the connection is closed. */
  readonly end: () => void
}

interface Options {
  readonly now: () => number
  readonly migrations: readonly Migration[]
  /** What of the schema is to be made again in the copy. */
  readonly schema?: SchemaFaults | null
}

/** A copy of the library as it is, put together from file and log. */
export const openReadOnlyCopy = (
  file: string,
  recovery: Recovery,
  log: Log,
  options: Options,
): ReadOnlyCopy => {
  const { folder, copy } = copyBeside(file, recovery, log)
  return openCopy(folder, copy, options)
}

/** A copy of a backup. */
export const lookIntoBackup = (backup: string, options: Options): ReadOnlyCopy => {
  const folder = mkdtempSync(join(dirname(backup), 'check-'))
  const copy = join(folder, basename(backup))
  try {
    copyFileSync(backup, copy, constants.COPYFILE_FICLONE)
  } catch (thrown) {
    discard(folder)
    throw thrown
  }
  return openCopy(folder, copy, options)
}

const openCopy = (
  folder: string,
  copy: string,
  { now, migrations, schema = null }: Options,
): ReadOnlyCopy => {
  const end = (): void => discard(folder)
  let db: Database.Database | undefined
  try {
    db = new Database(copy)
    if (schema !== null) repairSchema(db, schema)
    migrate(db, migrations, now)
    // Brings in what waits in the log; a connection that may not write needs no index then.
    db.pragma('journal_mode = DELETE')
    db.close()
    return { db: new Database(copy, { readonly: true }), end }
  } catch (thrown) {
    db?.close()
    end()
    throw thrown
  }
}
