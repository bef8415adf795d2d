import type Database from 'better-sqlite3'
import type { BranchId, MatchId, MoveReason, StepId } from '../../../engine/record/step.ts'
import type { Output } from '../../api/api.ts'
import { fromBlob, toBlob } from '../sqlite/stored.ts'
import { isNotWithdrawn } from './steps.ts'

export type Reflog = Output<'table.reflog'>

/** Reasons of moves that continue play; the branch of the last such move is the one being played. */
const PLAYED: readonly MoveReason[] = ['act', 'undo', 'redo', 'goto', 'correct']

/** The moves of branches, which branch is played, and where redo leads. */
export interface History {
  /** The moves of all branches, newest first. */
  reflog(id: MatchId, limit: number): Reflog
  /** The branch played last, even if it was deleted; null before the first move. */
  playedBranch(id: MatchId): BranchId | null
  /** The step redo leads to from a branch, as last stored; null if none. */
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
  // A move stores its target; its origin is the target of the branch's previous move.
  const moves = db.prepare<[Buffer, number], MoveRow>(
    `SELECT move.branch, branch.name, origin.id AS "from", goal.id AS "to", move.reason, move.at
     FROM (
       SELECT branch_move.*, lag(step) OVER (PARTITION BY branch ORDER BY n) AS from_step
       FROM branch_move WHERE match = (SELECT key FROM match WHERE id = ?)
       ORDER BY n DESC LIMIT ?
     ) AS move
     JOIN branch ON branch.match = move.match AND branch.id = move.branch
     JOIN step AS goal ON goal.match = move.match AND goal.seq = move.step AND ${isNotWithdrawn('goal')}
     LEFT JOIN step AS origin ON origin.match = move.match AND origin.seq = move.from_step AND ${isNotWithdrawn('origin')}
     ORDER BY move.n DESC`,
  )
  const played = db
    .prepare<[Buffer, string], BranchId>(
      `SELECT branch FROM branch_move
       WHERE match = (SELECT key FROM match WHERE id = ?) AND reason IN (SELECT value FROM json_each(?))
       ORDER BY n DESC LIMIT 1`,
    )
    .pluck()
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
    playedBranch: (id) => played.get(toBlob(id), JSON.stringify(PLAYED)) ?? null,
    ahead(id, branch) {
      const found = ahead.get(toBlob(id), branch)
      return found === undefined ? null : fromBlob(found)
    },
  }
}
