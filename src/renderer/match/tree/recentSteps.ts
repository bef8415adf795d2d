/** The steps before a position whose events the board animates or recounts. */
import type { StepRow } from '../../../main/api/api.ts'
import type { Rows } from './tree.ts'

const NONE: readonly StepRow[] = []

/**
 * The steps from the one shown before (excluded) to the one shown now (included), if they are at most one decision with the
 * acts of chance around it. None after an undo, a jump, a change of branch or the opening of a match: the board then shows
 * the position without animation.
 */
export const stepsForward = (rows: Rows, from: string, to: string): readonly StepRow[] => {
  const steps: StepRow[] = []
  let decisions = 0
  for (let id: string | null = to; id !== from;) {
    const row = rows.get(id)
    if (row === undefined || row.parent === null) return NONE
    if (typeof row.actor === 'number') decisions += 1
    if (decisions > 1) return NONE
    steps.push(row)
    id = row.parent
  }
  return steps.reverse()
}

/** The number of steps before a position whose events its board may recount. */
export const RECENT = 60

/** The events of the last steps of a line up to an index. */
export const recentEvents = (line: readonly StepRow[], place: number): StepRow['events'] =>
  line.slice(Math.max(0, place - RECENT), place + 1).flatMap(({ events }) => events)
