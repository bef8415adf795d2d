import type Database from 'better-sqlite3'
import type { MatchId } from '../../engine/record/step.ts'
import { toBlob } from './blob.ts'
import type { createIndexer } from './queries/search-index.ts'
import type { Writer } from './steps.ts'
import { atomic } from './transaction.ts'

/** What people do with whole matches in the list: name, tag, throw away, take back. */
export interface MatchAdmin {
  rename(id: MatchId, title: string): void
  /** Replaces the tags of a match; doubles are dropped. */
  setTags(id: MatchId, tags: readonly string[]): void
  /** Into the bin, where a match is kept whole; those there already and unknown ones are left. */
  bin(ids: readonly MatchId[]): void
  restore(ids: readonly MatchId[]): void
  /** Removes for good what is in the bin: the only way anything ever leaves the library. */
  emptyBin(): number
}

/** Children before parents, so that every reference holds at every moment. */
const OWNED = [
  'event',
  'branch',
  'branch_move',
  'annotation',
  'annotation_version',
  'import_step',
  'import_entry',
  'withdrawn',
  'import',
  'tag',
  'player',
  'option',
  'fallen',
  'analysis',
  'fresh',
  'step',
] as const

export const createMatchAdmin = (
  db: Database.Database,
  now: () => number,
  writer: Writer,
  indexer: ReturnType<typeof createIndexer>,
): MatchAdmin => {
  const rename = db.prepare<[string, number]>('UPDATE match SET title = ? WHERE key = ?')
  const dropTags = db.prepare<[number]>('DELETE FROM tag WHERE match = ?')
  const addTag = db.prepare<[number, string]>('INSERT INTO tag (match, name) VALUES (?, ?)')
  const bin = db.prepare<[number, Buffer]>(
    'UPDATE match SET binned_at = ? WHERE id = ? AND binned_at IS NULL',
  )
  const restore = db.prepare<[Buffer]>('UPDATE match SET binned_at = NULL WHERE id = ?')
  const binned = db.prepare<[], number>('SELECT key FROM match WHERE binned_at IS NOT NULL').pluck()
  const mark = db.prepare<[number]>('UPDATE match SET removing = 1 WHERE key = ?')
  const owned = OWNED.map((table) => db.prepare<[number]>(`DELETE FROM ${table} WHERE match = ?`))
  const remove = db.prepare<[number]>('DELETE FROM match WHERE key = ?')

  return {
    rename: atomic(db, (id, title) => {
      const { key } = writer.find(id)
      rename.run(title, key)
      indexer.refresh(key)
    }),

    setTags: atomic(db, (id, tags) => {
      const { key } = writer.find(id)
      dropTags.run(key)
      for (const tag of new Set(tags)) addTag.run(key, tag)
      indexer.refresh(key)
    }),

    bin: atomic(db, (ids) => {
      const at = now()
      for (const id of ids) bin.run(at, toBlob(id))
    }),

    restore: atomic(db, (ids) => {
      for (const id of ids) restore.run(toBlob(id))
    }),

    emptyBin: atomic(db, () => {
      const keys = binned.all()
      for (const key of keys) {
        mark.run(key)
        indexer.remove(key)
        for (const statement of owned) statement.run(key)
        remove.run(key)
      }
      return keys.length
    }),
  }
}
