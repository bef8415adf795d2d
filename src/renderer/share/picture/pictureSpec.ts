/** One picture to be taken: a position and what is shown with it. */
import type { GameEvent } from '../../../engine/kernel/game.ts'
import type { BoardMark } from '../../../engine/record/step.ts'
import type { Answer, Position, StepRow, Table } from '../../../main/api/api.ts'
import { recentEvents } from '../../match/tree/recentSteps.ts'
import type { Source } from './source.ts'

export interface PictureSpec {
  readonly table: Table
  readonly position: Position
  /** The step that led here; the root's at the start. */
  readonly row: StepRow
  /** Steps of the whole line. */
  readonly last: number
  /** Events up to here, for what the board tells of the steps before. */
  readonly story: readonly GameEvent[]
  readonly marks: readonly BoardMark[]
  /** With title, seats and what happened; without, the board alone. */
  readonly caption: boolean
  /** What seats hold: where some of it is seen, or always, for pictures that are to be of one size. */
  readonly held: 'open' | 'always' | 'never'
  /** For white paper: nothing under the board, and no shadows. */
  readonly onPaper?: boolean
}

export interface PictureRequest {
  readonly caption: boolean
  readonly marks: boolean
  readonly held: PictureSpec['held']
}

/** The picture of the step at a place of the line. */
export const pictureSpecAt = async (
  { table, line, marksAt, positionAt }: Source,
  place: number,
  wish: PictureRequest,
): Promise<Answer<PictureSpec>> => {
  const row = line[place]
  if (row === undefined) return { ok: false, error: { code: 'unknownStep' } }
  const position = await positionAt(row.id)
  if (!position.ok) return position
  return {
    ok: true,
    value: {
      table,
      position: position.value,
      row,
      last: line.length - 1,
      story: recentEvents(line, place),
      marks: wish.marks ? marksAt(row.id) : [],
      caption: wish.caption,
      held: wish.held,
    },
  }
}
