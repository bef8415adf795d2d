/** Taking back an import: what came with it goes, what was one's own before comes back as it was. */
import type Database from 'better-sqlite3'
import { jsonOf, membersOf } from '../../../engine/kernel/json.ts'
import { err, ok, type Result } from '../../../engine/kernel/refusal.ts'
import type { MatchId, StepId } from '../../../engine/record/step.ts'
import type { MatchRecord } from '../../../engine/record/tree.ts'
import type { ApiError } from '../../api/api.ts'
import type { AnnotationWriter, NoteRow } from '../rows/annotations.ts'
import { fromBlob } from '../sqlite/stored.ts'
import { LibraryFailure } from '../sqlite/errors.ts'
import type { Loaded } from '../rows/records.ts'
import type { createIndexer } from '../queries/search-index.ts'
import type { Writer } from '../rows/steps.ts'
import type { Summary } from '../rows/summary.ts'
import { atomic } from '../sqlite/transactions.ts'
import type { EntryKind, BranchRow, BranchRows } from './imports.ts'

/** Which steps of an import that is taken back go with it, and which are needed by what stays. */
interface Withdrawal {
  /** The number of the last move of a branch when the import was done. */
  readonly moves: number
  /** Branches that went back to what they were: where they were led since counts no more. */
  readonly reverted: ReadonlySet<string>
}

interface Withdrawn {
  readonly withdrawn: readonly StepId[]
  /** Steps of the import that stay. */
  readonly kept: number
}

/**
 * Withdraws the steps that are here by that import alone, but for those that lead to a branch, a note, where
 * one has been with a branch, or another step that stays. To run once branches and notes are as they will be.
 */
