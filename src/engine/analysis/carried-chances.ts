/**
 * Carries the chances of all seats along a line, so that they are one account: every change is what a finding says of
 * its step, give or take the finding's own error. The chances are those that fit all findings best (weighted least
 * squares): what each decision's search says of its position, what each step changed, and the result.
 */
import type { Finding } from '../record/analysis.ts'

/** A step and the finding about it. */
export interface CarriedStep {
  readonly finding: Finding
  /** The step could not be analysed, so nothing is known of what it changed. */
  readonly isUnknown: boolean
}

/** How far the chances of a search are off beside the luck in its playouts: the calibration errors measured are 0.02 to 0.12. */
const BIAS = 0.08
/** A finding explains a change up to this many of its standard errors; the rest is not resolved. */
const MAX_ERRORS = 2
/** A step may change more than its finding knows of, for instance by what it shows of hidden pieces. */
const MODEL = 0.005
/** How far off a finding is that has no error, such as that of the only legal action. */
const SURE = 0.0003
/** Most differences between actions that are not clear are none, so the error of one counts only in this part. */
const UNCLEAR = 0.3
/** How far the chances of the seats differ before the first step, for instance by who begins. */
const START = 0.05
/** How much more certain a chance may be than the search found it: 90% becomes 97.5% at most, 10% at least 2.5%. */
const MORE_CERTAIN = 4
/** How far a chance may still be beyond that. */
const BEYOND = 0.005
/** Stands for knowing nothing, and for an error that an earlier version did not keep. */
const [UNKNOWN, NOT_KEPT] = [1, 0.03]
/** Far below any other error. */
const EXACT = 1e-5

/** What a finding says of the change of its step. */
interface Measured {
  readonly change: readonly number[]
  readonly error: number
  /** The seat that decided. */
  readonly seat?: number
}

const measured = ({ finding, isUnknown }: CarriedStep, seats: number): Measured => {
  const none = Array.from({ length: seats }, () => 0)
  if (finding.kind === 'luck') return { change: finding.luck, error: finding.error ?? NOT_KEPT }
  if (finding.kind === 'nothing') return { change: none, error: isUnknown ? UNKNOWN : (finding.error ?? 0) }
  const { before, after, loss, seat, errors } = finding
  const change = loss > 0 ? before.map((chance, each) => (after[each] ?? 0) - chance) : none
  return { change, error: errors?.loss ?? NOT_KEPT, seat }
}

/** Solves a symmetric tridiagonal system in place (L. H. Thomas, 1949): `diagonal` and `values` by row, `beside` between rows. */
const solved = (
  diagonal: readonly number[],
  beside: readonly number[],
  values: readonly number[],
): readonly number[] => {
  const ratios: number[] = []
  const found: number[] = []
  for (let row = 0; row < diagonal.length; row += 1) {
    const below = row === 0 ? 0 : (beside[row - 1] ?? 0)
    const pivot = (diagonal[row] ?? 1) - below * (ratios[row - 1] ?? 0)
    ratios.push((beside[row] ?? 0) / pivot)
    found.push(((values[row] ?? 0) - below * (found[row - 1] ?? 0)) / pivot)
  }
  for (let row = found.length - 2; row >= 0; row -= 1)
    found[row] = (found[row] ?? 0) - (ratios[row] ?? 0) * (found[row + 1] ?? 0)
  return found
}

