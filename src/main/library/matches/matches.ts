import type Database from 'better-sqlite3'
import type { Analysed } from '../../../engine/record/analysis.ts'
import { err, ok, type Result } from '../../../engine/kernel/refusal.ts'
import { canonicalJson } from '../../../engine/record/canonical.ts'
import { sizeFault, sizeOf } from '../../../engine/record/validation.ts'
import {
  COPY_NAME,
  importInto,
  type Imported,
  type OwnChoice,
} from '../../../engine/record/exchange/import.ts'
import { standingNotes } from '../../../engine/record/notes.ts'
import { MAIN, type Annotation, type Header, type MatchId } from '../../../engine/record/step.ts'
import { createRecord, type MatchRecord } from '../../../engine/record/tree.ts'
import { analysisWriter } from '../rows/analyses.ts'
import { rowOf, type AnnotationWriter, type VersionReason } from '../rows/annotations.ts'
import type { ApiError } from '../../api/api.ts'
import { toBlob } from '../sqlite/stored.ts'
import { LibraryFailure } from '../sqlite/errors.ts'
import { type ImportLog, type ImportSource, branchRowOf, type BranchRows } from '../imports/imports.ts'
import type { Loaded } from '../rows/records.ts'
import type { Indexer } from '../queries/search-index.ts'
import { createStaging, type Stage } from '../rows/staging.ts'
import type { Append, StepNumbers, Writer } from '../rows/steps.ts'
import { emptySummary, summaryColumns, type Summary } from '../rows/summary.ts'
import { type WriteLock, atomic } from '../sqlite/transactions.ts'

/** How to insert a record from outside. */
export interface Insertion {
  readonly title: string
  /** The summary of the record, or a function that computes it for the merged record. */
  readonly summary: Summary | ((record: MatchRecord) => Summary)
  /** Findings to add where the library has none of that strength. */
  readonly analysed?: readonly Analysed[]
  /** What to do if the import would change the user's own notes or branches; `ask` (the default) refuses. */
  readonly own?: OwnChoice
  /** The id of the library's author (see `ImportOptions`). */
  readonly me?: string
  /** The name of the branch that a copy's main line becomes. */
  readonly copyName?: string
  /** Recorded with the import; see `ImportList`. */
  readonly source?: ImportSource
  /** Writes more in the same transaction, after the record. */
  readonly also?: (inserted: Inserted) => void
}

export interface Inserted {
  /** The record as the library holds it now. */
  readonly record: MatchRecord
  readonly isNew: boolean
  readonly addedSteps: number
  /** What the import added to a match that existed; null for a new match. */
  readonly brought: Imported | null
  /** The number to undo the import by; null if it added nothing. */
  readonly import: number | null
}

/** Writes matches and the notes on their steps. */
export interface Matches {
  create(header: Header, title: string, opening?: Omit<Append, 'reason'>): MatchId
  append(id: MatchId, change: Append): void
  /**
   * With `joins`, continues the last edit of each note, as typing does. Searches find their words at once, but more
   * slowly until `indexNotes`.
   */
  putAnnotations(id: MatchId, annotations: readonly Annotation[], summary?: Summary, joins?: boolean): void
  /** Indexes the matches whose annotations were put since. May take a second for a match with a megabyte of words. */
  indexNotes(): void
  /**
   * Inserts a record, or merges it into the match that exists. Blocks until done: a tenth of a second for thousands
   * of steps. On merging, refuses with a code of `sizeFault` if the result is too large, and with `changesOwn` if the
   * user's own notes or branches would change and `own` is `ask`; then nothing is written.
   */
  insertRecord(record: MatchRecord, insertion: Insertion): Result<Inserted, ApiError>
  /** The same in one transaction, but yields to the event loop while preparing the steps. */
  receiveRecord(record: MatchRecord, insertion: Insertion): Promise<Result<Inserted, ApiError>>
}

export interface MatchesParts {
  readonly db: Database.Database
  readonly now: () => number
  readonly writer: Writer
  readonly indexer: Indexer
  readonly load: (id: MatchId) => Loaded
  readonly lock: Pick<WriteLock, 'whenFree'>
  readonly notes: AnnotationWriter
  readonly branchRows: BranchRows
  readonly imports: ImportLog
}

