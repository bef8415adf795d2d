/**
 * The log of imports: what each one brought, enough to undo it at any time; and which imported steps and notes are
 * unread.
 */
import type Database from 'better-sqlite3'
import type { MatchId, StepId, Branch } from '../../../engine/record/step.ts'
import { fromBlob, toBlob } from '../sqlite/stored.ts'
import type { Writer } from '../rows/steps.ts'
import { atomic } from '../sqlite/transactions.ts'

/** Unread steps and notes: those an import added to an existing match. */
export interface Unread {
  /** Ids of steps (32 digits) and of notes (16). */
  unread(id: MatchId): readonly string[]
  markUnread(id: MatchId, ids: readonly string[]): void
  /** Marks as read; ignores ids that are not unread. */
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

/** The columns of a branch that files carry; `step` is the step's number. */
export interface BranchRow {
  readonly name: string
  readonly step: number
  readonly version: number
  readonly deleted: number
  /** Absent if its author is unknown. */
  readonly author?: string
}

/** Reads and restores rows of branches. Call each function inside a transaction. */
export interface BranchRows {
  row(key: number, id: string): BranchRow | undefined
  /** Restores a row, or deletes the branch if there was none. */
  restore(key: number, id: string, row: BranchRow | undefined): void
}

export const branchRowOf = ({ name, version, deleted, by }: Branch, step: number): BranchRow => ({
  name,
  step,
  version,
  deleted: deleted ? 1 : 0,
  ...(by === undefined ? {} : { author: JSON.stringify(by) }),
})

export const createBranchRows = (db: Database.Database): BranchRows => {
  const find = db.prepare<[number, string], Omit<BranchRow, 'author'> & { readonly author: string | null }>(
    'SELECT name, step, version, deleted, author FROM branch WHERE match = ? AND id = ?',
  )
  const put = db.prepare<[string, number, number, number, string | null, number, string]>(
    'UPDATE branch SET name = ?, step = ?, version = ?, deleted = ?, author = ? WHERE match = ? AND id = ?',
  )
  const drop = db.prepare<[number, string]>('DELETE FROM branch WHERE match = ? AND id = ?')
  return {
    row(key, id) {
      const row = find.get(key, id)
      if (row === undefined) return undefined
      const { author, ...rest } = row
      return author === null ? rest : { ...rest, author }
    },
    restore(key, id, row) {
      if (row === undefined) drop.run(key, id)
      else put.run(row.name, row.step, row.version, row.deleted, row.author ?? null, key, id)
    },
  }
}

/** Where an imported record came from. */
export interface ImportSource {
  /** The name of the file, for display. */
  readonly file: string
  /** Shared by files imported together; null for a single file. */
  readonly batch: string | null
}

/** How much an import brought. */
export interface ImportCounts {
  readonly steps: number
  readonly branches: number
  readonly notes: number
  /** Steps with imported findings of analyses. */
  readonly analysed: number
}

export interface PastImport extends ImportCounts, ImportSource {
  readonly import: number
  readonly match: MatchId
  readonly title: string
  readonly game: string
  readonly at: number
  /** The import created the match. */
  readonly isNew: boolean
  /**
   * When it was undone, in milliseconds since 1970 UTC; null if it was not. Undoing the import of a new match moves
   * the match to the bin.
   */
  readonly undoneAt: number | null
  /** The match is in the bin. */
  readonly isBinned: boolean
}

export interface ImportList {
  /** Latest first: imports of one match or of all, numbered below `before`. */
  imports(query: {
    readonly match?: MatchId | undefined
    readonly before?: number | undefined
    readonly limit: number
  }): readonly PastImport[]
}

export type EntryKind = 'branch' | 'annotation'

/** The state of the match before the import. */
export interface StateBefore {
  readonly binnedAt: number | null
  readonly updatedAt: number
}

/** Writes the log. Call each function inside the transaction of the import. */
export interface ImportLog {
  before(key: number): StateBefore
  /** Starts the entry of an import and returns its number. */
  begin(key: number, source: ImportSource, at: number, before: StateBefore | null): number
  /** Records the steps of an import: new ones, and those that only other imports had brought. */
  steps(key: number, number: number, copy: ReadonlyMap<StepId, unknown>, added: Iterable<number>): void
  entry(
    key: number,
    number: number,
    kind: EntryKind,
    id: string,
    before: object | undefined,
    after: object,
  ): void
  finish(key: number, number: number, counts: ImportCounts): void
  /** The import brought nothing: deletes its entry. */
  drop(key: number, number: number): void
}

export const createImportLog = (db: Database.Database): ImportLog => {
  const look = db.prepare<[number], StateBefore>(
    'SELECT binned_at AS binnedAt, updated_at AS updatedAt FROM match WHERE key = ?',
  )
  const begin = db.prepare<[number, number, string, string | null, number, number | null, number, number]>(
    `INSERT INTO import (match, at, file, batch, is_new, moves, binned_at, before_at, after_at,
       steps, branches, notes, analysed) VALUES (?, ?, ?, ?, ?, 0, ?, ?, ?, 0, 0, 0, 0)`,
  )
  const brought = db
    .prepare<[number], [seq: number, id: Buffer]>(
      `SELECT DISTINCT step.seq, step.id FROM import_step
       JOIN step ON step.match = import_step.match AND step.seq = import_step.step
       WHERE import_step.match = ?`,
    )
    .raw()
  const addStep = db.prepare<[number, number, number]>(
    'INSERT OR IGNORE INTO import_step (match, import, step) VALUES (?, ?, ?)',
  )
  const addEntry = db.prepare<[number, number, EntryKind, string, string | null, string]>(
    'INSERT INTO import_entry (match, import, kind, id, before, after) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const finish = db.prepare<[number, number, number, number, number]>(
    `UPDATE import SET steps = ?, branches = ?, notes = ?, analysed = ?,
       moves = ifnull((SELECT max(n) FROM branch_move WHERE branch_move.match = import.match), 0),
       after_at = (SELECT updated_at FROM match WHERE match.key = import.match)
     WHERE key = ?`,
  )
  const drop = ['import_step WHERE match = ? AND import = ?', 'import WHERE match = ? AND key = ?'].map(
    (rows) => db.prepare<[number, number]>(`DELETE FROM ${rows}`),
  )
  return {
    before(key) {
      const found = look.get(key)
      if (found === undefined) throw new Error(`match ${key} is not in the library`)
      return found
    },
    begin(key, { file, batch }, at, before) {
      const { binnedAt, updatedAt } = before ?? { binnedAt: null, updatedAt: at }
      const isNew = before === null ? 1 : 0
      const row = begin.run(key, at, file, batch, isNew, binnedAt, updatedAt, at)
      return Number(row.lastInsertRowid)
    },
    steps(key, number, copy, added) {
      for (const [seq, id] of brought.all(key)) if (copy.has(fromBlob(id))) addStep.run(key, number, seq)
      for (const seq of added) addStep.run(key, number, seq)
    },
    entry(key, number, kind, id, before, after) {
      const was = before === undefined ? null : JSON.stringify(before)
      addEntry.run(key, number, kind, id, was, JSON.stringify(after))
    },
    finish(_, number, { steps, branches, notes, analysed }) {
      finish.run(steps, branches, notes, analysed, number)
    },
    drop(key, number) {
      for (const statement of drop) statement.run(key, number)
    },
  }
}

interface ListRow extends Omit<PastImport, 'match' | 'isNew' | 'isBinned'> {
  readonly match: Buffer
  readonly isNew: number
  readonly binnedAt: number | null
}

export const createImportList = (db: Database.Database): ImportList => {
  const list = db.prepare<[number | null, Buffer | null, Buffer | null, number], ListRow>(
    `SELECT import.key AS import, match.id AS match, match.title, match.game, import.at, import.file,
       import.batch, import.is_new AS isNew, import.steps, import.branches, import.notes,
       import.analysed, import.undone_at AS undoneAt, match.binned_at AS binnedAt
     FROM import JOIN match ON match.key = import.match
     WHERE import.key < ifnull(?, 9e15) AND (? IS NULL OR match.id = ?)
     ORDER BY import.key DESC LIMIT ?`,
  )
  return {
    imports({ match, before, limit }) {
      const of = match === undefined ? null : toBlob(match)
      return list.all(before ?? null, of, of, limit).map(({ binnedAt, isNew, undoneAt, ...row }) => ({
        ...row,
        match: fromBlob(row.match),
        isNew: isNew === 1,
        undoneAt: isNew === 1 ? binnedAt : undoneAt,
        isBinned: binnedAt !== null,
      }))
    },
  }
}
