import type Database from 'better-sqlite3'
import type { MatchId } from '../../../engine/record/step.ts'
import { toBlob } from '../sqlite/blob.ts'
import type { Writer } from '../rows/steps.ts'
import { atomic } from '../sqlite/transactions.ts'

/** Steps and notes that came with an import into a match that was here, until they were looked at. */
export interface Unread {
  /** Ids of steps (32 digits) and of notes (16). */
  unread(id: MatchId): readonly string[]
  markUnread(id: MatchId, ids: readonly string[]): void
  /** They were looked at; those that are not marked are left. */
  markRead(id: MatchId, ids: readonly string[]): void
}

export const createUnread = (db: Database.Database, writer: Writer): Unread => {
  const all = db
    .prepare<[Buffer], string>(
      'SELECT fresh.id FROM match JOIN fresh ON fresh.match = match.key WHERE match.id = ?',
    )
    .pluck()
  const add = db.prepare<[number, string]>('INSERT OR IGNORE INTO fresh (match, id) VALUES (?, ?)')
  const drop = db.prepare<[number, string]>('DELETE FROM fresh WHERE match = ? AND id = ?')
  return {
    unread: (id) => all.all(toBlob(id)),
    markUnread: atomic(db, (id, ids) => {
      const { key } = writer.find(id)
      for (const each of ids) add.run(key, each)
    }),
    markRead: atomic(db, (id, ids) => {
      const { key } = writer.find(id)
      for (const each of ids) drop.run(key, each)
    }),
  }
}
