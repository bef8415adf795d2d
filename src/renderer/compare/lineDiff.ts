/** Two lines of steps beside each other: where they part. */
import type { StepRow } from '../../main/api/api.ts'

type Line = readonly StepRow[]
type Alike = (one: StepRow, other: StepRow) => boolean

export interface Pair {
  readonly left: Line
  readonly right: Line
  /** Steps both lines share, the root included: the place of the first difference. */
  readonly shared: number
  /** How far one can go from the branching until both have ended. */
  readonly longest: number
}

/** Both are one step: of two branches of one match. */
export const isSame: Alike = (one, other) => one.id === other.id

/** The same was done, and the same came of it: in two matches of one deal. */
export const isLike: Alike = (one, other) =>
  one.actor === other.actor &&
  one.notation === other.notation &&
  JSON.stringify(one.events) === JSON.stringify(other.events)

export const diffOf = (left: Line, right: Line, alike: Alike = isSame): Pair => {
  const parts = left.findIndex((row, index) => {
    const other = right[index]
    return other === undefined || !alike(row, other)
  })
  const shared = parts < 0 ? left.length : parts
  return { left, right, shared, longest: Math.max(left.length, right.length) - shared }
}