const createWithdrawal = (db: Database.Database) => {
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

/** What became of an import that was taken back. */
export interface Undone {
  readonly match: MatchId
  /** The match came with it as a whole and is in the bin now. */
  readonly binned: boolean
  readonly steps: number
  readonly branches: number
  readonly notes: number
  /** What stays, because one has changed it since or it leads to what one did. */
  readonly kept: { readonly steps: number; readonly branches: number; readonly notes: number }
}

export interface ImportUndo {
  /**
   * In one transaction; what one did oneself since is kept. The summary is that of the record as it is then.
   * Codes importUnknown, importUndone.
   */
  undoImport(number: number, summary: (record: MatchRecord) => Summary): Result<Undone, ApiError>
}

export interface ImportUndoParts {
  readonly db: Database.Database
  readonly now: () => number
  readonly writer: Writer
  readonly notes: AnnotationWriter
  readonly branches: BranchRows
  readonly indexer: ReturnType<typeof createIndexer>
  readonly load: (id: MatchId) => Loaded
}

interface ImportRow {
  readonly key: number
  readonly match: Buffer
  readonly isNew: number
  readonly moves: number
  readonly wasBinnedAt: number | null
  readonly beforeAt: number
  readonly afterAt: number
  readonly undoneAt: number | null
  readonly binnedAt: number | null
  readonly updatedAt: number
}
interface EntryRow {
  readonly kind: EntryKind
  readonly id: string
  readonly before: string | null
  readonly after: string
}

const NOTHING = { steps: 0, branches: 0, notes: 0 }

/** Whether a note says the same, whatever its version: an edit that was taken back leaves it as it came. */
const saysAsMuch = (one: NoteRow, other: NoteRow): boolean =>
  one.step === other.step && one.body === other.body && one.deleted === other.deleted

/** The log of imports stores rows of the kind its entry names; one that a damage has spoilt takes nothing back. */
const rowIn = <Row extends BranchRow | NoteRow>(text: string): Row => {
  const row = jsonOf(text)
  if (membersOf(row) === undefined)
    throw new LibraryFailure({ code: 'recordDamaged', details: { at: 'import' } })
  return row as Row
}

export const createImportUndo = ({
  db,
  now,
  writer,
  notes,
  branches,
  indexer,
  load,
}: ImportUndoParts): ImportUndo => {
  const find = db.prepare<[number], ImportRow>(
    `SELECT match.key, match.id AS match, import.is_new AS isNew, import.moves,
       import.binned_at AS wasBinnedAt, import.before_at AS beforeAt, import.after_at AS afterAt,
       import.undone_at AS undoneAt, match.binned_at AS binnedAt, match.updated_at AS updatedAt
     FROM import JOIN match ON match.key = import.match WHERE import.key = ?`,
  )
  const entries = db.prepare<[number, number], EntryRow>(
    'SELECT kind, id, before, after FROM import_entry WHERE match = ? AND import = ?',
  )
  /** Entries of the same by later imports that stand, the next one first. */
  const later = db.prepare<[number, EntryKind, string, number], { import: number; before: string | null }>(
    `SELECT import, before FROM import_entry AS entry
     WHERE match = ? AND kind = ? AND id = ? AND import > ?
       AND (SELECT undone_at FROM import WHERE key = entry.import) IS NULL
     ORDER BY import LIMIT 1`,
  )
  const relink = db.prepare<[string | null, number, number, EntryKind, string]>(
    'UPDATE import_entry SET before = ? WHERE match = ? AND import = ? AND kind = ? AND id = ?',
  )
  /** The import after this one, if nothing was done between them, leads to what was before this one. */
  const relinkTimes = db.prepare<[number, number | null, number, number, number]>(
    `UPDATE import SET before_at = ?, binned_at = ifnull(binned_at, ?)
     WHERE match = ? AND key > ? AND before_at = ? AND undone_at IS NULL`,
  )
  const dropAnalysis = db.prepare<[number, number]>('DELETE FROM analysis WHERE match = ? AND import = ?')
  const dropUnread = db.prepare<[number, string]>('DELETE FROM fresh WHERE match = ? AND id = ?')
  const setBin = db.prepare<[number | null, number]>('UPDATE match SET binned_at = ? WHERE key = ?')
  const markUndone = db.prepare<[number, number]>('UPDATE import SET undone_at = ? WHERE key = ?')
  const withdraw = createWithdrawal(db)

  const putBack = (key: number, { kind, id, before }: EntryRow, at: number): void => {
    if (kind === 'branch') {
      const row = before === null ? undefined : rowIn<BranchRow>(before)
      const stood = branches.row(key, id)
      branches.restore(key, id, row)
      if (row !== undefined && row.step !== stood?.step) writer.move(key, id, row.step, 'unmerge', at)
    } else if (before === null) notes.remove(key, id)
    else notes.put(key, id, rowIn<NoteRow>(before), { reason: 'undo', at })
  }

  /** True if the entry went back to what it was before the import. */
  const revert = (key: number, number: number, entry: EntryRow, at: number): boolean => {
    const { kind, id, before, after } = entry
    const row = kind === 'branch' ? branches.row(key, id) : notes.row(key, id)
    const next = later.get(key, kind, id, number)
    const stands =
      JSON.stringify(row) === after ||
      (next === undefined &&
        kind === 'annotation' &&
        row !== undefined &&
        saysAsMuch(row as NoteRow, rowIn<NoteRow>(after)))
    if (stands) putBack(key, entry, at)
    // A later import went on from here: taken back, it is to lead to what was there before this one.
    else if (next?.before === after) relink.run(before, key, next.import, kind, id)
    return stands
  }

  return {
    undoImport: atomic(db, (number, summary) => {
      const row = find.get(number)
      if (row === undefined) return err({ code: 'importUnknown' })
      const { key, moves } = row
      const match = fromBlob(row.match)
      const at = now()
      if (row.isNew === 1) {
        if (row.binnedAt !== null) return err({ code: 'importUndone' })
        setBin.run(at, key)
        return ok({ match, binned: true, ...NOTHING, kept: NOTHING })
      }
      if (row.undoneAt !== null) return err({ code: 'importUndone' })
      // What of a record cannot be read might be what the rest hangs on.
      const found = load(match)
      if (!found.ok) throw new LibraryFailure(found.error)
      if (found.damage !== null) throw new LibraryFailure(found.damage)

      markUndone.run(at, number)
      const back: EntryRow[] = []
      const kept = { branches: 0, notes: 0 }
      for (const entry of entries.all(key, number))
        if (revert(key, number, entry, at)) back.push(entry)
        else kept[entry.kind === 'branch' ? 'branches' : 'notes'] += 1
      const branchIds = back.flatMap(({ kind, id }) => (kind === 'branch' ? [id] : []))
      const steps = withdraw(key, number, { moves, reverted: new Set(branchIds) })
      dropAnalysis.run(key, number)
      for (const id of [...steps.withdrawn, ...back.map((entry) => entry.id)]) dropUnread.run(key, id)

      const after = load(match)
      if (!after.ok) throw new LibraryFailure(after.error)
      if (after.damage !== null) throw new LibraryFailure(after.damage)
      const untouched = row.updatedAt === row.afterAt
      writer.putSummary(key, summary(after.value), untouched ? row.beforeAt : row.updatedAt)
      if (!untouched) relinkTimes.run(row.beforeAt, row.wasBinnedAt, key, number, row.afterAt)
      if (untouched && row.wasBinnedAt !== null && row.binnedAt === null) setBin.run(row.wasBinnedAt, key)
      indexer.refresh(key)
      return ok({
        match,
        binned: false,
        steps: steps.withdrawn.length,
        branches: branchIds.length,
        notes: back.length - branchIds.length,
        kept: { steps: steps.kept, ...kept },
      })
    }),
  }
}
