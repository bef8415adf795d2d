/** Looking through a record without knowing what comes: nothing after the step looked at is shown. */
import type { BranchRow, StepRow } from '../../main/api/api.ts'
import type { Standing } from './tree/layout.ts'
import { treeOf, type Tree } from './tree/tree.ts'

export interface SpoilerFree {
  readonly line: readonly StepRow[]
  readonly tree: Tree
  readonly standing: Standing
}

/** A line up to one of its steps, as if the match had come no further. */
export const hideFuture = (
  line: readonly StepRow[],
  index: number,
  branches: readonly BranchRow[],
): SpoilerFree => {
  const past = line.slice(0, index + 1)
  const step = past.at(-1)?.id ?? ''
  return {
    line: past,
    tree: treeOf(new Map(past.map((row) => [row.id, row]))),
    standing: {
      tip: step,
      redo: null,
      branches: branches.flatMap((branch) => (branch.id === 'main' ? [{ ...branch, step }] : [])),
    },
  }
}
