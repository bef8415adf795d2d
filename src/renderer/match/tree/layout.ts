/**
 * The tree of steps as a list of rows: headings, steps, variations boxed after the step they vary, and a box for the
 * setup that a match begins with.
 */
import type { BranchRow, StepRow } from '../../../main/api/api.ts'
import { childrenOf, isSameTurn, lineThrough, onFrom, pathTo, waysTo, type Tree } from './tree.ts'
import { computed, ref, type Ref } from 'vue'
import { withUnchangedParts } from '../unchangedParts.ts'

export type Item =
  | {
      readonly is: 'heading'
      readonly key: string
      /** The first step under the heading, and the turn it belongs to. */
      readonly row: StepRow
      readonly moment: StepRow['moment']
      readonly newPart: boolean
    }
  | {
      readonly is: 'box'
      readonly key: string
      readonly level: number
      readonly holds: 'variation' | 'setup'
      /** Branches that end in this variation; none if it was undone. */
      readonly branches: readonly BranchRow[]
      /** The first step in the box. */
      readonly first: string
      /** The number of the variation in the whole tree, from 1, which names those without a branch; 0 for the setup. */
      readonly number: number
      readonly steps: number
    }
  | {
      readonly is: 'step'
      readonly key: string
      readonly row: StepRow
      readonly level: number
      /** True for the last row of a box. */
      readonly closes: boolean
      /** True if no branch leads through the step, because it was undone. */
      readonly left: boolean
      /** Branches that end at this step, including those on the main line. */
      readonly tips: readonly BranchRow[]
    }

export interface Standing {
  /** The played branch, its step, and the step redo leads to. */
  readonly tip: string
  readonly redo: string | null
  readonly branches: readonly BranchRow[]
  /** The setup is boxed. */
  readonly boxesSetup?: boolean
}

/** The deepest indentation of boxes; deeper ones stay in the last column. */
export const DEEPEST = 4

/**
 * The main column: the played branch and the steps that redo leads to. A branch that was begun in the middle of the match
 * ends with them; what the match goes on with is a variation.
 */
export const mainLine = (tree: Tree, { tip, redo, branches }: Standing): readonly string[] => {
  const main = branches.find((branch) => branch.id === 'main')?.step
  const isBegun = main !== tip && branches.some((branch) => !branch.deleted && branch.step === tip)
  if (isBegun) return pathTo(tree, redo ?? tip)
  const goals = [tip, redo, main]
  return lineThrough(
    tree,
    tip,
    goals.filter((goal) => goal !== null && goal !== undefined),
  )
}

/** A setup of fewer steps than this is not boxed. */
const LONG_SETUP = 3

/** How many steps of chance follow the root, which comes first, before anybody acts; 0 if they are few. */
const setupIn = (rows: readonly StepRow[]): number => {
  const acted = rows.findIndex(({ actor }) => typeof actor === 'number')
  const steps = (acted < 0 ? rows.length : acted) - 1
  return steps < LONG_SETUP ? 0 : steps
}

/** All rows of the move tree, top to bottom. */
export const layOut = (tree: Tree, standing: Standing): readonly Item[] => {
  const kept = standing.branches.filter((branch) => !branch.deleted)
  const alive = waysTo(
    tree,
    kept.map((branch) => branch.step),
  )
  const tips = new Map<string, BranchRow[]>()
  for (const branch of kept) tips.set(branch.step, [...(tips.get(branch.step) ?? []), branch])
  const items: Item[] = []
  let number = 0

  const lay = (line: readonly string[], level: number): void => {
    const rows = line.flatMap((id) => tree.rows.get(id) ?? [])
    const setUp = level === 0 && standing.boxesSetup === true ? setupIn(rows) : 0
    for (const [index, row] of rows.entries()) {
      if (row.parent === null) continue
      // A step belongs to the turn of the position before it.
      const before = rows[index - 1]
      const earlier = rows[index - 2]
      const isSetup = index > 0 && index <= setUp
      const inside = isSetup ? 1 : level
      if (level === 0 && before && (earlier === undefined || !isSameTurn(before, earlier)))
        items.push({
          is: 'heading',
          key: `h${row.id}`,
          row,
          moment: before.moment,
          newPart: earlier?.moment.part !== before.moment.part,
        })
      if (isSetup && index === 1)
        items.push({
          is: 'box',
          key: `b${row.id}`,
          first: row.id,
          level: inside,
          holds: 'setup',
          branches: [],
          number: 0,
          steps: setUp,
        })
      items.push({
        is: 'step',
        key: row.id,
        row,
        level: inside,
        closes: isSetup ? index === setUp : level > 0 && index === rows.length - 1,
        left: !alive.has(row.id),
        tips: tips.get(row.id) ?? [],
      })
      // Variations of the first step of a box are laid out by the caller, beside the box.
      if (index === 0) continue
      for (const sibling of childrenOf(tree, row.parent)) if (sibling !== row.id) layBox(sibling, inside + 1)
    }
    const last = rows.at(-1)
    for (const next of last ? childrenOf(tree, last.id) : []) layBox(next, level + 1)
  }

  const layBox = (first: string, level: number): void => {
    number += 1
    const own = onFrom(tree, first, alive)
    const ids = new Set(own)
    items.push({
      is: 'box',
      key: `b${first}`,
      first,
      level,
      holds: 'variation',
      branches: kept.filter((branch) => ids.has(branch.step)),
      number,
      steps: own.length,
    })
    lay(own, level)
  }

  lay(mainLine(tree, standing), 0)
  return items
}

