/** The tree of steps as a window holds it: rows by id, in the order they were first made. */
import type { StepRow } from '../../main/api.ts'

export type Rows = ReadonlyMap<string, StepRow>

export interface Tree {
  readonly rows: Rows
  readonly root: string | null
  /** The steps after a step, in the order they were first made. */
  readonly children: ReadonlyMap<string, readonly string[]>
}

export const NO_TREE: Tree = { rows: new Map(), root: null, children: new Map() }

export const treeOf = (rows: Rows): Tree => {
  const children = new Map<string, string[]>()
  let root: string | null = null
  for (const { id, parent } of rows.values()) {
    if (parent === null) root = id
    else {
      const list = children.get(parent)
      if (list) list.push(id)
      else children.set(parent, [id])
    }
  }
  return { rows, root, children }
}

export const childrenOf = (tree: Tree, id: string): readonly string[] => tree.children.get(id) ?? []

/** From the root to a step, both included; empty for a step that is not here. */
export const pathTo = (tree: Tree, id: string): readonly string[] => {
  const path: string[] = []
  for (let row = tree.rows.get(id); row; row = row.parent === null ? undefined : tree.rows.get(row.parent))
    path.push(row.id)
  return path.reverse()
}

/** Where one went on from each branching, by the step at which the lines part. */
export type Followed = ReadonlyMap<string, string>

const NOWHERE: Followed = new Map()

/** What is remembered after a step was looked at: each branching on the way to it leads there now. */
export const followedTo = (tree: Tree, followed: Followed, id: string): Followed => {
  const next = new Map(followed)
  for (let row = tree.rows.get(id); row && row.parent !== null; row = tree.rows.get(row.parent))
    if (childrenOf(tree, row.parent).length > 1) next.set(row.parent, row.id)
  return next
}

/**
 * The line one follows through a step: from the root to it, and on to its end. Where it forks, the
 * step goes before others that was `followed` last, then one that lies on the way to one of `goals`,
 * an earlier goal before a later one, and else the step that was made first.
 */
export const lineThrough = (
  tree: Tree,
  id: string,
  goals: readonly string[],
  followed: Followed = NOWHERE,
): readonly string[] => {
  const line = [...pathTo(tree, id)]
  const ways = goals.map((goal) => new Set(pathTo(tree, goal)))
  const onFrom = (at: string): string | undefined => {
    const next = childrenOf(tree, at)
    const last = followed.get(at)
    if (last !== undefined && next.includes(last)) return last
    if (next.length < 2) return next[0]
    const way = ways.find((each) => next.some((child) => each.has(child)))
    return way ? next.find((child) => way.has(child)) : next[0]
  }
  let at = line.at(-1)
  while (at !== undefined) {
    at = onFrom(at)
    if (at !== undefined) line.push(at)
  }
  return line
}

/** True if `ancestor` lies on the way to `id`, or is it. */
export const isBefore = (tree: Tree, ancestor: string, id: string): boolean => {
  const depth = tree.rows.get(ancestor)?.depth
  let row = tree.rows.get(id)
  while (row && depth !== undefined && row.depth > depth)
    row = row.parent === null ? undefined : tree.rows.get(row.parent)
  return row?.id === ancestor
}
