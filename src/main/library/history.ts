import type Database from 'better-sqlite3'
import type { BranchId, MatchId, StepId } from '../../engine/record/step.ts'
import type { Output } from '../api.ts'
import { fromBlob, toBlob } from './blob.ts'

export type Reflog = Output<'table.reflog'>

/** Where branches have been, and where redo leads. */
export interface History {
  /** The moves of all branches, newest first. */
  reflog(id: MatchId, limit: number): Reflog
  /** Where redo leads from a branch, as it was last stored; null if nowhere. */
  ahead(id: MatchId, branch: BranchId): StepId | null
}

interface MoveRow {
  branch: string
  name: string
  from: Buffer | null
  to: Buffer
  reason: string
  at: number
}

export const createHistory = (db: Database.Database): History => {
  const moves = db.prepare<[Buffer, number], MoveRow>(
    `SELECT move.branch, branch.name, origin.id AS "from", goal.id AS "to", move.reason, move.at
     FROM match
     JOIN branch_move AS move ON move.match = match.key
     JOIN branch ON branch.match = match.key AND branch.id = move.branch
     JOIN step AS goal ON goal.match = match.key AND goal.seq = move.to_step
     LEFT JOIN step AS origin ON origin.match = match.key AND origin.seq = move.from_step
     WHERE match.id = ? ORDER BY move.n DESC LIMIT ?`,
  )
  const ahead = db
    .prepare<[Buffer, string], Buffer>(
      `SELECT step.id FROM match
       JOIN branch ON branch.match = match.key
       JOIN step ON step.match = match.key AND step.seq = branch.ahead
       WHERE match.id = ? AND branch.id = ?`,
    )
    .pluck()
  return {
    reflog: (id, limit) =>
      moves.all(toBlob(id), limit).map((move) => ({
        ...move,
        from: move.from === null ? null : fromBlob(move.from),
        to: fromBlob(move.to),
      })),
    ahead(id, branch) {
      const found = ahead.get(toBlob(id), branch)
      return found === undefined ? null : fromBlob(found)
    },
  }
}
