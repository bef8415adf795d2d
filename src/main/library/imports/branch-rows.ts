import type Database from 'better-sqlite3'
import type { Branch } from '../../../engine/record/step.ts'

/** The columns of a branch that travel in files, the step by its number. */
export interface BranchRow {
  readonly name: string
  readonly step: number
  readonly version: number
  readonly deleted: number
  /** Not there where nobody knows who made it. */
  readonly author?: string
}

/** Branches as rows; each function is to run inside a transaction. */
export interface BranchRows {
  row(key: number, id: string): BranchRow | undefined
  /** Puts the row back that was there, or none. */
  restore(key: number, id: string, row: BranchRow | undefined): void
}

export const branchRowOf = ({ name, version, deleted, by }: Branch, step: number): BranchRow => ({
  name,
  step,
  version,
  deleted: deleted ? 1 : 0,
  ...(by === undefined ? {} : { author: JSON.stringify(by) }),
})

export const createBranchRows = (db: Database.Database): BranchRows => {
  const find = db.prepare<[number, string], Omit<BranchRow, 'author'> & { readonly author: string | null }>(
    'SELECT name, step, version, deleted, author FROM branch WHERE match = ? AND id = ?',
  )
  const put = db.prepare<[string, number, number, number, string | null, number, string]>(
    'UPDATE branch SET name = ?, step = ?, version = ?, deleted = ?, author = ? WHERE match = ? AND id = ?',
  )
  const drop = db.prepare<[number, string]>('DELETE FROM branch WHERE match = ? AND id = ?')
  return {
    row(key, id) {
      const row = find.get(key, id)
      if (row === undefined) return undefined
      const { author, ...rest } = row
      return author === null ? rest : { ...rest, author }
    },
    restore(key, id, row) {
      if (row === undefined) drop.run(key, id)
      else put.run(row.name, row.step, row.version, row.deleted, row.author ?? null, key, id)
    },
  }
}
