/** Whose comments stand at a step: the one place a printed study has them from. */
import { signedBy, type NoteOf, type StepNotes } from '../../match/notes/stepNotes.ts'

export interface PrintedComment {
  readonly id: string
  /** Empty where it is not signed. */
  readonly author: string
  /** Markdown. */
  readonly text: string
}

/** All versions of a comment that was edited apart. */
const versionsOf = (note: NoteOf<'comment'>): readonly PrintedComment[] => [
  { id: note.annotation, author: signedBy(note), text: note.body.text },
  ...note.others.flatMap(({ annotation, body }) =>
    body.kind === 'comment' ? [{ id: annotation, author: signedBy(note), text: body.text }] : [],
  ),
]

export const printedComments = ({ comments }: StepNotes): readonly PrintedComment[] =>
  comments.flatMap(versionsOf).filter(({ text }) => text.trim() !== '')
