import type Database from 'better-sqlite3'
import { filterSchema, type SavedSearch } from '../../api/values-library.ts'
import type { Filter } from './filter.ts'
import { parseJson } from '../../../engine/kernel/json.ts'
import { atomic } from '../sqlite/transactions.ts'

/** Filters kept under a name. */
export interface Searches {
  /** By name. One that this program cannot read is left where it is and not listed. */
  searches(): readonly SavedSearch[]
  /** Keeps a filter; one of the same name, in whatever case, is replaced. */
  saveSearch(name: string, filter: Filter): void
  /** False if another search has that name. */
  renameSearch(id: number, name: string): boolean
  dropSearch(id: number): void
}

export const createSearches = (db: Database.Database): Searches => {
  const all = db.prepare<[], { id: number; name: string; filter: string }>(
    'SELECT id, name, filter FROM search ORDER BY name',
  )
  const put = db.prepare<[string, string]>(
    `INSERT INTO search (name, filter) VALUES (?, ?)
     ON CONFLICT (name) DO UPDATE SET name = excluded.name, filter = excluded.filter`,
  )
  const rename = db.prepare<[string, number]>('UPDATE OR IGNORE search SET name = ? WHERE id = ?')
  const exists = db.prepare<[number], number>('SELECT 1 FROM search WHERE id = ?').pluck()
  const drop = db.prepare<[number]>('DELETE FROM search WHERE id = ?')
  return {
    searches: () =>
      all.all().flatMap(({ id, name, filter }) => {
        const read = filterSchema.safeParse(parseJson(filter))
        return read.success ? [{ id, name, filter: read.data }] : []
      }),
    saveSearch: atomic(db, (name, filter) => void put.run(name, JSON.stringify(filter))),
    renameSearch: atomic(db, (id, name) => rename.run(name, id).changes > 0 || exists.get(id) === undefined),
    dropSearch: atomic(db, (id) => void drop.run(id)),
  }
}
