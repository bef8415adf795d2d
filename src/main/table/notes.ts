/** Plans edits of notes, their undo and redo, and lists notes for windows. */
import { canonicalJson } from '../../engine/record/canonical.ts'
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'
import { authorsIn, headsByNote, latestFirst, noteOf, standingNotes } from '../../engine/record/notes.ts'
import {
  nextVersion,
  withoutContent,
  type Annotation,
  type AnnotationBody,
  type Author,
  type MatchId,
} from '../../engine/record/step.ts'
import { hasStep } from '../../engine/record/tree.ts'
import { namesForeignAction } from '../../engine/record/validation.ts'
import type { ApiError, Notes, Parsed } from '../api/api.ts'
import { isDamaged, type OpenMatch } from './match.ts'

type NoteEdit = Parsed<'notes.edit'>['edits'][number]

/** The content of a note with its id. */
type NoteContent = Pick<Annotation, 'step' | 'body' | 'deleted'> & { readonly note: string }

interface Change {
  readonly before: NoteContent
  readonly after: NoteContent
  /** The edit replaces all current versions of a note that was edited in two copies. */
  readonly settles: boolean
}
/** Changes that are undone together. */
type Edit = readonly Change[]

/** The edits of a match since the program started that can be undone and redone; the last entry of each list is next. */
interface EditStacks {
  readonly done: Edit[]
  readonly undone: Edit[]
  /** The ids of annotations made since then: while one is new, further edits change it instead of adding another. */
  readonly made: Set<string>
}

/** Milliseconds for which an annotation is new: a later edit no longer changes it but adds another. */
const NEW_FOR = 10 * 60_000

/** The author and the time of an edit, and where new ids come from. */
export interface Editing {
  readonly me: Author
  readonly now: number
  readonly newId: () => string
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
      const edits: EditStacks = { done: [], undone: [], made: new Set() }
      stacks.set(match, edits)
      return edits
    },
  }
}

const saysSame = ({ body, deleted }: NoteContent, other: NoteContent | undefined): boolean =>
  other !== undefined &&
  deleted === other.deleted &&
  // The annotation that deletes a note has no content.
  (deleted || canonicalJson(body) === canonicalJson(other.body))

/** By note, its current versions: those that no other replaces. */
type Heads = ReturnType<typeof headsByNote>

/** Versions with content first, then deletions; each the latest first. */
const contentFirst = (versions: readonly Annotation[]): readonly Annotation[] => {
  const heads = latestFirst(versions)
  return [...heads.filter(({ deleted }) => !deleted), ...heads.filter(({ deleted }) => deleted)]
}

/** The author's own versions of a note. In earlier formats several people may have edited one note. */
const ownVersionsOf = (heads: Heads, note: string, me: Author): readonly Annotation[] =>
  contentFirst(heads.get(note) ?? []).filter((version) => isMine(version, me))

const contentOf = (heads: Heads, note: string, me: Author): NoteContent | undefined => {
  const [first] = ownVersionsOf(heads, note, me)
  return first === undefined ? undefined : { ...pick(first), note }
}
const pick = ({ step, body, deleted }: Annotation): Omit<NoteContent, 'note'> => ({ step, body, deleted })

/** Notes without an author belong to every author. */
const isMine = ({ edit }: Annotation, me: Author): boolean => edit === undefined || edit.by.id === me.id

const asDeleted = (content: NoteContent): NoteContent => ({ ...content, deleted: true })

/** The body without the author's name, which the annotation has outside it. */
const unsigned = (body: AnnotationBody): AnnotationBody =>
  body.kind === 'comment' ? { ...body, author: '' } : body

/** The annotation that stores a change: the changed last one if it is new, else a further one. */
const annotationOf = (
  { record }: OpenMatch,
  heads: Heads,
  made: ReadonlySet<string>,
  { after: { note, step, body, deleted }, settles }: Change,
  { me, now, newId }: Editing,
): Annotation => {
  const versions = ownVersionsOf(heads, note, me)
  const [first] = versions
  const content = { step, body, deleted }
  if (first === undefined)
    return {
      id: record.annotations.has(note) ? newId() : note,
      ...content,
      version: 1,
      edit: { note, by: me, at: isoOf(now), replaces: [] },
    }
  const age = first.edit === undefined ? Infinity : now - Date.parse(first.edit.at)
  // A time in the future comes from another clock, so the age is unknown.
  const isNew = age >= 0 && age < NEW_FOR
  if (isNew && made.has(first.id) && !deleted && !first.deleted && !settles)
    return { ...first, ...content, version: nextVersion(first.version) }
  const replaced = settles ? versions : [first]
  const replaces = replaced.map(({ id }) => id).slice(0, MOST_REPLACED)
  return withoutContent({
    id: newId(),
    ...content,
    version: 1,
    edit: { note, by: me, at: isoOf(now), replaces },
  })
}