/** What is ready before the transaction that inserts a new match, so that the transaction is short. */
interface Prepared {
  readonly stage: Stage
  readonly summary: Summary
}

const summaryFor = (record: MatchRecord, { summary }: Insertion): Summary =>
  typeof summary === 'function' ? summary(record) : summary

const NO_SOURCE: ImportSource = { file: '', batch: null }

export const createMatches = ({
  db,
  now,
  writer,
  indexer,
  load,
  lock,
  notes,
  branchRows,
  imports,
}: MatchesParts): Matches => {
  const insertMatch = db.prepare<
    [
      Buffer,
      string,
      string,
      string,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      string,
      string,
      string,
    ]
  >(
    `INSERT INTO match (id, header, game, title, created_at, updated_at, played, steps, comments, branches,
       over, turn, moment, scores) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const staged = createStaging(db)
  const addAnalysed = analysisWriter(db, 'IGNORE')
  const touch = db.prepare<[number, number]>('UPDATE match SET updated_at = ? WHERE key = ?')
  const unbin = db.prepare<[number]>('UPDATE match SET binned_at = NULL WHERE key = ?')
  const exists = db.prepare<[Buffer], number>('SELECT 1 FROM match WHERE id = ?').pluck()

  /** Inserts a new match: row, root, steps and branches; returns its key. */
  const insert = (
    record: MatchRecord,
    title: string,
    createdAt: number,
    insertSteps: (key: number) => StepNumbers = (key) =>
      writer.insertSteps(key, 1, [...record.steps.values()]),
  ): number => {
    const { header, root } = record
    const at = now()
    const columns = summaryColumns(emptySummary(header.seats.length))
    const row = insertMatch.run(
      toBlob(root),
      canonicalJson(header),
      header.game,
      title,
      createdAt,
      at,
      ...columns,
    )
    const key = Number(row.lastInsertRowid)
    writer.insertRoot(key, root)
    const numbers = insertSteps(key)
    for (const branch of record.branches.values())
      writer.putBranch(key, branch, { reason: 'create', at, numbers })
    return key
  }

  const annotate = (
    key: number,
    annotations: Iterable<Annotation>,
    reason: VersionReason,
    joins = false,
  ): void => {
    const at = now()
    for (const note of annotations)
      notes.put(key, note.id, rowOf(note, writer.seqOf(key, note.step)), { reason, at, joins })
  }

  const append = (id: MatchId, { steps, branches, reason, summary }: Append): void => {
    const { key, next } = writer.find(id)
    const at = now()
    const numbers = writer.insertSteps(key, next, steps)
    for (const branch of branches)
      writer.putBranch(key, branch, { reason: branch.reason ?? reason, at, numbers })
    writer.putSummary(key, summary, at)
  }

  const merge = (record: MatchRecord, insertion: Insertion): Result<Inserted, ApiError> => {
    const { analysed = [], own = 'ask', me, copyName = COPY_NAME, source = NO_SOURCE } = insertion
    const loaded = load(record.root)
    if (!loaded.ok) throw new LibraryFailure(loaded.error)
    // A damaged record accepts no merge.
    if (loaded.damage !== null) throw new LibraryFailure(loaded.damage)
    const { value: merged } = loaded
    const size = sizeOf(merged)
    const brought = importInto(merged, record, { choice: own, name: copyName, me })
    if (!('steps' in brought)) return err({ code: 'changesOwn', details: { ...brought } })
    const tooMuch = sizeFault(sizeOf(merged), { before: size })
    if (tooMuch !== undefined) return err(tooMuch)
    const { steps, branches, annotations } = brought
    const { key, next } = writer.find(record.root)
    const at = now()
    const before = imports.before(key)
    const number = imports.begin(key, source, at, before)
    imports.steps(key, number, record.steps, writer.insertSteps(key, next, steps).values())
    for (const { now: branch } of branches) {
      const after = branchRowOf(branch, writer.seqOf(key, branch.step))
      imports.entry(key, number, 'branch', branch.id, branchRows.row(key, branch.id), after)
      writer.putBranch(key, branch, { reason: 'merge', at })
    }
    for (const { now: note } of annotations) {
      const after = rowOf(note, writer.seqOf(key, note.step))
      imports.entry(key, number, 'annotation', note.id, notes.row(key, note.id), after)
      notes.put(key, note.id, after, { reason: 'import', at })
    }
    const found = addAnalysed(key, analysed, number)
    unbin.run(key)
    const isNothing =
      before.binnedAt === null && steps.length + branches.length + annotations.length + found === 0
    const changedAt = isNothing ? before.updatedAt : at
    writer.putSummary(key, summaryFor(merged, insertion), changedAt)
    indexer.refresh(key)
    if (isNothing) imports.drop(key, number)
    else
      imports.finish(key, number, {
        steps: steps.length,
        branches: branches.filter(({ how }) => how !== undefined).length,
        notes: annotations.filter(({ how }) => how !== undefined).length,
        analysed: found,
      })
    return ok({
      record: merged,
      isNew: false,
      addedSteps: steps.length,
      brought,
      import: isNothing ? null : number,
    })
  }

  const refresh = atomic(db, indexer.refresh)

  const isThere = ({ root }: MatchRecord): boolean => exists.get(toBlob(root)) !== undefined

  const insertNew = (record: MatchRecord, insertion: Insertion, prepared?: Prepared): Inserted => {
    const started = Date.parse(record.header.startedAt)
    const createdAt = Number.isNaN(started) ? now() : started
    const key = insert(record, insertion.title, createdAt, prepared?.stage.moveTo)
    annotate(key, record.annotations.values(), 'import')
    const { analysed = [], source = NO_SOURCE } = insertion
    const at = now()
    const number = imports.begin(key, source, at, null)
    const found = addAnalysed(key, analysed, number)
    writer.putSummary(key, prepared?.summary ?? summaryFor(record, insertion), at)
    indexer.refresh(key)
    const branches = [...record.branches.values()]
    imports.finish(key, number, {
      steps: record.steps.size,
      branches: branches.filter(({ id, deleted }) => id !== MAIN && !deleted).length,
      notes: standingNotes(record.annotations).length,
      analysed: found,
    })
    return { record, isNew: true, addedSteps: record.steps.size, brought: null, import: number }
  }

  type Insert = (record: MatchRecord, insertion: Insertion, prepared?: Prepared) => Result<Inserted, ApiError>
  const insertRecord = atomic<Parameters<Insert>, ReturnType<Insert>>(db, (record, insertion, prepared) => {
    // Another process may have imported it meanwhile.
    const inserted = isThere(record) ? merge(record, insertion) : ok(insertNew(record, insertion, prepared))
    if (inserted.ok) insertion.also?.(inserted.value)
    return inserted
  })

  return {
    create: atomic(db, (header, title, opening) => {
      const record = createRecord(header)
      const key = insert(record, title, now())
      if (opening !== undefined) append(record.root, { ...opening, reason: 'act' })
      indexer.refresh(key)
      return record.root
    }),

    append: atomic(db, append),

    putAnnotations: atomic(db, (id, annotations, summary, joins) => {
      const { key } = writer.find(id)
      annotate(key, annotations, 'edit', joins)
      if (summary === undefined) touch.run(now(), key)
      else writer.putSummary(key, summary, now())
      indexer.postpone(key)
    }),

    indexNotes() {
      for (const key of indexer.postponed()) refresh(key)
    },

    insertRecord,

    async receiveRecord(record, insertion) {
      if (record.steps.size <= STEPS_PER_CHUNK || isThere(record)) {
        await lock.whenFree()
        return insertRecord(record, insertion)
      }
      const stage = staged(record.root)
      try {
        const steps = [...record.steps.values()]
        for (let from = 0; from < steps.length; from += STEPS_PER_CHUNK) {
          stage.add(steps.slice(from, from + STEPS_PER_CHUNK))
          await yieldToOthers()
        }
        const summary = summaryFor(record, insertion)
        await yieldToOthers()
        await lock.whenFree()
        return insertRecord(record, insertion, { stage, summary })
      } finally {
        await yieldToOthers()
        if (db.open) stage.drop()
      }
    },
  }
}

/** Steps staged before yielding: a few milliseconds of work. */
const STEPS_PER_CHUNK = 200

const yieldToOthers = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
