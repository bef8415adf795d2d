/** Which steps of an import that is taken back go with it, and which are needed by what stays. */
import type Database from 'better-sqlite3'
import type { StepId } from '../../../engine/record/step.ts'
import { fromBlob } from '../sqlite/blob.ts'

export interface Withdrawal {
  /** The number of the last move of a branch when the import was done. */
  readonly moves: number
  /** Branches that went back to what they were: where they were led since counts no more. */
  readonly reverted: ReadonlySet<string>
}

export interface Withdrawn {
  readonly withdrawn: readonly StepId[]
  /** Steps of the import that stay. */
  readonly kept: number
}

/**
 * Withdraws the steps that are here by that import alone, but for those that lead to a branch, a note, where
 * one has been with a branch, or another step that stays. To run once branches and notes are as they will be.
 */
export const createWithdrawal = (db: Database.Database) => {
  const steps = db
    .prepare<[number], [seq: number, parent: number | null, id: Buffer]>(
      `SELECT seq, parent, id FROM step
       WHERE match = ? AND seq NOT IN (SELECT step FROM withdrawn WHERE withdrawn.match = step.match)
       ORDER BY seq DESC`,
    )
    .raw()
  const brought = db
    .prepare<[number, number, number, number], number>(
      `SELECT step FROM import_step WHERE match = ? AND import = ?
       EXCEPT SELECT step FROM import_step JOIN import ON import.key = import_step.import
       WHERE import_step.match = ? AND import.key <> ? AND import.undone_at IS NULL`,
    )
    .pluck()
  const pointed = db
    .prepare<[number, number, number], number>(
      `SELECT step FROM branch WHERE match = ?
       UNION SELECT ahead FROM branch WHERE match = ? AND ahead IS NOT NULL
       UNION SELECT step FROM annotation WHERE match = ?`,
    )
    .pluck()
  const moved = db.prepare<[number], { n: number; branch: string; step: number }>(
    `SELECT branch_move.n, branch_move.branch, branch_move.step FROM branch_move
     JOIN branch ON branch.match = branch_move.match AND branch.id = branch_move.branch
     WHERE branch_move.match = ? AND branch_move.reason NOT IN ('merge', 'unmerge')`,
  )
  const put = db.prepare<[number, number, number]>(
    'INSERT INTO withdrawn (match, step, import) VALUES (?, ?, ?)',
  )

  return (key: number, number: number, { moves, reverted }: Withdrawal): Withdrawn => {
    const goes = new Set(brought.all(key, number, key, number))
    const needed = new Set(pointed.all(key, key, key))
    for (const { n, branch, step } of moved.all(key))
      if (n <= moves || !reverted.has(branch)) needed.add(step)
    const withdrawn: StepId[] = []
    let kept = 0
    // A parent has a lower number than its children, so these are all decided before it.
    for (const [seq, parent, id] of steps.all(key)) {
      if (goes.has(seq) && !needed.has(seq)) {
        put.run(key, seq, number)
        withdrawn.push(fromBlob(id))
        continue
      }
      if (goes.has(seq)) kept += 1
      if (parent !== null) needed.add(parent)
    }
    return { withdrawn, kept }
  }
}
