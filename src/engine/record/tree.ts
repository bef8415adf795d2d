/**
 * The record of a match in memory: a tree of steps, with branches and annotations pointing into it. It only grows, and
 * only through the functions here.
 */
import { canonicalJson } from './canonical.ts'
import { rootId } from './ids.ts'
import {
  MAIN,
  withoutContent,
  type Annotation,
  type Branch,
  type BranchId,
  type Header,
  type Step,
  type StepId,
} from './step.ts'

/** A map that shows its own entries over those of another map, which it never changes. */
class Overlay<K, V> implements ReadonlyMap<K, V> {
  readonly own = new Map<K, V>()
  readonly #base: ReadonlyMap<K, V>

  constructor(base: ReadonlyMap<K, V>) {
    this.#base = base
  }

  get(key: K): V | undefined {
    return this.own.has(key) ? this.own.get(key) : this.#base.get(key)
  }

  has(key: K): boolean {
    return this.own.has(key) || this.#base.has(key)
  }

  set(key: K, value: V): void {
    this.own.set(key, value)
  }

  get size(): number {
    let size = this.#base.size
    for (const key of this.own.keys()) if (!this.#base.has(key)) size += 1
    return size
  }

  *entries(): MapIterator<[K, V]> {
    for (const [key, value] of this.#base) yield [key, this.own.get(key) ?? value]
    for (const [key, value] of this.own) if (!this.#base.has(key)) yield [key, value]
  }

  *keys(): MapIterator<K> {
    for (const [key] of this.entries()) yield key
  }

  *values(): MapIterator<V> {
    for (const [, value] of this.entries()) yield value
  }

  [Symbol.iterator](): MapIterator<[K, V]> {
    return this.entries()
  }

  forEach(visit: (value: V, key: K, map: ReadonlyMap<K, V>) => void): void {
    for (const [key, value] of this.entries()) visit(value, key, this)
  }
}

interface Node {
  readonly id: StepId
  /** Null for the root. */
  readonly step: Step | null
  readonly parent: Node | null
  readonly depth: number
  /** Steps by chance from the root up to and including this one. */
  readonly luck: number
}

interface Entries<K, V> extends ReadonlyMap<K, V> {
  set(key: K, value: V): unknown
}

interface Insides {
  readonly nodes: Entries<StepId, Node>
  /** The record this one overlays; null for an independent record. */
  readonly base: MatchRecord | null
  /** Children by parent, without those the base has. */
  readonly children: Map<StepId, StepId[]>
  readonly steps: Entries<StepId, Step>
  readonly branches: Entries<BranchId, Branch>
  readonly annotations: Entries<string, Annotation>
}

const insides = Symbol('insides of a record')

/** A record: a header and the tree of steps with its branches and annotations. */
export interface MatchRecord {
  readonly header: Header
  /** The root step's id, which is also the match's id. The root has no `Step`. */
  readonly root: StepId
  /** In the order first added, parents before children; without the root. */
  readonly steps: ReadonlyMap<StepId, Step>
  /** Always contains `MAIN`; deleted branches stay as tombstones. */
  readonly branches: ReadonlyMap<BranchId, Branch>
  readonly annotations: ReadonlyMap<string, Annotation>
  /** Private to this module. */
  readonly [insides]: Insides
}

/** An empty record: no steps, `MAIN` at the root in version 0. */
export const createRecord = (header: Header): MatchRecord => {
  const root = rootId(header)
  return recordOf(header, root, {
    nodes: new Map([[root, { id: root, step: null, parent: null, depth: 0, luck: 0 }]]),
    base: null,
    children: new Map(),
    steps: new Map(),
    branches: new Map([[MAIN, { id: MAIN, name: 'main', step: root, version: 0, deleted: false }]]),
    annotations: new Map(),
  })
}

const recordOf = (header: Header, root: StepId, own: Insides): MatchRecord => ({
  header,
  root,
  steps: own.steps,
  branches: own.branches,
  annotations: own.annotations,
  [insides]: own,
})

/** A record that overlays `base`: it reads as `base` and grows independently. Also returns the entries only it has. */
export const overlaid = (
  base: MatchRecord,
): {
  readonly record: MatchRecord
  readonly own: Pick<MatchRecord, 'steps' | 'branches' | 'annotations'>
} => {
  const { nodes, steps, branches, annotations } = base[insides]
  const over = {
    nodes: new Overlay(nodes),
    base,
    children: new Map<StepId, StepId[]>(),
    steps: new Overlay(steps),
    branches: new Overlay(branches),
    annotations: new Overlay(annotations),
  }
  return {
    record: recordOf(base.header, base.root, over),
    own: { steps: over.steps.own, branches: over.branches.own, annotations: over.annotations.own },
  }
}

const nodeOf = (record: MatchRecord, id: StepId): Node => {
  const node = record[insides].nodes.get(id)
  if (node === undefined) throw new RangeError(`No step ${id} in match ${record.root}`)
  return node
}

/** True for the root and every step of the record; narrows the text to a step id. */
export const hasStep = (record: MatchRecord, id: string): id is StepId => {
  const nodes: ReadonlyMap<string, unknown> = record[insides].nodes
  return nodes.has(id)
}

/** Adds a step below its parent, which must exist. Returns false if the step was there already. */
export const addStep = (record: MatchRecord, step: Step): boolean => {
  const { nodes, children, steps } = record[insides]
  if (nodes.has(step.id)) return false
  const parent = nodeOf(record, step.parent)
  nodes.set(step.id, {
    id: step.id,
    step,
    parent,
    depth: parent.depth + 1,
    luck: parent.luck + (step.actor === 'chance' ? 1 : 0),
  })
  const siblings = children.get(parent.id)
  if (siblings === undefined) children.set(parent.id, [step.id])
  else siblings.push(step.id)
  steps.set(step.id, step)
  return true
}

interface Versioned {
  readonly version: number
}

/** Last writer wins: true for the higher version, or between equal versions for the greater canonical JSON. */
export const supersedes = (next: Versioned, old: Versioned | undefined): boolean => {
  if (old === undefined) return true
  if (next.version !== old.version) return next.version > old.version
  return canonicalJson(next) > canonicalJson(old)
}

/** Stores a branch changed here, replacing the one with that id whatever their versions. */
export const setBranch = (record: MatchRecord, branch: Branch): void => {
  nodeOf(record, branch.step)
  record[insides].branches.set(branch.id, branch)
}

/** Stores an annotation changed here, replacing the one with that id whatever their versions. */
export const setAnnotation = (record: MatchRecord, given: Annotation): void => {
  nodeOf(record, given.step)
  record[insides].annotations.set(given.id, withoutContent(given))
}

/** Merges a branch: keeps it unless a later one with that id is there. Returns true if the record changed. */
export const putBranch = (record: MatchRecord, branch: Branch): boolean => {
  nodeOf(record, branch.step)
  if (!supersedes(branch, record.branches.get(branch.id))) return false
  setBranch(record, branch)
  return true
}

/**
 * Merges an annotation: keeps it unless a later one with that id is there. Returns true if the record changed. Drops
 * the content of a deleted one, so that it cannot travel with a file.
 */
export const putAnnotation = (record: MatchRecord, given: Annotation): boolean => {
  const annotation = withoutContent(given)
  nodeOf(record, annotation.step)
  if (!supersedes(annotation, record.annotations.get(annotation.id))) return false
  setAnnotation(record, annotation)
  return true
}

/** Steps that continue this one, in the order first added. */
export const childrenOf = (record: MatchRecord, id: StepId): readonly StepId[] => {
  nodeOf(record, id) // throws for an unknown step
  const { base, children } = record[insides]
  const own = children.get(id) ?? []
  return base === null || !hasStep(base, id) ? own : [...childrenOf(base, id), ...own]
}

/** Null for the root. */
export const parentOf = (record: MatchRecord, id: StepId): StepId | null =>
  nodeOf(record, id).parent?.id ?? null

/** The number of steps from the root, whose depth is 0. */
export const depthOf = (record: MatchRecord, id: StepId): number => nodeOf(record, id).depth

/** Steps by chance from the root up to and including this one: the `k` of the next outcome. */
export const chanceStepsTo = (record: MatchRecord, id: StepId): number => nodeOf(record, id).luck

/** The steps from the root (excluded) to `id` (included), oldest first. */
export const lineTo = (record: MatchRecord, id: StepId): readonly Step[] => {
  const line: Step[] = []
  let node: Node | null = nodeOf(record, id)
  while (node !== null && node.step !== null) {
    line.push(node.step)
    node = node.parent
  }
  return line.reverse()
}

/** The deepest step the two lines share; the root if they share no other. */
export const commonAncestor = (record: MatchRecord, a: StepId, b: StepId): StepId => {
  let left: Node | null = nodeOf(record, a)
  let right: Node | null = nodeOf(record, b)
  while (left !== null && right !== null && left !== right) {
    if (left.depth >= right.depth) left = left.parent
    else right = right.parent
  }
  return left?.id ?? record.root
}

/** True if `descendant` is `ancestor` or continues it. */
export const isOnLine = (record: MatchRecord, ancestor: StepId, descendant: StepId): boolean =>
  commonAncestor(record, ancestor, descendant) === ancestor

/** The steps after `ancestor` up to `descendant`, oldest first; undefined if it is not an ancestor. */
export const pathBetween = (
  record: MatchRecord,
  ancestor: StepId,
  descendant: StepId,
): readonly Step[] | undefined => {
  const floor = nodeOf(record, ancestor).depth
  const path: Step[] = []
  let node = nodeOf(record, descendant)
  while (node.depth > floor && node.parent !== null && node.step !== null) {
    path.push(node.step)
    node = node.parent
  }
  return node.id === ancestor ? path.reverse() : undefined
}

/** What a record holds in addition to its header; steps come after their parents. */
export interface RecordContent {
  readonly steps: Iterable<Step>
  readonly branches: Iterable<Branch>
  readonly annotations: Iterable<Annotation>
}

/** Adds content to a record and returns the record. */
export const fillRecord = (
  record: MatchRecord,
  { steps, branches, annotations }: RecordContent,
): MatchRecord => {
  for (const step of steps) addStep(record, step)
  for (const branch of branches) putBranch(record, branch)
  for (const annotation of annotations) putAnnotation(record, annotation)
  return record
}
