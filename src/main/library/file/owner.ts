/** Whose database a file is: by its bytes, where SQLite may not touch it yet, or by an open connection. */
import type Database from 'better-sqlite3'
import { isDatabase, marksOf, TABLES } from './format.ts'
import { APPLICATION_ID } from './migrate.ts'

/** `unmarked`: without a mark and without any table, as one whose making was interrupted. */
type Owner = 'ours' | 'theirs' | 'unmarked'

const ownerBy = (application: number, hasTables: () => boolean): Owner => {
  if (application === APPLICATION_ID) return 'ours'
  return application === 0 && !hasTables() ? 'unmarked' : 'theirs'
}

/**
 * True if it is another program's database by its first page, as it is in the file and in the log; false also where
 * that cannot be told.
 */
export const isForeign = (...firstPages: readonly (Buffer | undefined)[]): boolean => {
  const owners = firstPages.map(ownerOfPage)
  return owners.includes('theirs') && !owners.includes('ours')
}

const ownerOfPage = (page: Buffer | undefined): Owner | undefined => {
  if (page === undefined || page.length < TABLES.end || !isDatabase(page)) return undefined
  const hasTables = (): boolean => page[TABLES.kind] !== TABLES.leaf || page.readUInt16BE(TABLES.count) > 0
  return ownerBy(marksOf(page).application, hasTables)
}

/** Whether a header may be a library's; what tables there are is not in it. */
export const mayBeOurs = (header: Buffer | undefined): boolean =>
  header !== undefined && isDatabase(header) && ownerBy(marksOf(header).application, () => false) !== 'theirs'

/** Whether an open database is a library, or is going to be one. */
export const isOurs = (db: Database.Database): boolean => {
  const hasTables = (): boolean => db.prepare('SELECT 1 FROM sqlite_schema').get() !== undefined
  // SQLite keeps it as a number.
  return ownerBy(db.pragma('application_id', { simple: true }) as number, hasTables) !== 'theirs'
}
