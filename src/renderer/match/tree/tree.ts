/** The tree of steps in a window: rows by id, in the order they were stored. */
import type { StepRow } from '../../../main/api/api.ts'
import { computed, ref, shallowRef, type Ref } from 'vue'

export type Rows = ReadonlyMap<string, StepRow>

export interface Tree {
  readonly rows: Rows
  readonly root: string | null
  /** The children of a step, in the order they were stored. */
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

/** The rows from the root to a step, both included; empty if the step is unknown. */
export const pathTo = (tree: Tree, id: string): readonly string[] => {
  const path: string[] = []
  for (let row = tree.rows.get(id); row; row = before(tree, row)) path.push(row.id)
  return path.reverse()
}

/** The rows of these steps, without unknown ones. */
export const lineTo = (tree: Tree, id: string): readonly StepRow[] =>
  pathTo(tree, id).flatMap((step) => tree.rows.get(step) ?? [])

/** What has happened from the start of the match to a step, or to the step before another one. */
export const eventsTo = (tree: Tree, id: string | null | undefined): StepRow['events'] =>
  lineTo(tree, id ?? '').flatMap(({ events }) => events)

/** True if both rows belong to the same turn; false if one is missing. */
export const isSameTurn = (one: StepRow | undefined, other: StepRow | undefined): boolean =>
  one?.moment.part === other?.moment.part && one?.moment.turn === other?.moment.turn

/** The same of a round. */
export const isSameRound = (one: StepRow | undefined, other: StepRow | undefined): boolean =>
  one?.moment.part === other?.moment.part && one?.moment.round === other?.moment.round

/** The turn an action was taken in: a row has the moment after it. */
export const turnTakenIn = (tree: Tree, row: StepRow): StepRow['moment'] => (before(tree, row) ?? row).moment

/** The step followed last after each branching, by the step at which the lines part. */
export type Followed = ReadonlyMap<string, string>

const NOWHERE: Followed = new Map()

/** Remembers a step that was shown: every branching on the way to it leads there now. */
export const followedTo = (tree: Tree, followed: Followed, id: string): Followed => {
  const next = new Map(followed)
  for (let row = tree.rows.get(id); row && row.parent !== null; row = tree.rows.get(row.parent))
    if (childrenOf(tree, row.parent).length > 1) next.set(row.parent, row.id)
  return next
}

/** The steps on the way to some goals, each with the 0-based index of the first goal it leads to. */
export type Ways = ReadonlyMap<string, number>

export const waysTo = (tree: Tree, goals: readonly string[]): Ways => {
  const ways = new Map<string, number>()
  for (const [place, goal] of goals.entries())
    // If a step is marked, all steps before it are too.
    for (let row = tree.rows.get(goal); row && !ways.has(row.id); row = before(tree, row))
      ways.set(row.id, place)
  return ways
}

/**
 * The next step of a line. At a branching the step `followed` last comes first, then one on the way to a goal, an earlier
 * goal before a later one, and else the step stored first.
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

/** The rows from a step to the end of its line, both included. */
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

/** The line through a step: from the root to it, and on to its end by `onFrom`. */
export const lineThrough = (
  tree: Tree,
  id: string,
  goals: readonly string[],
  followed: Followed = NOWHERE,
): readonly string[] => {
  const path = pathTo(tree, id)
  return path.length === 0 ? path : [...path.slice(0, -1), ...onFrom(tree, id, waysTo(tree, goals), followed)]
}

/** The last common ancestor of two steps; undefined if either is unknown. */
export const meetingOf = (tree: Tree, one: string, other: string): string | undefined => {
  const way = new Set(pathTo(tree, one))
  return pathTo(tree, other).findLast((id) => way.has(id))
}

/** True if `ancestor` is an ancestor of `id`, or `id` itself. */
export const isBefore = (tree: Tree, ancestor: string, id: string): boolean => {
  const depth = tree.rows.get(ancestor)?.depth
  let row = tree.rows.get(id)
  while (row && depth !== undefined && row.depth > depth) row = before(tree, row)
  return row?.id === ancestor
}

// The line of the tree that the window follows: through the step shown, and on as it was followed before.

/** `goals` are the steps towards which a line continues by default, the first preferred. */
export const useFollowedLine = (rows: Readonly<Ref<Rows>>, goals: () => readonly string[]) => {
  /** The last step of the line. */
  const leaf = ref('')
  /** The step followed last after each branching of the tree, on all lines. */
  const followed = shallowRef<Followed>(new Map())
  const tree = computed(() => treeOf(rows.value))
  const goalsNow = computed(goals)
  /** The step shown is always on the line, so going along the line does not change it. */
  const line = computed(() =>
    lineThrough(tree.value, leaf.value, goalsNow.value, followed.value).flatMap(
      (id) => rows.value.get(id) ?? [],
    ),
  )
  /** The index of the last step after which the line leaves the default way; -1 if it never does. */
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
    /** Makes the line lead through this step. */
    follow(step: string): void {
      leaf.value = step
      followed.value = followedTo(tree.value, followed.value, step)
    },
    /** True if the step is on the line. Called for every step, so it does not search the line. */
    isOnWay(step: string): boolean {
      const depth = rows.value.get(step)?.depth ?? Infinity
      return depth <= (rows.value.get(leaf.value)?.depth ?? -1) && line.value[depth]?.id === step
    },
    /** Forgets everything, because another match is opened. */
    forget(): void {
      followed.value = new Map()
    },
  }
}
