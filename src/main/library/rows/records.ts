import type Database from 'better-sqlite3'
import type { Actor } from '../../../engine/kernel/seat.ts'
import { parseJson } from '../../../engine/kernel/json.ts'
import { isTyped, stepFault } from '../../../engine/record/validation.ts'
import { isBranchId, isNoteId } from '../../../engine/record/file/schemas.ts'
import {
  LAST_VERSION,
  type Annotation,
  type BranchId,
  type Header,
  type MatchId,
  type Step,
  type StepId,
} from '../../../engine/record/step.ts'
import {
  addStep,
  createRecord,
  putAnnotation,
  putBranch,
  type MatchRecord,
} from '../../../engine/record/tree.ts'
import { stepIdOfTexts } from '../../../engine/record/ids.ts'
import type { ApiError } from '../../api/api.ts'
import {
  tryReadRow,
  storedAuthor,
  storedBody,
  storedEdit,
  storedHeader,
  fromBlob,
  toBlob,
} from '../sqlite/stored.ts'
import { CHANCE } from './steps.ts'

/** A loaded record. With `damage`, unreadable steps and all that follow them are left out. */
export type Loaded =
  | { readonly ok: true; readonly value: MatchRecord; readonly damage: ApiError | null }
  | { readonly ok: false; readonly error: ApiError }

type StepTuple = [seq: number, id: Buffer, parent: number, actor: number, action: string, chosen: number]
type BranchTuple = [
  id: string,
  name: string,
  step: number,
  version: number,
  deleted: number,
  author: string | null,
]
type AnnotationTuple = [
  id: string,
  step: number,
  body: string,
  version: number,
  deleted: number,
  edit: string | null,
]

/**
 * Returns a function that loads the record of a match. Code `matchUnknown`; `recordDamaged` if even the header is
 * unreadable.
 */
export const createReader = (db: Database.Database): ((id: MatchId) => Loaded) => {
  const match = db.prepare<[Buffer], { key: number; header: string }>(
    'SELECT key, header FROM match WHERE id = ?',
  )
  const steps = db
    .prepare<[number], StepTuple>(
      'SELECT seq, id, parent, actor, action, chosen FROM step WHERE match = ? AND seq > 0 ORDER BY seq',
    )
    .raw()
  const events = db
    .prepare<[number], [step: number, fact: string]>(
      'SELECT step, fact FROM event WHERE match = ? ORDER BY step, n',
    )
    .raw()
  const withdrawn = db.prepare<[number], number>('SELECT step FROM withdrawn WHERE match = ?').pluck()
  const branches = db
    .prepare<[number], BranchTuple>(
      'SELECT id, name, step, version, deleted, author FROM branch WHERE match = ?',
    )
    .raw()
  const annotations = db
    .prepare<[number], AnnotationTuple>(
      'SELECT id, step, body, version, deleted, edit FROM annotation WHERE match = ?',
    )
    .raw()

  const read = (id: MatchId): Loaded => {
    const row = match.get(toBlob(id))
    if (row === undefined) return { ok: false, error: { code: 'matchUnknown' } }
    // Stored records are validated like files, because any program may have written them.
    const header = storedHeader(row.header)
    const record = header && createRecord(header)
    if (record?.root !== id) return { ok: false, error: { code: 'recordDamaged', details: { at: 'header' } } }

    let damage: ApiError | null = null
    const report = (details: NonNullable<ApiError['details']>): void => {
      damage ??= { code: 'recordDamaged', details }
    }
    /** Id and depth of each sound step, by its number. */
    const good = new Map<number, { readonly id: StepId; readonly depth: number }>([[0, { id, depth: 0 }]])
    /** The step a pointer to a step number resolves to: itself if sound, otherwise its nearest sound ancestor. */
    const stands = new Map<number, StepId>([[0, id]])
    const standOf = (seq: number): StepId => {
      for (let near = seq; near > 0; near -= 1) {
        const stand = stands.get(near)
        if (stand !== undefined) return stand
        // The parent of a missing step is unknown; the step before it is the most likely.
        report({ lost: seq })
      }
      return id
    }
    const facts = factsByStep(events.all(row.key))
    /** Steps of undone imports; branches and notes never point to them. */
    const away = new Set(withdrawn.all(row.key))
    for (const tuple of steps.all(row.key)) {
      const [seq, blob, parentSeq] = tuple
      if (away.has(seq)) continue
      const parent = good.get(parentSeq)
      const step =
        parent === undefined ? undefined : stepOf(record.header, tuple, parent.id, facts.get(seq) ?? [])
      if (parent === undefined || step === undefined) {
        if (parent !== undefined) report({ step: fromBlob(blob), depth: parent.depth + 1 })
        stands.set(seq, standOf(parentSeq))
        continue
      }
      addStep(record, step)
      good.set(seq, { id: step.id, depth: parent.depth + 1 })
      stands.set(seq, step.id)
    }
    for (const [branch, name, step, version, deleted, author] of branches.all(row.key)) {
      if (!isBranchId(branch)) continue
      const by = storedAuthor(author)
      putBranch(record, {
        // Branch ids in the library come only from branches.
        id: branch as BranchId,
        name,
        step: standOf(step),
        version: counted(version),
        deleted: deleted === 1,
        ...(by === undefined ? {} : { by }),
      })
    }
    for (const tuple of annotations.all(row.key)) {
      const [annotation, step, text, version, deleted, editText] = tuple
      const body = storedBody(text)
      const on = good.get(step)
      if (body === undefined || on === undefined || !isNoteId(annotation)) continue
      const edit = storedEdit(editText)
      const kept: Annotation = {
        id: annotation,
        step: on.id,
        body,
        version: counted(version),
        deleted: deleted === 1,
        ...(edit === undefined ? {} : { edit }),
      }
      putAnnotation(record, kept)
    }
    return { ok: true, value: record, damage }
  }

  // One read transaction, so that another process cannot change the match between two queries.
  const atOnce = db.transaction(read)
  return (id) =>
    tryReadRow(() => atOnce(id)) ?? { ok: false, error: { code: 'recordDamaged', details: { at: 'page' } } }
}

/**
 * Earlier versions of the program accepted higher versions than files may have now; they count as the highest
 * allowed.
 */
const counted = (version: number): number => Math.min(version, LAST_VERSION)

/** The step of a row; undefined if its content does not match its id. */
const stepOf = (
  header: Header,
  [, blob, , actorColumn, actionText, chosen]: StepTuple,
  parent: StepId,
  facts: readonly string[],
): Step | undefined => {
  const id = fromBlob(blob)
  const actor: Actor = actorColumn === CHANCE ? 'chance' : actorColumn
  // The stored texts are canonical, so the id is checked on them directly.
  const eventsText = `[${facts.join(',')}]`
  if (stepIdOfTexts(parent, actor, actionText, eventsText, chosen === 1) !== id) return undefined
  const action = parseJson(actionText)
  const events = parseJson(eventsText)
  if (!isTyped(action) || !Array.isArray(events) || !events.every(isTyped)) return undefined
  const step: Step = { id, parent, actor, action, events, ...(chosen === 1 ? { chosen: true } : {}) }
  return stepFault(header, step) === undefined ? step : undefined
}

const factsByStep = (rows: readonly [number, string][]): Map<number, string[]> => {
  const facts = new Map<number, string[]>()
  for (const [step, fact] of rows) {
    const before = facts.get(step)
    if (before === undefined) facts.set(step, [fact])
    else before.push(fact)
  }
  return facts
}
