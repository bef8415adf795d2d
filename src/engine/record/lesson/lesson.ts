/** A line of a record as a lesson: the tasks on it, and what was played at each. */
import type { AnyGame } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/seat.ts'
import { latestFirst, noteOf, standingNotes } from '../notes.ts'
import type { Positions } from '../positions.ts'
import { tryRead } from '../readable.ts'
import type { Annotation, StepId } from '../step.ts'
import { lineTo, type MatchRecord } from '../tree.ts'
import { rightAction, type TaskPosition } from './judge.ts'
import type { TaskBody } from '../task.ts'

export interface LessonTask {
  /** The note that asks. */
  readonly id: string
  /** It is asked in the position after this step. */
  readonly step: StepId
  /** Who is to act there, in whose place the reader acts. */
  readonly seat: Seat
  readonly body: TaskBody
  readonly asked: TaskPosition
}

/** Of several tasks at one step the earliest is asked; the same in every copy. */
const taskAt = (notes: readonly Annotation[]): (Annotation & { readonly body: TaskBody }) | undefined =>
  latestFirst(notes.flatMap((note) => (note.body.kind === 'task' ? [{ ...note, body: note.body }] : []))).at(
    -1,
  )

/** The tasks on the line to `tip` that a person can answer, in their order. */
export const lessonOn = (
  record: MatchRecord,
  positions: Positions,
  game: AnyGame,
  tip: StepId,
): readonly LessonTask[] => {
  const line = lineTo(record, tip)
  const notes = Map.groupBy(standingNotes(record.annotations), ({ step }) => step)
  return [record.root, ...line.map(({ id }) => id)].flatMap((step, index) => {
    const note = taskAt(notes.get(step) ?? [])
    if (note === undefined) return []
    const task = tryRead((): LessonTask | undefined => {
      const state = positions.at(step)
      const { by } = game.turn(state)
      if (typeof by !== 'number') return undefined
      const asked: TaskPosition = { game, state, played: line[index]?.action }
      // What nobody can do right would end the lesson there.
      if (rightAction(note.body, asked) === undefined) return undefined
      return { id: noteOf(note), step, seat: by, body: note.body, asked }
    })
    return task === undefined ? [] : [task]
  })
}