/** The most versions one edit can replace in the file format; further ones stay current until the next edit. */
const MOST_REPLACED = 64

const isoOf = (time: number): string => new Date(time).toISOString()

const changeBy = (
  { record }: OpenMatch,
  heads: Heads,
  edit: NoteEdit,
  { me, newId }: Editing,
): Result<Change, ApiError> => {
  // A repeated request, as after a lost connection, changes the note that the first one made.
  const isNew = 'step' in edit && !(edit.id !== undefined && record.annotations.has(edit.id))
  if (isNew) {
    const { step, body, id = newId() } = edit
    if (!hasStep(record, step)) return err({ code: 'unknownStep' })
    const after = { note: id, step, body: unsigned(body), deleted: false }
    return ok({ before: asDeleted(after), after, settles: false })
  }
  const { id = '', body, settles } = 'step' in edit ? { ...edit, settles: false } : edit
  const [first] = ownVersionsOf(heads, id, me)
  if (first === undefined) return err({ code: record.annotations.has(id) ? 'notYourNote' : 'unknownNote' })
  const before = { ...pick(first), note: id }
  const after = body === null ? asDeleted(before) : { ...before, body: unsigned(body), deleted: false }
  return ok({ before, after, settles })
}

/** The annotations to store, and what to do once they are stored. */
export interface NotesPlan {
  readonly notes: readonly Annotation[]
  /** They extend the last edit. */
  readonly joins: boolean
  readonly stored: () => void
}

/** Plans edits; with `joins` they extend the last one. Codes damaged, malformed, unknownStep, unknownNote, notYourNote. */
export const planEdits = (
  match: OpenMatch,
  stacks: EditStacks,
  edits: readonly NoteEdit[],
  joins: boolean,
  editing: Editing,
): Result<NotesPlan, ApiError> => {
  if (isDamaged(match)) return err({ code: 'damaged' })
  const heads = headsByNote(match.record.annotations)
  const made: Change[] = []
  for (const edit of edits) {
    if (edit.body !== null && namesForeignAction(match.game, edit.body)) return err({ code: 'malformed' })
    const change = changeBy(match, heads, edit, editing)
    if (!change.ok) return change
    made.push(change.value)
  }
  return ok(planOf(match, heads, stacks, made, joins, editing))
}

const planOf = (
  match: OpenMatch,
  heads: Heads,
  stacks: EditStacks,
  made: readonly Change[],
  joins: boolean,
  editing: Editing,
): NotesPlan => {
  const { done, undone } = stacks
  const notes = made.map((change) => annotationOf(match, heads, stacks.made, change, editing))
  const before = joins ? done.at(-1) : undefined
  const last = before !== undefined && continues(before, made) ? before : undefined
  return {
    notes,
    joins: last !== undefined,
    stored() {
      undone.length = 0
      for (const { id } of notes) stacks.made.add(id)
      if (last !== undefined)
        done.splice(
          -1,
          1,
          made.map((change, index) => ({ ...change, before: last[index]?.before ?? change.after })),
        )
      else done.push(made)
      if (done.length > MAX_UNDO) done.shift()
    },
  }
}

/** Plans to restore an earlier version of a note. Codes damaged, unknownNote, notYourNote. */
export const planRestore = (
  match: OpenMatch,
  stacks: EditStacks,
  earlier: NoteContent | undefined,
  editing: Editing,
): Result<NotesPlan, ApiError> => {
  if (isDamaged(match)) return err({ code: 'damaged' })
  if (earlier === undefined || earlier.deleted || !hasStep(match.record, earlier.step))
    return err({ code: 'unknownNote' })
  const heads = headsByNote(match.record.annotations)
  const before = contentOf(heads, earlier.note, editing.me)
  if (before === undefined) return err({ code: 'notYourNote' })
  return ok(planOf(match, heads, stacks, [{ before, after: earlier, settles: true }], false, editing))
}