/** The chances before the first step and after each, by seat, that fit best; `held` keeps some of them within their limits. */
const fitted = (
  steps: readonly CarriedStep[],
  changes: readonly Measured[],
  seats: number,
  rewards: readonly number[] | undefined,
  held: ReadonlyMap<number, readonly number[]>,
): readonly (readonly number[])[] => {
  const diagonal = Array.from({ length: steps.length + 1 }, () => 0)
  const beside: number[] = []
  const add = (node: number, weight: number): void => {
    diagonal[node] = (diagonal[node] ?? 0) + weight
  }
  const levels: { readonly node: number; readonly chances: readonly number[]; readonly weight: number }[] = []
  const level = (node: number, chances: readonly number[], error: number): void => {
    const weight = 1 / Math.max(error, EXACT) ** 2
    levels.push({ node, chances, weight })
    add(node, weight)
  }
  const alike = Array.from({ length: seats }, () => 1 / seats)
  level(0, alike, START)
  steps.forEach(({ finding }, at) => {
    if (finding.kind === 'decision')
      level(at, finding.before, Math.hypot(finding.errors?.before ?? NOT_KEPT, BIAS))
    const isUnclear = finding.kind === 'decision' && finding.loss === 0
    const error = (changes[at]?.error ?? 0) * (isUnclear ? UNCLEAR : 1)
    const weight = 1 / (error === 0 ? SURE : Math.hypot(error, MODEL)) ** 2
    beside.push(-weight)
    add(at, weight)
    add(at + 1, weight)
  })
  if (rewards !== undefined) level(steps.length, rewards, 0)
  for (const [node, chances] of held) level(node, chances, BEYOND)
  const bySeat = alike.map((_, seat) => {
    const values = diagonal.map(() => 0)
    for (const { node, chances, weight } of levels)
      values[node] = (values[node] ?? 0) + weight * (chances[seat] ?? 0)
    changes.forEach(({ change }, at) => {
      const pull = -(beside[at] ?? 0) * (change[seat] ?? 0)
      values[at] = (values[at] ?? 0) - pull
      values[at + 1] = (values[at + 1] ?? 0) + pull
    })
    return solved(diagonal, beside, values)
  })
  const chances = diagonal.map((_, node) => {
    const within = bySeat.map((each) => Math.max(0, each[node] ?? 0))
    const sum = within.reduce((one, other) => one + other)
    return within.map((chance) => chance / sum)
  })
  return rewards === undefined ? chances : chances.with(-1, [...rewards])
}

/** A step's change of the chances by seat: what the finding explains, and what it does not. */
export interface CarriedChange {
  readonly explained: readonly number[]
  readonly unresolved: readonly number[]
}

export interface Carried {
  /** Before the first step and after each; each sums to 1. */
  readonly chances: readonly (readonly number[])[]
  /** By step. */
  readonly changes: readonly CarriedChange[]
}

/** Nobody can gain by deciding: where the fit says so, the decision changed nothing. */
const withoutGains = (
  changes: readonly Measured[],
  chances: readonly (readonly number[])[],
): readonly Measured[] | undefined => {
  let isSame = true
  const next = changes.map((each, at): Measured => {
    const { seat, change, error } = each
    if (seat === undefined || error === 0) return each
    if ((chances[at + 1]?.[seat] ?? 0) <= (chances[at]?.[seat] ?? 0)) return each
    isSame = false
    return { seat, change: change.map(() => 0), error: 0 }
  })
  return isSame ? undefined : next
}

/** Differences that no reader would see. */
const UNSEEN = 0.005

/** The chances before decisions that are too certain for what their searches say, within their limits. */
const tooCertain = (
  steps: readonly CarriedStep[],
  chances: readonly (readonly number[])[],
): readonly (readonly [number, readonly number[]])[] =>
  steps.flatMap(({ finding }, at) => {
    if (finding.kind !== 'decision') return []
    const told = chances[at] ?? []
    const within = finding.before.map((found, seat) =>
      Math.min(1 - (1 - found) / MORE_CERTAIN, Math.max(found / MORE_CERTAIN, told[seat] ?? 0)),
    )
    if (within.every((chance, seat) => Math.abs(chance - (told[seat] ?? 0)) < UNSEEN)) return []
    const sum = within.reduce((one, other) => one + other)
    return [[at, within.map((chance) => chance / sum)]]
  })

/** Carries the chances of `seats` seats along a line; `rewards` is each seat's share of the win where the match ends. */
export const carriedAlong = (
  steps: readonly CarriedStep[],
  seats: number,
  rewards: readonly number[] | undefined,
): Carried => {
  let changes: readonly Measured[] = steps.map((step) => measured(step, seats))
  const held = new Map<number, readonly number[]>()
  let chances = fitted(steps, changes, seats, rewards, held)
  for (;;) {
    const next = withoutGains(changes, chances)
    const limited = tooCertain(steps, chances).filter(([at]) => !held.has(at))
    if (next === undefined && limited.length === 0) break
    changes = next ?? changes
    for (const [at, within] of limited) held.set(at, within)
    chances = fitted(steps, changes, seats, rewards, held)
  }
  return {
    chances,
    changes: changes.map(({ change, error }, at) => {
      const moved = change.map((_, seat) => (chances[at + 1]?.[seat] ?? 0) - (chances[at]?.[seat] ?? 0))
      const off = moved.map((each, seat) => each - (change[seat] ?? 0))
      const most = Math.max(...off.map(Math.abs))
      const kept =
        steps[at]?.isUnknown === true ? 0 : Math.min(1, (MAX_ERRORS * error) / Math.max(most, 1e-12))
      const unresolved = off.map((each) => each * (1 - kept))
      return { explained: moved.map((each, seat) => each - (unresolved[seat] ?? 0)), unresolved }
    }),
  }
}
