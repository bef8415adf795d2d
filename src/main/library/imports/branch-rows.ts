import type Database from 'better-sqlite3'
import type { Branch } from '../../../engine/record/step.ts'

/** The columns of a branch that travel in files, the step by its number. */
export interface BranchRow {
  readonly name: string
  readonly step: number
  readonly version: number
  readonly deleted: number
}

/** Branches as rows; each function is to run inside a transaction. */
export interface BranchRows {
  row(key: number, id: string): BranchRow | undefined
  /** Puts the row back that was there, or none. */
  restore(key: number, id: string, row: BranchRow | undefined): void
}

export const branchRowOf = ({ name, version, deleted }: Branch, step: number): BranchRow => ({
  name,
  step,
  version,
  deleted: deleted ? 1 : 0,
})

export const createBranchRows = (db: Database.Database): BranchRows => {
  const find = db.prepare<[number, string], BranchRow>(
    'SELECT name, step, version, deleted FROM branch WHERE match = ? AND id = ?',
  )
  const put = db.prepare<[string, number, number, number, number, string]>(
    'UPDATE branch SET name = ?, step = ?, version = ?, deleted = ? WHERE match = ? AND id = ?',
  )
  const drop = db.prepare<[number, string]>('DELETE FROM branch WHERE match = ? AND id = ?')
  return {
    row: (key, id) => find.get(key, id),
    restore(key, id, row) {
      if (row === undefined) drop.run(key, id)
      else put.run(row.name, row.step, row.version, row.deleted, key, id)
    },
  }
}
