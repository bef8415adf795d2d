/** Edits of what is said about the steps of a match, and taking them back. */
import { canonicalJson } from '../../engine/record/canonical.ts'
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'
import { nextVersion, withoutContent, type Annotation, type MatchId } from '../../engine/record/step.ts'
import { hasStep } from '../../engine/record/tree.ts'
import type { ApiError, Notes, Parsed } from '../api/api.ts'
import { isDamaged, type OpenMatch } from './match.ts'

type NoteEdit = Parsed<'notes.edit'>['edits'][number]
type Notations = OpenMatch['record']['annotations']

/** What is said; two notes that differ only in their versions say the same. */
type Said = Pick<Annotation, 'id' | 'step' | 'body' | 'deleted'>

interface Change {
  readonly before: Said
  readonly after: Said
}
/** Changes that are taken back together. */
type Edit = readonly Change[]

/** Edits made since the program started, per match: the last of each list is the next one. */
interface Pile {
  readonly done: Edit[]
  readonly undone: Edit[]
}

/** More edits than this are not remembered for taking back; the notes themselves stay. */
const KEPT = 500

export interface NoteHistory {
  of(match: MatchId): Pile
}

export const createNoteHistory = (): NoteHistory => {
  const piles = new Map<MatchId, Pile>()
  return {
    of(match) {
      const known = piles.get(match)
      if (known !== undefined) return known
      const pile: Pile = { done: [], undone: [] }
      piles.set(match, pile)
      return pile
    },
  }
}

const same = ({ body, deleted }: Said, other: Said | undefined): boolean =>
  other !== undefined && deleted === other.deleted && canonicalJson(body) === canonicalJson(other.body)

/** The next version of a note, which is to say this from now on. */
const next = ({ id, step, body, deleted }: Said, known: Notations): Annotation => ({
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
  readonly stored: () => void
}

/** Codes damaged, unknownStep, unknownNote. */
export const planEdits = (
  match: OpenMatch,
  { done, undone }: Pile,
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
  const notes = made.map(({ after }) => next(after, match.record.annotations))
  return ok({
    notes,
    stored() {
      undone.length = 0
      const last = joins ? done.at(-1) : undefined
      if (last !== undefined && goesOn(last, made))
        done.splice(
          -1,
          1,
          made.map(({ after }, index) => ({ before: last[index]?.before ?? after, after })),
        )
      else done.push(made)
      if (done.length > KEPT) done.shift()
    },
  })
}

const goesOn = (last: Edit, made: Edit): boolean =>
  last.length === made.length &&
  made.every(({ before }, index) => {
    const after = last[index]?.after
    return after !== undefined && after.id === before.id && same(before, after)
  })

/**
 * Takes back the last edit whose notes still say what it made them say: what a merge or another
 * program has changed since is not overwritten. Codes damaged, noNoteToUndo, noNoteToRedo.
 */
export const planUndo = (match: OpenMatch, pile: Pile, way: 'undo' | 'redo'): Result<NotesPlan, ApiError> => {
  if (isDamaged(match)) return err({ code: 'damaged' })
  const known = match.record.annotations
  const [from, to] = way === 'undo' ? [pile.done, pile.undone] : [pile.undone, pile.done]
  for (let edit = from.at(-1); edit !== undefined; edit = from.at(-1)) {
    const back = edit.map(({ before, after }) => ({ before: after, after: before }))
    const notes = back.map(({ after }) => next(after, known))
    if (back.every(({ before }) => same(before, known.get(before.id))))
      return ok({
        notes,
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
export const notesOf = (match: OpenMatch, notebook: NoteHistory, changed?: readonly Annotation[]): Notes => {
  const { done, undone } = notebook.of(match.id)
  const notes = changed ?? [...match.record.annotations.values()].filter(({ deleted }) => !deleted)
  return {
    match: match.id,
    notes: notes.map((note) => ({ ...note })),
    all: changed === undefined,
    undo: done.length > 0,
    redo: undone.length > 0,
  }
}
