/** The edits for a choice of evaluation or bookmark, which are stored and undone together. */
import type { Glyph } from '../../../engine/record/step.ts'
import type { Note, NoteEdit } from '../../../main/api/api.ts'
import { glyphsOf, type StepNotes } from './stepNotes.ts'

const gone = ({ id }: Note): NoteEdit => ({ id, body: null })

/** Replaces the author's evaluations of a step by one; the same one again, or null, deletes them. `said`: the author's own. */
export const glyphEdits = (step: string, said: StepNotes, glyph: Glyph | null): readonly NoteEdit[] => {
  const [first, ...others] = said.glyphs
  if (glyph === null || glyphsOf(said).includes(glyph)) return said.glyphs.map(gone)
  const body = { kind: 'glyph', glyph } as const
  return first === undefined ? [{ step, body }] : [{ id: first.id, body }, ...others.map(gone)]
}

/** Sets the author's bookmark on a step, or deletes it. */
export const bookmarkEdits = (step: string, { bookmarks }: StepNotes): readonly NoteEdit[] =>
  bookmarks.length > 0 ? bookmarks.map(gone) : [{ step, body: { kind: 'bookmark', name: '' } }]
