import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { onTestFinished } from 'vitest'
import { LIBRARY_NAME } from '../file/files.ts'
import type { Library } from '../library.ts'
import { openLibrary, type OpenOptions } from '../open.ts'
import { shelfMigration } from '../file/migrations.ts'
import { gameOf } from '../../../engine/index.ts'
import { filterSchema, statisticsSchema, type Filter, type Statistics } from '../../api/values-library.ts'
import { openLibraryQueries } from '../queries/queries.ts'

/** A temporary folder, deleted when the test ends. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'qipu-library-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export const libraryIn = (folder: string): string => join(folder, LIBRARY_NAME)

/** A clock that advances by one millisecond each time it is read. */
export const steadyClock = (from = 1_800_000_000_000): (() => number) => {
  let time = from
  return () => (time += 1)
}

/** Opens a library and fails the test if it does not open; closes it when the test ends. */
export const opened = (file: string, options: Partial<OpenOptions> = {}): Library => {
  const result = openLibrary(file, { now: steadyClock(), ...options })
  if (!result.ok) throw new Error(`the library does not open: ${result.error.code}`)
  onTestFinished(() => result.value.close())
  return result.value
}

const SQL_OF_VERSION_1 = readFileSync(new URL('version-1.sql', import.meta.url), 'utf8')

/** Creates a library as version 1 wrote it. */
export const oldLibrary = (folder: string): string => {
  const file = libraryIn(folder)
  const db = new Database(file)
  db.exec(SQL_OF_VERSION_1)
  db.close()
  return file
}

/** The trigger that version 8 replaced. */
const SEATED = /CREATE TRIGGER match_is_seated[^]*?\nEND;/.exec(shelfMigration.sql)?.[0] ?? ''

/** Reverts a library to version 7; programs count as bots of level 1 again. */
export const toVersion7 = (db: Database.Database): void => {
  db.exec(`DROP INDEX match_made; DROP INDEX match_listed;
    CREATE INDEX match_listed ON match (binned_at, updated_at, game, over, drawn, comments, played, created_at);
    DROP TRIGGER match_is_new; DROP TRIGGER match_is_revised; DROP TABLE revision;
    DROP TRIGGER match_is_seated; ${SEATED}
    UPDATE player SET bot = 1 WHERE bot < 0; PRAGMA user_version = 7;`)
}

/** Asks for the statistics of a library as a window does, again and again on one connection. */
export const statisticsAsker = (library: Library): ((filter?: Partial<Filter>) => Statistics) => {
  const queries = openLibraryQueries(library.file, gameOf)
  onTestFinished(() => queries.close())
  return (filter = {}) => {
    const answer = queries.answer({ about: 'statistics', filter: filterSchema.parse(filter) })
    if (!answer.ok) throw new Error(answer.error.code)
    return statisticsSchema.parse(answer.value)
  }
}

/** The statistics of a library, read for the first time. */
export const statisticsOf = (library: Library, filter: Partial<Filter> = {}): Statistics =>
  statisticsAsker(library)(filter)
