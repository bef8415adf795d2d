import type Database from 'better-sqlite3'
import type { MatchId, StepId } from '../../engine/record/step.ts'
import { toBlob } from './blob.ts'

/**
 * Positions kept to save folding them again, such as the one a list shows a picture of. A cache:
 * it may be emptied at any time and is never read as truth.
 */
export interface Checkpoints {
  /** The state kept for a step under these rules, or undefined. */
  checkpoint(id: MatchId, step: StepId, rules: number): unknown
  putCheckpoint(id: MatchId, step: StepId, rules: number, state: unknown): void
  dropCheckpoints(): void
}

export const createCheckpoints = (db: Database.Database): Checkpoints => {
  const get = db
    .prepare<[Buffer, Buffer, number], string>(
      `SELECT checkpoint.state FROM match
       JOIN step ON step.match = match.key
       JOIN checkpoint ON checkpoint.match = match.key AND checkpoint.step = step.seq
       WHERE match.id = ? AND step.id = ? AND checkpoint.rules = ?`,
    )
    .pluck()
  const put = db.prepare<[number, string, Buffer, Buffer]>(
    `INSERT INTO checkpoint (match, step, rules, state)
     SELECT match.key, step.seq, ?, ? FROM match JOIN step ON step.match = match.key
     WHERE match.id = ? AND step.id = ?
     ON CONFLICT (match, step) DO UPDATE SET rules = excluded.rules, state = excluded.state`,
  )
  const drop = db.prepare<[]>('DELETE FROM checkpoint')
  return {
    checkpoint(id, step, rules) {
      const text = get.get(toBlob(id), toBlob(step), rules)
      return text === undefined ? undefined : JSON.parse(text)
    },
    putCheckpoint(id, step, rules, state) {
      put.run(rules, JSON.stringify(state), toBlob(id), toBlob(step))
    },
    dropCheckpoints() {
      drop.run()
    },
  }
}
