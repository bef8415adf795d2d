/** Edits of what is said about the steps of a match, and taking them back. */
import { canonicalJson } from '../../engine/record/canonical.ts'
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'
import { nextVersion, withoutContent, type Annotation, type MatchId } from '../../engine/record/step.ts'
import { hasStep } from '../../engine/record/tree.ts'
import type { ApiError, Notes, Parsed } from '../api/api.ts'
import { isDamaged, type OpenMatch } from './match.ts'

type NoteEdit = Parsed<'notes.edit'>['edits'][number]
type Notations = OpenMatch['record']['annotations']

/** A note without its version. */
type NoteContent = Pick<Annotation, 'id' | 'step' | 'body' | 'deleted'>

interface Change {
  readonly before: NoteContent
  readonly after: NoteContent
}
/** Changes that are taken back together. */
type Edit = readonly Change[]

/** The edits of a match since the program started, that can be undone and redone: the last of each list first. */
interface EditStacks {
  readonly done: Edit[]
  readonly undone: Edit[]
}

/** Older edits can no longer be undone; the notes themselves stay. */
const MAX_UNDO = 500

export interface NoteHistory {
  of(match: MatchId): EditStacks
}

export const createNoteHistory = (): NoteHistory => {
  const stacks = new Map<MatchId, EditStacks>()
  return {
    of(match) {
      const known = stacks.get(match)
      if (known !== undefined) return known
      const edits: EditStacks = { done: [], undone: [] }
      stacks.set(match, edits)
      return edits
    },
  }
}

const same = ({ body, deleted }: NoteContent, other: NoteContent | undefined): boolean =>
  other !== undefined && deleted === other.deleted && canonicalJson(body) === canonicalJson(other.body)

/** The next version of a note, which is to say this from now on. */
const next = ({ id, step, body, deleted }: NoteContent, known: Notations): Annotation => ({
  id,
  step,
  body,
  version: nextVersion(known.get(id)?.version ?? 0),
  deleted,
})

const changeBy = ({ record }: OpenMatch, edit: NoteEdit, newId: () => string): Result<Change, ApiError> => {
  if ('step' in edit) {
    const { step } = edit
    if (!hasStep(record, step)) return err({ code: 'unknownStep' })
    const after = { id: newId(), step, body: edit.body, version: 0, deleted: false }
    return ok({ before: withoutContent({ ...after, deleted: true }), after })
  }
  const before = record.annotations.get(edit.id)
  if (before === undefined) return err({ code: 'unknownNote' })
  const after =
    edit.body === null
      ? withoutContent({ ...before, deleted: true })
      : { ...before, body: edit.body, deleted: false }
  return ok({ before, after })
}

/** A plan: the notes to store, and what to remember once they are. */
export interface NotesPlan {
  readonly notes: readonly Annotation[]
  /** They go on with the last edit. */
  readonly joins: boolean
  readonly stored: () => void
}

/** Codes damaged, unknownStep, unknownNote. */
export const planEdits = (
  match: OpenMatch,
  { done, undone }: EditStacks,
  edits: readonly NoteEdit[],
  joins: boolean,
  newId: () => string,
): Result<NotesPlan, ApiError> => {
  if (isDamaged(match)) return err({ code: 'damaged' })
  const made: Change[] = []
  for (const edit of edits) {
    const change = changeBy(match, edit, newId)
    if (!change.ok) return change
    made.push(change.value)
  }
  return ok(planOf(match, { done, undone }, made, joins))
}

const planOf = (
  match: OpenMatch,
  { done, undone }: EditStacks,
  made: readonly Change[],
  joins: boolean,
): NotesPlan => {
  const notes = made.map(({ after }) => next(after, match.record.annotations))
  const before = joins ? done.at(-1) : undefined
  const last = before !== undefined && continues(before, made) ? before : undefined
  return {
    notes,
    joins: last !== undefined,
    stored() {
      undone.length = 0
      if (last !== undefined)
        done.splice(
          -1,
          1,
          made.map(({ after }, index) => ({ before: last[index]?.before ?? after, after })),
        )
      else done.push(made)
      if (done.length > MAX_UNDO) done.shift()
    },
  }
}

/** Earlier words become what a note says. Codes damaged, unknownNote. */
export const planRestore = (
  match: OpenMatch,
  stacks: EditStacks,
  earlier: NoteContent | undefined,
): Result<NotesPlan, ApiError> => {
  if (isDamaged(match)) return err({ code: 'damaged' })
  if (earlier === undefined || earlier.deleted || !hasStep(match.record, earlier.step))
    return err({ code: 'unknownNote' })
  const { id, step, body } = earlier
  const after = { id, step, body, deleted: false }
  const before = match.record.annotations.get(id) ?? withoutContent({ ...after, version: 0, deleted: true })
  return ok(planOf(match, stacks, [{ before, after }], false))
}

const continues = (last: Edit, made: Edit): boolean =>
  last.length === made.length &&
  made.every(({ before }, index) => {
    const after = last[index]?.after
    return after !== undefined && after.id === before.id && same(before, after)
  })

/**
 * Takes back the last edit whose notes still say what it made them say: what a merge or another
 * program has changed since is not overwritten. Codes damaged, noNoteToUndo, noNoteToRedo.
 */
export const planUndo = (
  match: OpenMatch,
  edits: EditStacks,
  way: 'undo' | 'redo',
): Result<NotesPlan, ApiError> => {
  if (isDamaged(match)) return err({ code: 'damaged' })
  const known = match.record.annotations
  const [from, to] = way === 'undo' ? [edits.done, edits.undone] : [edits.undone, edits.done]
  for (let edit = from.at(-1); edit !== undefined; edit = from.at(-1)) {
    const back = edit.map(({ before, after }) => ({ before: after, after: before }))
    const notes = back.map(({ after }) => next(after, known))
    if (back.every(({ before }) => same(before, known.get(before.id))))
      return ok({
        notes,
        joins: false,
        stored() {
          from.pop()
          to.push(back)
        },
      })
    from.pop()
  }
  return err({ code: way === 'undo' ? 'noNoteToUndo' : 'noNoteToRedo' })
}

/** What a window is told: all that is said, or the notes that have changed. */
export const notesOf = (
  match: OpenMatch,
  noteHistory: NoteHistory,
  changed?: readonly Annotation[],
): Notes => {
  const { done, undone } = noteHistory.of(match.id)
  const notes = changed ?? [...match.record.annotations.values()].filter(({ deleted }) => !deleted)
  return {
    match: match.id,
    notes: notes.map((note) => ({ ...note })),
    all: changed === undefined,
    undo: done.length > 0,
    redo: undone.length > 0,
  }
}
