/** Compares the tables, indexes and triggers of a library with those of its version. */
import Database from 'better-sqlite3'
import type { Migration } from '../file/migrations.ts'
import { versionOf } from '../file/migrate.ts'

interface Part {
  readonly type: string
  readonly name: string
  readonly tbl_name: string
  readonly sql: string
}

export interface SchemaFaults {
  /** Missing indexes and triggers; their SQL creates them again without touching a row. */
  readonly missing: readonly Part[]
  /** Names of what is changed, or missing and impossible to create again without its content. */
  readonly changed: readonly string[]
  /** `changed` includes tables, so the program cannot read the library. */
  readonly tables: boolean
  /** The version that the tables show, if the header does not tell it. */
  readonly version?: number
}

/** Null if the schema is right. Ignores what somebody added, except triggers on our tables. */
export const schemaFaults = (
  db: Database.Database,
  migrations: readonly Migration[],
): SchemaFaults | null => {
  const version = versionOf(db)
  if (version > 0 || partsOf(db).length === 0) return faultsOf(db, migrations, version)
  const matching = migrations.findLast((each) => faultsOf(db, migrations, each.version) === null)
  const lost = { missing: [], changed: [] }
  return matching === undefined
    ? { ...lost, changed: [VERSION], tables: true }
    : { ...lost, tables: false, version: matching.version }
}

/** SQLite's name for the version in the header. */
const VERSION = 'user_version'

/** The names of all faulty parts, separated by commas. */
export const namesOf = ({ missing, changed, version }: SchemaFaults): string =>
  [...missing.map((part) => part.name), ...changed, ...(version === undefined ? [] : [VERSION])].join(', ')

const faultsOf = (
  db: Database.Database,
  migrations: readonly Migration[],
  at: number,
): SchemaFaults | null => {
  const expected = new Database(':memory:')
  try {
    for (const { version, sql } of migrations) if (version <= at) expected.exec(sql)
    const here = new Map(partsOf(db).map((part) => [part.name, part]))
    const should = partsOf(expected)
    const wrong = should.filter((part) => !isSame(part, here.get(part.name), expected, db))
    const missing = wrong.filter((part) => part.type !== 'table' && !here.has(part.name))
    const names = new Set(should.map((part) => part.name))
    const added = [...here.values()].filter(
      (part) => part.type === 'trigger' && names.has(part.tbl_name) && !names.has(part.name),
    )
    const changed = [...wrong.filter((part) => !missing.includes(part)), ...added]
    if (missing.length + changed.length === 0) return null
    const tables = changed.some((part) => part.type === 'table')
    return { missing, changed: changed.map((part) => part.name), tables }
  } finally {
    expected.close()
  }
}

/** Leaves out what SQLite creates itself, such as the indexes of primary keys. */
const partsOf = (db: Database.Database): Part[] =>
  db.prepare<[], Part>('SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE sql IS NOT NULL').all()

const isSame = (
  should: Part,
  here: Part | undefined,
  expected: Database.Database,
  db: Database.Database,
): boolean => {
  if (here?.type !== should.type) return false
  if (plain(here.sql) === plain(should.sql)) return true
  // A table may have other SQL, because other migrations led to it.
  return should.type === 'table' && columnsOf(db, here.name) === columnsOf(expected, here.name)
}

const plain = (sql: string): string => sql.replaceAll(/\s+/g, ' ').trim()

const columnsOf = (db: Database.Database, table: string): string =>
  JSON.stringify(db.prepare('SELECT * FROM pragma_table_xinfo(?)').all(table))

/** Creates missing indexes and triggers again, and writes the version. */
export const repairSchema = (db: Database.Database, { missing, version }: SchemaFaults): void => {
  db.transaction(() => {
    for (const part of missing) db.exec(part.sql)
    if (version !== undefined) db.pragma(`user_version = ${version}`)
  }).immediate()
}
