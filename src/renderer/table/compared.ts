/** Two lines of a match beside each other: where they part, and how both are gone along together. */
import type { StepRow } from '../../main/api.ts'
import { pathTo, type Tree } from './tree.ts'

type Line = readonly StepRow[]

export interface Pair {
  readonly left: Line
  readonly right: Line
  /** Steps both lines share, the root included: the place of the first difference. */
  readonly shared: number
  /** How far one can go from the branching until both have ended. */
  readonly longest: number
}

export const lineTo = (tree: Tree, step: string): Line =>
  pathTo(tree, step).flatMap((id) => tree.rows.get(id) ?? [])

export const pairOf = (left: Line, right: Line): Pair => {
  const parts = left.findIndex((row, index) => row.id !== right[index]?.id)
  const shared = parts < 0 ? left.length : parts
  return { left, right, shared, longest: Math.max(left.length, right.length) - shared }
}

/** The step of a line so many steps after the branching; a line that has ended stays at its end. */
export const stepAfter = (line: Line, shared: number, ahead: number): StepRow | undefined =>
  line[Math.min(line.length - 1, shared - 1 + ahead)]
