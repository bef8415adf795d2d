/** What is said about each step, from the notes of a match. */
import type { Author, Glyph } from '../../../engine/record/step.ts'
import type { Note } from '../../../main/api/api.ts'

type Kind = Note['body']['kind']
/** A note of one kind. */
export type NoteOf<K extends Kind> = Note & { readonly body: Extract<Note['body'], { kind: K }> }

/** Of one kind there can be several: everybody has their own. */
export interface StepNotes {
  readonly comments: readonly NoteOf<'comment'>[]
  readonly glyphs: readonly NoteOf<'glyph'>[]
  readonly marks: readonly NoteOf<'marks'>[]
  readonly bookmarks: readonly NoteOf<'bookmark'>[]
}

export const NOTHING: StepNotes = { comments: [], glyphs: [], marks: [], bookmarks: [] }

export type Notes = ReadonlyMap<string, Note>
export type NotesByStep = ReadonlyMap<string, StepNotes>

const isOf =
  <K extends Kind>(kind: K) =>
  (note: Note): note is NoteOf<K> =>
    note.body.kind === kind

/** What of it can be edited here. */
export const mineOf = ({ comments, glyphs, marks, bookmarks }: StepNotes): StepNotes => ({
  comments: comments.filter(({ mine }) => mine),
  glyphs: glyphs.filter(({ mine }) => mine),
  marks: marks.filter(({ mine }) => mine),
  bookmarks: bookmarks.filter(({ mine }) => mine),
})

/** Whose a note is, as it was signed; empty where it was not. */
export const signedBy = ({ by, body }: Pick<Note, 'by' | 'body'>): string =>
  by?.name ?? (body.kind === 'comment' ? body.author : '')

/** The people who wrote notes, each once, in the order of their names. */
export const authorsOf = (notes: Iterable<Note>): readonly Author[] => {
  const authors = new Map<string, Author>()
  for (const { by } of notes) if (by !== null) authors.set(by.id, by)
  return [...authors.values()].sort((one, other) => one.name.localeCompare(other.name))
}

/** The notes of one person alone. */
export const onlyBy = (said: StepNotes, author: string): StepNotes => {
  const isTheirs = ({ by }: Note): boolean => by?.id === author
  return {
    comments: said.comments.filter(isTheirs),
    glyphs: said.glyphs.filter(isTheirs),
    marks: said.marks.filter(isTheirs),
    bookmarks: said.bookmarks.filter(isTheirs),
  }
}

/** By step; the notes of a step in the order of their ids, which is the same in every copy. */
export const notesByStep = (notes: Notes): NotesByStep => {
  const steps = new Map<string, Note[]>()
  for (const note of [...notes.values()].sort((one, other) => (one.id < other.id ? -1 : 1))) {
    const list = steps.get(note.step)
    if (list) list.push(note)
    else steps.set(note.step, [note])
  }
  return new Map(
    [...steps].map(([step, list]) => [
      step,
      {
        comments: list.filter(isOf('comment')),
        glyphs: list.filter(isOf('glyph')),
        marks: list.filter(isOf('marks')),
        bookmarks: list.filter(isOf('bookmark')),
      },
    ]),
  )
}

/** The notes after a change: those given replace what they supersede, deleted ones leave. */
export const taken = (notes: Notes, changed: readonly Note[]): Notes => {
  const next = new Map(notes)
  for (const note of changed) {
    if (note.deleted) next.delete(note.id)
    else next.set(note.id, note)
  }
  return next
}

/** The evaluations of a step, each once. */
export const glyphsOf = ({ glyphs }: StepNotes): readonly Glyph[] => [
  ...new Set(glyphs.map(({ body }) => body.glyph)),
]
