/** What a choice at the notes of a step comes to, as edits that are made and taken back together. */
import type { Glyph } from '../../../engine/record/step.ts'
import type { Note, NoteEdit } from '../../../main/api/api.ts'
import { glyphsOf, type StepNotes } from './stepNotes.ts'

const gone = ({ id }: Note): NoteEdit => ({ id, body: null })

/** One evaluation in place of all one made; the same again, or null, takes them away. `said`: by oneself. */
export const glyphEdits = (step: string, said: StepNotes, glyph: Glyph | null): readonly NoteEdit[] => {
  const [first, ...others] = said.glyphs
  if (glyph === null || glyphsOf(said).includes(glyph)) return said.glyphs.map(gone)
  const body = { kind: 'glyph', glyph } as const
  return first === undefined ? [{ step, body }] : [{ id: first.id, body }, ...others.map(gone)]
}

/** Sets a bookmark, or takes away all one set. */
export const bookmarkEdits = (step: string, { bookmarks }: StepNotes): readonly NoteEdit[] =>
  bookmarks.length > 0 ? bookmarks.map(gone) : [{ step, body: { kind: 'bookmark', name: '' } }]
