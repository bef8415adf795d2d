/** The tree of steps as a window holds it: rows by id, in the order they were first made. */
import type { StepRow } from '../../../main/api/api.ts'
import { computed, ref, shallowRef, type Ref } from 'vue'

export type Rows = ReadonlyMap<string, StepRow>

export interface Tree {
  readonly rows: Rows
  readonly root: string | null
  /** The steps after a step, in the order they were first made. */
  readonly children: ReadonlyMap<string, readonly string[]>
}

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

const before = (tree: Tree, row: StepRow): StepRow | undefined =>
  row.parent === null ? undefined : tree.rows.get(row.parent)

export const childrenOf = (tree: Tree, id: string): readonly string[] => tree.children.get(id) ?? []

/** From the root to a step, both included; empty for a step that is not here. */
export const pathTo = (tree: Tree, id: string): readonly string[] => {
  const path: string[] = []
  for (let row = tree.rows.get(id); row; row = before(tree, row)) path.push(row.id)
  return path.reverse()
}

/** The rows of these steps. */
export const lineTo = (tree: Tree, id: string): readonly StepRow[] =>
  pathTo(tree, id).flatMap((step) => tree.rows.get(step) ?? [])

/** Before the first step and after the last there is no turn. */
export const isSameTurn = (one: StepRow | undefined, other: StepRow | undefined): boolean =>
  one?.moment.part === other?.moment.part && one?.moment.turn === other?.moment.turn

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

/** The steps on the way to some goals, each with the place of the first goal it leads to, 0-based. */
export type Ways = ReadonlyMap<string, number>

export const waysTo = (tree: Tree, goals: readonly string[]): Ways => {
  const ways = new Map<string, number>()
  for (const [place, goal] of goals.entries())
    // Once a step is marked all before it are, too.
    for (let row = tree.rows.get(goal); row && !ways.has(row.id); row = before(tree, row))
      ways.set(row.id, place)
  return ways
}

/**
 * The step a line goes on to. Where it forks, the step goes before others that was `followed` last, then one
 * on the way to a goal, an earlier goal before a later one, and else the step that was made first.
 */
export const nextOn = (
  tree: Tree,
  at: string,
  ways: Ways,
  followed: Followed = NOWHERE,
): string | undefined => {
  const ahead = childrenOf(tree, at)
  if (ahead.length < 2) return ahead[0]
  const last = followed.get(at)
  if (last !== undefined && ahead.includes(last)) return last
  const nearest = Math.min(...ahead.map((child) => ways.get(child) ?? Infinity))
  return ahead.find((child) => ways.get(child) === nearest) ?? ahead[0]
}

/** From a step to the end of its line, both included. */
export const onFrom = (
  tree: Tree,
  id: string,
  ways: Ways,
  followed: Followed = NOWHERE,
): readonly string[] => {
  const line: string[] = []
  for (let at: string | undefined = id; at !== undefined; at = nextOn(tree, at, ways, followed)) line.push(at)
  return line
}

/** The line one follows through a step: from the root to it, and on to its end as `onFrom` goes. */
export const lineThrough = (
  tree: Tree,
  id: string,
  goals: readonly string[],
  followed: Followed = NOWHERE,
): readonly string[] => {
  const path = pathTo(tree, id)
  return path.length === 0 ? path : [...path.slice(0, -1), ...onFrom(tree, id, waysTo(tree, goals), followed)]
}

/** The last step that the ways to two steps share; undefined if either is not here. */
export const meetingOf = (tree: Tree, one: string, other: string): string | undefined => {
  const way = new Set(pathTo(tree, one))
  return pathTo(tree, other).findLast((id) => way.has(id))
}

/** True if `ancestor` lies on the way to `id`, or is it. */
export const isBefore = (tree: Tree, ancestor: string, id: string): boolean => {
  const depth = tree.rows.get(ancestor)?.depth
  let row = tree.rows.get(id)
  while (row && depth !== undefined && row.depth > depth) row = before(tree, row)
  return row?.id === ancestor
}

// The line of the tree one follows: through the step looked at, and from there on as one went before.

/** `goals`: where a line goes on from a step, when nothing else is asked for. */
export const useFollowedLine = (rows: Readonly<Ref<Rows>>, goals: () => readonly string[]) => {
  /** The end of the line. */
  const leaf = ref('')
  /** Where one went on from the branchings of the tree, those of other lines included. */
  const followed = shallowRef<Followed>(new Map())
  const tree = computed(() => treeOf(rows.value))
  const goalsNow = computed(goals)
  /** The step looked at always lies on it, so looking along it leaves it as it is. */
  const line = computed(() =>
    lineThrough(tree.value, leaf.value, goalsNow.value, followed.value).flatMap(
      (id) => rows.value.get(id) ?? [],
    ),
  )
  /** The last step of the line from which it would have gone on elsewhere, had nobody chosen; -1 if there is none. */
  const leavesUsual = computed(() => {
    const ways = waysTo(tree.value, goalsNow.value)
    return line.value.findLastIndex(({ id }, index) => {
      const next = line.value[index + 1]
      return next !== undefined && nextOn(tree.value, id, ways) !== next.id
    })
  })
  return {
    tree,
    line,
    leaf,
    leavesUsual,
    /** From now on the line leads through this step. */
    follow(step: string): void {
      leaf.value = step
      followed.value = followedTo(tree.value, followed.value, step)
    },
    /** True if the line leads through this step on its way to the leaf; asked for every step, so without a walk. */
    isOnWay(step: string): boolean {
      const depth = rows.value.get(step)?.depth ?? Infinity
      return depth <= (rows.value.get(leaf.value)?.depth ?? -1) && line.value[depth]?.id === step
    },
    /** Of another match nothing is known yet. */
    forget(): void {
      followed.value = new Map()
    },
  }
}
