/** Where two lines of steps part. */
import type { StepRow } from '../../main/api/api.ts'

type Line = readonly StepRow[]
type Alike = (one: StepRow, other: StepRow) => boolean

export interface Pair {
  readonly left: Line
  readonly right: Line
  /** Number of steps both lines share, the root included: the index of the first difference. */
  readonly shared: number
  /** Number of steps from there to the end of the longer line. */
  readonly longest: number
}

/** Same step: for two branches of one match. */
export const isSame: Alike = (one, other) => one.id === other.id

/** Same action with the same result: for two matches of one deal. */
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
