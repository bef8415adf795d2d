/** The notes of a match by step and kind. */
import type { Author, Glyph } from '../../../engine/record/step.ts'
import type { Note } from '../../../main/api/api.ts'

type Kind = Note['body']['kind']
/** A note of one kind. */
export type NoteOf<K extends Kind> = Note & { readonly body: Extract<Note['body'], { kind: K }> }

/** The notes on a step by kind, several of each kind if there are several authors. */
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

/** The notes that can be edited here. */
export const mineOf = ({ comments, glyphs, marks, bookmarks }: StepNotes): StepNotes => ({
  comments: comments.filter(({ mine }) => mine),
  glyphs: glyphs.filter(({ mine }) => mine),
  marks: marks.filter(({ mine }) => mine),
  bookmarks: bookmarks.filter(({ mine }) => mine),
})

/** The name a note is signed with; empty if it is unsigned. */
export const signedBy = ({ by, body }: Pick<Note, 'by' | 'body'>): string =>
  by?.name ?? (body.kind === 'comment' ? body.author : '')

/** The authors of notes, each once, sorted by name. */
export const authorsOf = (notes: Iterable<Note>): readonly Author[] => {
  const authors = new Map<string, Author>()
  for (const { by } of notes) if (by !== null) authors.set(by.id, by)
  return [...authors.values()].sort((one, other) => one.name.localeCompare(other.name))
}

/** The notes of one author. */
export const onlyBy = (said: StepNotes, author: string): StepNotes => {
  const isTheirs = ({ by }: Note): boolean => by?.id === author
  return {
    comments: said.comments.filter(isTheirs),
    glyphs: said.glyphs.filter(isTheirs),
    marks: said.marks.filter(isTheirs),
    bookmarks: said.bookmarks.filter(isTheirs),
  }
}

/** Groups notes by step, sorted by id, which is the same order in every copy. */
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

/** The notes after a change: changed ones replaced or added, deleted ones removed. */
export const taken = (notes: Notes, changed: readonly Note[]): Notes => {
  const next = new Map(notes)
  for (const note of changed) {
    if (note.deleted) next.delete(note.id)
    else next.set(note.id, note)
  }
  return next
}

/** The evaluations of a step without repetitions. */
export const glyphsOf = ({ glyphs }: StepNotes): readonly Glyph[] => [
  ...new Set(glyphs.map(({ body }) => body.glyph)),
]
