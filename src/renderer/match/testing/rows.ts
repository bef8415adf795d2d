/** Rows for tests: builds a tree from the parent of each step. */
import type { BranchRow, StepRow } from '../../../main/api/api.ts'
import { treeOf, type Tree } from '../tree/tree.ts'

/** A row with a parent and a depth. */
export const row = (
  id: string,
  parent: string | null,
  depth: number,
  { turn, scores }: { readonly turn: number; readonly scores: number[] },
): StepRow => ({
  id,
  parent,
  depth,
  actor: parent === null ? null : 0,
  chosen: false,
  action: null,
  notation: id,
  events: [],
  moment: { part: 1, round: 1, turn },
  scores,
  turn: { by: 0 },
})

/** `plant({ a: 'r', b: 'a' })` gives the root `r`, then `a`, then `b`; turns have two steps by default. */
export const plant = (
  parents: { readonly [id: string]: string },
  scores?: (depth: number) => number[],
): Tree => {
  const rows = new Map<string, StepRow>()
  const put = (id: string, parent: string | null): void => {
    const depth = parent === null ? 0 : (rows.get(parent)?.depth ?? 0) + 1
    const turn = Math.max(1, Math.ceil(depth / 2))
    rows.set(id, row(id, parent, depth, { turn, scores: scores?.(depth) ?? [0, 0] }))
  }
  put('r', null)
  for (const [id, parent] of Object.entries(parents)) put(id, parent)
  return treeOf(rows)
}

export const branch = (id: string, step: string, deleted = false): BranchRow => ({
  id,
  name: id,
  step,
  deleted,
})
