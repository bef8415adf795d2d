/** What the board tells of the way to a step: what happened last, and what can be seen to happen. */
import type { StepRow } from '../../../main/api/api.ts'
import type { Rows } from './tree.ts'

const NONE: readonly StepRow[] = []

/**
 * The steps from one looked at before (excluded) to the one looked at now (included), where that is one decision
 * on at most, with what chance did to it. None after anything else: an undo, a jump, another branch, a match
 * that was opened. Then the board simply shows the position, as nothing has just happened.
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

/** Steps before a position whose events its board may tell about. */
export const RECENT = 60

/** The events of the last steps of a line up to a place on it. */
export const recentEvents = (line: readonly StepRow[], place: number): StepRow['events'] =>
  line.slice(Math.max(0, place - RECENT), place + 1).flatMap(({ events }) => events)
