import { randomBytes } from 'node:crypto'
import type Database from 'better-sqlite3'
import type { MatchId } from '../../../engine/record/step.ts'
import type { Collection } from '../../api/values-library.ts'
import { fromBlob, toBlob } from '../sqlite/stored.ts'
import { atomic } from '../sqlite/transactions.ts'

/** The content of a collection. */
export interface CollectionContent {
  readonly title: string
  readonly introduction: string
  readonly matches: readonly MatchId[]
}

export interface AddedTo {
  readonly collection: Collection
  readonly added: number
}

/** Matches in an order, with a title and an introduction: an evening, a tournament, a course. */
export interface Collections {
  /** All collections, last changed first. */
  collections(): readonly Collection[]
  collection(id: string): Collection | undefined
  /** Its matches in order, including those in the bin. */
  collected(id: string): readonly MatchId[]
  /** Creates a collection (`id` null) or replaces its content; recreates a deleted one under its id. */
  putCollection(id: string | null, content: CollectionContent): Collection
  /** Appends matches until the collection has `most`; undefined if there is no such collection. */
  addToCollection(id: string, matches: readonly MatchId[], max: number): AddedTo | undefined
  dropCollection(id: string): void
}

interface Row {
  readonly key: number
  readonly id: string
  readonly title: string
  readonly introduction: string
  readonly updated_at: number
  readonly matches: number
}

const COLUMNS = `collection.key, collection.id, collection.title, introduction, collection.updated_at,
  (SELECT count(*) FROM collection_match JOIN match ON match.key = collection_match.match
   WHERE collection = collection.key AND binned_at IS NULL) AS matches`

export const createCollections = (db: Database.Database, now: () => number): Collections => {
  const all = db.prepare<[], Row>(`SELECT ${COLUMNS} FROM collection ORDER BY updated_at DESC, key DESC`)
  const one = db.prepare<[string], Row>(`SELECT ${COLUMNS} FROM collection WHERE id = ?`)
  const matchesOf = db
    .prepare<[string], Buffer>(
      `SELECT match.id FROM collection
       JOIN collection_match ON collection_match.collection = collection.key
       JOIN match ON match.key = collection_match.match
       WHERE collection.id = ? ORDER BY place`,
    )
    .pluck()
  const put = db
    .prepare<[string, string, string, number], number>(
      `INSERT INTO collection (id, title, introduction, updated_at) VALUES (?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET title = excluded.title, introduction = excluded.introduction,
         updated_at = excluded.updated_at
       RETURNING key`,
    )
    .pluck()
  const touch = db.prepare<[number, number]>('UPDATE collection SET updated_at = ? WHERE key = ?')
  const clear = db.prepare<[number]>('DELETE FROM collection_match WHERE collection = ?')
  const drop = db.prepare<[number]>('DELETE FROM collection WHERE key = ?')
  const place = db.prepare<[number, number, Buffer]>(
    `INSERT OR IGNORE INTO collection_match (collection, place, match) SELECT ?, ?, key FROM match WHERE id = ?`,
  )

  const collection = (id: string): Collection | undefined => {
    const row = one.get(id)
    return row === undefined ? undefined : collectionOf(row)
  }
  /** Reads a collection that was just written. */
  const written = (id: string): Collection => {
    const row = one.get(id)
    if (row === undefined) throw new Error(`collection ${id} was not written`)
    return collectionOf(row)
  }
  const collected = (id: string): readonly MatchId[] => matchesOf.all(id).map(fromBlob)
  const fill = (key: number, matches: readonly MatchId[]): void => {
    clear.run(key)
    for (const [at, match] of matches.entries()) place.run(key, at, toBlob(match))
  }

  return {
    collections: () => all.all().map(collectionOf),
    collection,
    collected,
    putCollection: atomic(db, (asked, { title, introduction, matches }) => {
      const id = asked ?? randomBytes(16).toString('hex')
      fill(put.get(id, title, introduction, now()) ?? 0, matches)
      return written(id)
    }),
    addToCollection: atomic(db, (id, matches, max) => {
      const row = one.get(id)
      if (row === undefined) return undefined
      const before = collected(id)
      fill(row.key, [...new Set([...before, ...matches])].slice(0, Math.max(max, before.length)))
      const added = collected(id).length - before.length
      if (added > 0) touch.run(now(), row.key)
      return { collection: written(id), added }
    }),
    dropCollection: atomic(db, (id) => {
      const row = one.get(id)
      if (row === undefined) return
      clear.run(row.key)
      drop.run(row.key)
    }),
  }
}

const collectionOf = ({ key: _, updated_at: updatedAt, ...row }: Row): Collection => ({ ...row, updatedAt })
