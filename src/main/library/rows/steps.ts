import type Database from 'better-sqlite3'
import { canonicalJson } from '../../../engine/record/canonical.ts'
import type { Branch, MatchId, MoveReason, Step, StepId } from '../../../engine/record/step.ts'
import { LibraryFailure, libraryError } from '../sqlite/errors.ts'
import { toBlob } from '../sqlite/stored.ts'
import { summaryColumns, type Summary } from './summary.ts'

/**
 * A branch to store. `ahead` is the step redo leads to; unchanged if absent. `reason` overrides that of the whole
 * change.
 */
export type BranchWrite = Branch & { readonly ahead?: StepId | null; readonly reason?: MoveReason }

/** One change of a match: new steps, and where branches point afterwards. */
export interface Append {
  /** Parents before children. A step that exists already is ignored. */
  readonly steps: readonly Step[]
  readonly branches: readonly BranchWrite[]
  /** Why the branches moved; stored with each move. */
  readonly reason: MoveReason
  readonly summary: Summary
}

/** Stored as the actor of chance. */
export const CHANCE = -1

/** An SQL condition: the step in the table of that name is not withdrawn with an undone import. */
export const isNotWithdrawn = (step: string): string =>
  `NOT EXISTS (SELECT 1 FROM withdrawn WHERE withdrawn.match = ${step}.match AND withdrawn.step = ${step}.seq)`

/** Numbers of steps in their match, as far as known. */
export type StepNumbers = ReadonlyMap<StepId, number>

/** Why and when a branch moves (milliseconds since 1970 UTC), and known step numbers. */
export interface BranchMove {
  readonly reason: MoveReason
  readonly at: number
  readonly numbers?: StepNumbers
}

/** Writes steps, branches and the summary of a match. Call each function inside a transaction. */
export interface Writer {
  /** The key of a match and the number of its next step. Throws a `matchUnknown` failure. */
  find(id: MatchId): { readonly key: number; readonly next: number }
  insertRoot(key: number, id: MatchId): void
  /**
   * Inserts steps from number `next` on and returns the numbers of the new ones, which `putBranch` then need not look
   * up. A withdrawn step is restored under its old number.
   */
  insertSteps(key: number, next: number, steps: readonly Step[]): StepNumbers
  putBranch(key: number, branch: BranchWrite, move: BranchMove): void
  /** Records a move of a branch without changing the branch. */
  move(key: number, branch: string, step: number, reason: MoveReason, at: number): void
  putSummary(key: number, summary: Summary, at: number): void
  seqOf(key: number, id: StepId): number
}

export const createWriter = (db: Database.Database): Writer => {
  const find = db.prepare<[Buffer], { key: number; next: number }>(
    `SELECT key, (SELECT max(seq) + 1 FROM step WHERE match = key) AS next FROM match WHERE id = ?`,
  )
  const findSeq = db
    .prepare<[number, Buffer], number>('SELECT seq FROM step WHERE match = ? AND id = ?')
    .pluck()
  const insertRoot = db.prepare<[number, Buffer]>(
    'INSERT INTO step (match, seq, id, parent, actor, action, chosen) VALUES (?, 0, ?, NULL, NULL, NULL, 0)',
  )
  const insertStep = db.prepare<[number, number, Buffer, number, number, string, number]>(
    `INSERT INTO step (match, seq, id, parent, actor, action, chosen) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (match, id) DO NOTHING`,
  )
  const comeBack = db.prepare<[number, number]>('DELETE FROM withdrawn WHERE match = ? AND step = ?')
  const insertEvent = db.prepare<[number, number, number, string]>(
    'INSERT INTO event (match, step, n, fact) VALUES (?, ?, ?, ?)',
  )
  const insertMove = db.prepare<[number, number, string, number, MoveReason, number]>(
    // ORDER BY with LIMIT, because max() beside other columns would read every move.
    `INSERT INTO branch_move (match, n, branch, step, reason, at)
     VALUES (?, 1 + ifnull((SELECT n FROM branch_move WHERE match = ? ORDER BY n DESC LIMIT 1), 0), ?, ?, ?, ?)`,
  )
  const putBranch = db.prepare<
    [number, string, string, number, number | null, number, number, string | null, number]
  >(
    `INSERT INTO branch (match, id, name, step, ahead, version, deleted, author) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (match, id) DO UPDATE SET name = excluded.name, step = excluded.step, author = excluded.author,
       ahead = iif(?, excluded.ahead, ahead), version = excluded.version, deleted = excluded.deleted`,
  )
  const putProgress = db.prepare<[number, number, number, string, string, string, number, number]>(
    `UPDATE match SET played = ?, steps = ?, branches = ?, turn = ?, moment = ?, scores = ?, updated_at = ?
     WHERE key = ?`,
  )
  // Indexed columns that seldom change; including them in every update would write another page.
  const putCounted = db.prepare<[number, number, number, number, number]>(
    'UPDATE match SET comments = ?, over = ? WHERE key = ? AND (comments <> ? OR over <> ?)',
  )

  const seqOf = (key: number, id: StepId): number => {
    const seq = findSeq.get(key, toBlob(id))
    if (seq === undefined) throw new Error(`step ${id} is not in the library`)
    return seq
  }

  return {
    find(id) {
      const found = find.get(toBlob(id))
      if (found === undefined) throw new LibraryFailure(libraryError('matchUnknown'))
      return found
    },

    insertRoot(key, id) {
      insertRoot.run(key, toBlob(id))
    },

    insertSteps(key, next, steps) {
      let seq = next
      // Most steps follow the one before, so numbers assigned in this call need no query.
      const given = new Map<StepId, number>()
      for (const step of steps) {
        const parent = given.get(step.parent) ?? seqOf(key, step.parent)
        const actor = step.actor === 'chance' ? CHANCE : step.actor
        // Canonical text, so that loading can check the id without parsing.
        const action = canonicalJson(step.action)
        const chosen = step.chosen === true ? 1 : 0
        if (insertStep.run(key, seq, toBlob(step.id), parent, actor, action, chosen).changes === 0) {
          const known = seqOf(key, step.id)
          if (comeBack.run(key, known).changes > 0) given.set(step.id, known)
          continue
        }
        step.events.forEach((event, n) => insertEvent.run(key, seq, n, canonicalJson(event)))
        given.set(step.id, seq)
        seq += 1
      }
      return given
    },

    putBranch(key, branch, { reason, at, numbers }) {
      const step = numbers?.get(branch.step) ?? seqOf(key, branch.step)
      const ahead = branch.ahead === undefined || branch.ahead === null ? null : seqOf(key, branch.ahead)
      insertMove.run(key, key, branch.id, step, reason, at)
      putBranch.run(
        key,
        branch.id,
        branch.name,
        step,
        ahead,
        branch.version,
        branch.deleted ? 1 : 0,
        branch.by === undefined ? null : JSON.stringify(branch.by),
        branch.ahead === undefined ? 0 : 1,
      )
    },

    move: (key, branch, step, reason, at) => void insertMove.run(key, key, branch, step, reason, at),

    putSummary(key, summary, at) {
      const [played, steps, comments, branches, over, turn, moment, scores] = summaryColumns(summary)
      putProgress.run(played, steps, branches, turn, moment, scores, at, key)
      putCounted.run(comments, over, key, comments, over)
    },

    seqOf,
  }
}
