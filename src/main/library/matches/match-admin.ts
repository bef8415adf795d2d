import type Database from 'better-sqlite3'
import type { MatchId } from '../../../engine/record/step.ts'
import { toBlob } from '../sqlite/stored.ts'
import type { Indexer } from '../queries/search-index.ts'
import type { Writer } from '../rows/steps.ts'
import { atomic } from '../sqlite/transactions.ts'

/** Changes to whole matches in the list: title, tags, bin. */
export interface MatchAdmin {
  rename(id: MatchId, title: string): void
  /** Replaces the tags of a match; drops duplicates. */
  setTags(id: MatchId, tags: readonly string[]): void
  /** Adds a tag to all matches or removes it; skips matches that already have `most` tags. */
  tagMany(ids: readonly MatchId[], tag: string, on: boolean, max: number): TagsChanged
  /** Moves matches to the bin, which keeps them whole. Ignores unknown ones and those already there. */
  bin(ids: readonly MatchId[]): void
  restore(ids: readonly MatchId[]): void
  /** Deletes the matches in the bin for good and returns how many. Nothing else ever deletes a match. */
  emptyBin(): number
}

export interface TagsChanged {
  readonly changed: MatchId[]
  /** How many matches had no room for another tag. */
  readonly full: number
}

/** Tables with rows of a match, children before parents, so that references hold throughout. */
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
  'collection_match',
  'player',
  'option',
  'fallen',
  'revision',
  'analysis',
  'fresh',
  'step',
] as const

export const createMatchAdmin = (
  db: Database.Database,
  now: () => number,
  writer: Writer,
  indexer: Indexer,
): MatchAdmin => {
  const rename = db.prepare<[string, number]>('UPDATE match SET title = ? WHERE key = ?')
  const dropTags = db.prepare<[number]>('DELETE FROM tag WHERE match = ?')
  const addTag = db.prepare<[number, string]>('INSERT INTO tag (match, name) VALUES (?, ?)')
  const tagsOf = db.prepare<[number], string>('SELECT name FROM tag WHERE match = ?').pluck()
  const dropTag = db.prepare<[number, string]>('DELETE FROM tag WHERE match = ? AND name = ?')
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

    tagMany: atomic(db, (ids, tag, on, max) => {
      const changed: MatchId[] = []
      let full = 0
      for (const id of new Set(ids)) {
        const { key } = writer.find(id)
        const tags = tagsOf.all(key)
        if (tags.includes(tag) === on) continue
        if (on && tags.length >= max) {
          full += 1
          continue
        }
        if (on) addTag.run(key, tag)
        else dropTag.run(key, tag)
        indexer.refresh(key)
        changed.push(id)
      }
      return { changed, full }
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