/** `items` with those of `before` that have not changed, whose rows need not be drawn again. */
export const keepItems = (before: readonly Item[], items: readonly Item[]): readonly Item[] => {
  const known = new Map(before.map((item) => [item.key, item]))
  return items.map((item) => withUnchangedParts(known.get(item.key), item))
}

/** The step of a row: its own, or the first under a heading or in a variation. */
export const stepOf = (item: Item): string => (item.is === 'box' ? item.first : item.row.id)

/** The keys of the boxes around each step of a variation, the outermost first. */
export const boxesOf = (items: readonly Item[]): ReadonlyMap<string, readonly string[]> => {
  const boxes = new Map<string, readonly string[]>()
  let open: readonly { readonly key: string; readonly level: number }[] = []
  for (const item of items) {
    if (item.is === 'heading') open = []
    else if (item.is === 'box') {
      const { key, level } = item
      open = [...open.filter((each) => each.level < level), { key, level }]
    } else {
      open = open.filter((each) => each.level <= item.level)
      if (open.length > 0)
        boxes.set(
          item.row.id,
          open.map(({ key }) => key),
        )
    }
  }
  return boxes
}

/** The visible rows when some boxes are folded: of those, only the header. */
export const fold = (items: readonly Item[], isFolded: (key: string) => boolean): readonly Item[] => {
  let inside: number | null = null
  return items.filter((item) => {
    if (item.is === 'heading') inside = null
    else if (inside !== null) {
      const stays = item.is === 'box' ? item.level <= inside : item.level < inside
      if (!stays) return false
      inside = null
    }
    if (item.is === 'box' && isFolded(item.key)) inside = item.level
    return true
  })
}

// Which boxes of the tree are folded.

/** With more variations than this, all but the one shown are folded at first. */
const FOLDED_FROM = 12
/** A variation longer than this is folded at first: it would tear the line it varies in two. */
const LONG = 8

/** The keys of the boxes that are folded unless a person unfolds them. */
export const foldedAtFirst = (items: readonly Item[]): ReadonlySet<string> => {
  const boxes = items.filter((item) => item.is === 'box')
  const isMany = boxes.filter(({ holds }) => holds === 'variation').length > FOLDED_FROM
  return new Set(
    boxes.flatMap(({ key, holds, steps }) => (isMany || holds === 'setup' || steps > LONG ? [key] : [])),
  )
}

/** `all` are the rows including those of folded variations; `at` is the step shown. */
export const useFolding = (all: Readonly<Ref<readonly Item[]>>, at: () => string) => {
  const usual = computed(() => foldedAtFirst(all.value))
  /** Boxes that a person has folded or unfolded, against their default. */
  const turned = ref<ReadonlySet<string>>(new Set())
  const boxes = computed(() => boxesOf(all.value))
  /** A string, so that rows are not laid out again while the step shown stays in the same box. */
  const within = computed(() => boxes.value.get(at())?.join(' ') ?? '')
  const isFolded = (key: string): boolean =>
    usual.value.has(key) !== turned.value.has(key) && !within.value.split(' ').includes(key)
  const items = computed(() => fold(all.value, isFolded))
  const turn = (key: string): void => {
    const next = new Set(turned.value)
    if (!next.delete(key)) next.add(key)
    turned.value = next
  }
  /** Folds all variations, or unfolds all if any is folded. */
  const turnAll = (): void => {
    const keys = all.value.flatMap((item) => (item.is === 'box' ? [item.key] : []))
    const isAnyFolded = keys.some(isFolded)
    turned.value = new Set(keys.filter((key) => usual.value.has(key) === isAnyFolded))
  }
  return { items, isFolded, turn, turnAll }
}
