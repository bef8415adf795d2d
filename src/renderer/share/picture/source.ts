/** What pictures are made from: a line of the match as one viewer may see it. */
import type { Viewer } from '../../../engine/kernel/seat.ts'
import type { BoardMark } from '../../../engine/record/step.ts'
import type { Answer, Position, StepRow, Table } from '../../../main/api/api.ts'
import { client } from '../../ui/client/client.ts'
import { lineTo, treeOf, type Tree } from '../../match/tree/tree.ts'
import { marksIn } from '../../notes/marks/marks.ts'
import { notesByStep, taken, type NotesByStep } from '../../match/notes/stepNotes.ts'
import type { Subject } from '../sharing.ts'

export interface Source {
  readonly table: Table
  readonly viewer: Viewer
  /** The line followed, the root first: the step at place k has k steps before it. */
  readonly line: readonly StepRow[]
  /** All lines of the match. */
  readonly tree: Tree
  /** What is said about each step. */
  readonly sayings: NotesByStep
  /** What is drawn on the board at a step. */
  readonly marksAt: (step: string) => readonly BoardMark[]
  readonly positionAt: (step: string) => Promise<Answer<Position>>
}

/** Asks main for everything but the positions; what the viewer may not see never comes here. */
export const sourceOf = async ({ table, leaf }: Subject, viewer: Viewer): Promise<Answer<Source>> => {
  const { match } = table
  const allowed = await client.request('library.disclosure', { match, as: viewer })
  if (!allowed.ok) return allowed
  const [rows, notes] = await Promise.all([
    client.request('table.rows', { match, viewer }),
    client.request('notes.list', { match }),
  ])
  if (!rows.ok) return rows
  if (!notes.ok) return notes
  const tree = treeOf(new Map(rows.value.map((row) => [row.id, row])))
  const sayings = notesByStep(taken(new Map(), notes.value.notes))
  return {
    ok: true,
    value: {
      table,
      viewer,
      tree,
      sayings,
      line: lineTo(tree, leaf),
      marksAt: (step) => marksIn(sayings.get(step)?.marks ?? []),
      positionAt: (step) => client.request('table.position', { match, step, viewer }),
    },
  }
}
