/** The notes on a step in a few words, for its row. */
import { GLYPHS } from '../../../engine/record/step.ts'
import { say } from '../../ui/i18n.ts'
import { glyphsOf, type StepNotes } from './stepNotes.ts'

export const wordsOf = (said: StepNotes | undefined): readonly string[] => {
  if (said === undefined) return []
  const { comments, bookmarks, marks } = said
  const [bookmark] = bookmarks
  return [
    ...glyphsOf(said).map((glyph) => say(`notes.glyph.${GLYPHS.indexOf(glyph) + 1}`)),
    ...(comments.length > 0 ? [say('notes.comments', { n: comments.length })] : []),
    ...(bookmark ? [bookmark.body.name || say('notes.bookmark')] : []),
    ...(marks.length > 0 ? [say('notes.drawn')] : []),
  ]
}
