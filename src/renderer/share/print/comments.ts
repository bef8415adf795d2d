/** Whose comments stand at a step: the one place a printed study has them from. */
import type { StepNotes } from '../../notes/stepNotes.ts'

export interface PrintedComment {
  readonly id: string
  /** Empty where it is not signed. */
  readonly author: string
  /** Markdown. */
  readonly text: string
}

export const printedComments = ({ comments }: StepNotes): readonly PrintedComment[] =>
  comments
    .filter(({ body }) => body.text.trim() !== '')
    .map(({ id, body }) => ({ id, author: body.author, text: body.text }))
