/** Undoes an import: removes what it brought and restores what the user had before. */
import type Database from 'better-sqlite3'
import { parseJson, asObject } from '../../../engine/kernel/json.ts'
import { err, ok, type Result } from '../../../engine/kernel/refusal.ts'
import type { MatchId, StepId } from '../../../engine/record/step.ts'
import type { MatchRecord } from '../../../engine/record/tree.ts'
import type { ApiError } from '../../api/api.ts'
import type { AnnotationWriter, NoteRow } from '../rows/annotations.ts'
import { fromBlob } from '../sqlite/stored.ts'
import { LibraryFailure } from '../sqlite/errors.ts'
import type { Loaded } from '../rows/records.ts'
import type { Indexer } from '../queries/search-index.ts'
import type { Writer } from '../rows/steps.ts'
import type { Summary } from '../rows/summary.ts'
import { atomic } from '../sqlite/transactions.ts'
import type { EntryKind, BranchRow, BranchRows } from './imports.ts'

/** What determines the steps to withdraw. */
interface Withdrawal {
  /** Number of the last branch move at the time of the import. */
  readonly moves: number
  /** Branches that were restored: their moves since the import no longer count. */
  readonly reverted: ReadonlySet<string>
}

interface Withdrawn {
  readonly withdrawn: readonly StepId[]
  /** Steps of the import that stay, because something else needs them. */
  readonly kept: number
}

/**
 * Returns a function that withdraws the steps only this import brought, except those leading to a branch, a note, a
 * step a branch has been at, or another step that stays. Call it after branches and notes are restored.
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
    // Children have higher numbers than their parent and are decided first.
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

/** The result of undoing an import. */
export interface Undone {
  readonly match: MatchId
  /** The import had created the match, which is now in the bin. */
  readonly binned: boolean
  readonly steps: number
  readonly branches: number
  readonly notes: number
  /** What stays, because the user changed it since or built on it. */
  readonly kept: { readonly steps: number; readonly branches: number; readonly notes: number }
}

export interface ImportUndo {
  /**
   * Undoes an import in one transaction; keeps what the user did since. `summary` computes the summary of the
   * resulting record. Codes importUnknown, importUndone.
   */
  undoImport(number: number, summary: (record: MatchRecord) => Summary): Result<Undone, ApiError>
}

export interface ImportUndoParts {
  readonly db: Database.Database
  readonly now: () => number
  readonly writer: Writer
  readonly notes: AnnotationWriter
  readonly branches: BranchRows
  readonly indexer: Indexer
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

/** True if two notes say the same, whatever their version: an edit that was reverted leaves the note as imported. */
const saysAsMuch = (one: NoteRow, other: NoteRow): boolean =>
  one.step === other.step && one.body === other.body && one.deleted === other.deleted

/** Parses a row stored in the log of imports, which has the kind its entry names. A damaged row stops the undo. */
const rowIn = <Row extends BranchRow | NoteRow>(text: string): Row => {
  const row = parseJson(text)
  if (asObject(row) === undefined)
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
  /** Entries about the same branch or note by later imports that were not undone, next first. */
  const later = db.prepare<[number, EntryKind, string, number], { import: number; before: string | null }>(
    `SELECT import, before FROM import_entry AS entry
     WHERE match = ? AND kind = ? AND id = ? AND import > ?
       AND (SELECT undone_at FROM import WHERE key = entry.import) IS NULL
     ORDER BY import LIMIT 1`,
  )
  const relink = db.prepare<[string | null, number, number, EntryKind, string]>(
    'UPDATE import_entry SET before = ? WHERE match = ? AND import = ? AND kind = ? AND id = ?',
  )
  /** If nothing happened between this import and the next, the next one now restores the state before this one. */
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

  /** Restores one branch or note; false if it stays. */
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
    // A later import built on this entry: its undo now restores the state before this import.
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
      // The rest of the record may depend on a part that cannot be read.
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