const continues = (last: Edit, made: Edit): boolean =>
  last.length === made.length &&
  made.every(({ before }, index) => {
    const after = last[index]?.after
    return after !== undefined && after.note === before.note && saysSame(before, after)
  })

/**
 * Plans to undo or redo the last edit whose notes are unchanged since, so that it overwrites nothing that a merge or
 * another program has changed. Codes damaged, noNoteToUndo, noNoteToRedo.
 */
export const planUndo = (
  match: OpenMatch,
  edits: EditStacks,
  way: 'undo' | 'redo',
  editing: Editing,
): Result<NotesPlan, ApiError> => {
  if (isDamaged(match)) return err({ code: 'damaged' })
  const heads = headsByNote(match.record.annotations)
  const [from, to] = way === 'undo' ? [edits.done, edits.undone] : [edits.undone, edits.done]
  for (let edit = from.at(-1); edit !== undefined; edit = from.at(-1)) {
    const back = edit.map(({ before, after }) => ({ before: after, after: before, settles: false }))
    if (back.every(({ before }) => saysSame(before, contentOf(heads, before.note, editing.me)))) {
      const notes = back.map((change) => annotationOf(match, heads, edits.made, change, editing))
      return ok({
        notes,
        joins: false,
        stored() {
          for (const { id } of notes) edits.made.add(id)
          from.pop()
          to.push(back)
        },
      })
    }
    from.pop()
  }
  return err({ code: way === 'undo' ? 'noNoteToUndo' : 'noNoteToRedo' })
}

/** The current versions of a note by author, the reader's own first. Only earlier formats have several authors. */
const byAuthor = (versions: readonly Annotation[], me: Author): readonly (readonly Annotation[])[] => {
  const live = versions.filter(({ deleted }) => !deleted)
  if (live.length === 0) return [contentFirst(versions)]
  // The version that began the note first, then in the order of ids, which is the same in every copy.
  const rank = (version: Annotation): string => (version.id === noteOf(version) ? '' : version.id)
  const ranked = live.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))
  const own = ranked.filter((version) => isMine(version, me))
  const theirs = Map.groupBy(
    ranked.filter((version) => !isMine(version, me)),
    ({ edit }) => edit?.by.id,
  )
  return [own, ...theirs.values()].filter((each) => each.length > 0).map(contentFirst)
}

/** A note as the api has it: its first version, with the others beside it if it was edited in two copies. */
const noteRow = (
  versions: readonly Annotation[],
  authors: ReadonlyMap<string, Author>,
  note: string,
  me: Author,
): Notes['notes'] => {
  const [first, ...others] = versions
  if (first === undefined) return []
  const { id, step, body, version, deleted, edit } = first
  return [
    {
      id: note,
      annotation: id,
      step,
      body,
      version,
      deleted,
      by: edit === undefined ? null : (authors.get(edit.by.id) ?? edit.by),
      at: edit?.at ?? null,
      mine: isMine(first, me),
      others: others
        .filter((other) => !other.deleted)
        .map((other) => ({ annotation: other.id, body: other.body, at: other.edit?.at ?? null })),
    },
  ]
}

/** The notes of a match for windows: all, or the `changed` ones. */
export const notesOf = (
  match: OpenMatch,
  noteHistory: NoteHistory,
  me: Author,
  changed?: readonly Annotation[],
): Notes => {
  const { done, undone } = noteHistory.of(match.id)
  const { annotations } = match.record
  const heads = headsByNote(annotations)
  // A note of several authors can change its place among them, so windows get all notes again.
  const isShared = (each: Annotation): boolean => byAuthor(heads.get(noteOf(each)) ?? [], me).length > 1
  const all = changed === undefined || changed.some(isShared)
  const listed = all ? standingNotes(annotations) : changed
  const authors = new Map(authorsIn(annotations, Date.now())).set(me.id, me)
  const notes = [...new Set(listed.map(noteOf))].flatMap((note) =>
    byAuthor(heads.get(note) ?? [], me).flatMap((versions, place) =>
      noteRow(versions, authors, place === 0 ? note : (versions[0]?.id ?? note), me),
    ),
  )
  return {
    match: match.id,
    notes,
    all,
    me,
    undo: done.length > 0,
    redo: undone.length > 0,
  }
}
