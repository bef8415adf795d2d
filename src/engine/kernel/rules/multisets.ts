/** Pools of pieces that are identical within their kind: counting, listing and drawing them. */
import { repeated, sumOf } from './lists.ts'
import type { Random } from '../random.ts'

/** How many pieces of each kind; the kinds come as a parallel list in the same order. */
export type Counts = readonly number[]

export const countsOf = <T>(kinds: readonly T[], items: readonly T[]): Counts => {
  const counts = new Array<number>(kinds.length).fill(0)
  for (const item of items) {
    const at = kinds.indexOf(item)
    if (at >= 0) counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}

/** All pieces of a pool as a list, in the order of their kinds. */
export const piecesIn = <T>(kinds: readonly T[], pool: Counts): readonly T[] =>
  kinds.flatMap((kind, at) => repeated(kind, pool[at] ?? 0))

/** True if a pool contains at least these counts. */
export const covers = (pool: Counts, counts: Counts): boolean =>
  counts.every((count, at) => count <= (pool[at] ?? 0))

/** Draws pieces one after the other, every remaining piece with the same probability; fewer if the pool runs out. */
export const drawnFrom = <T>(
  kinds: readonly T[],
  pool: Counts,
  count: number,
  random: Random,
): readonly T[] => {
  const left = [...pool]
  const most = Math.min(count, sumOf(left))
  return Array.from({ length: most }, (_, drawn) => {
    let pick = random.below(sumOf(left))
    const at = left.findIndex((copies) => (pick -= copies) < 0)
    left[at] = (left[at] ?? 0) - 1
    const kind = kinds[at]
    if (kind === undefined) throw new Error(`The pool has no piece ${drawn + 1}`)
    return kind
  })
}

/** Every multiset of `count` pieces from the pool, each once, in the order of the kinds. */
export const subsetsOf = <T>(kinds: readonly T[], pool: Counts, count: number): readonly (readonly T[])[] => {
  const found: (readonly T[])[] = []
  const drawFrom = (at: number, drawn: readonly T[]): void => {
    const left = count - drawn.length
    const kind = kinds[at]
    if (left === 0) found.push(drawn)
    if (left === 0 || kind === undefined) return
    for (let copies = Math.min(left, pool[at] ?? 0); copies > 0; copies -= 1)
      drawFrom(at + 1, [...drawn, ...repeated(kind, copies)])
    drawFrom(at + 1, drawn)
  }
  drawFrom(0, [])
  return found
}

/** The binomial coefficient `n` over `k`. */
const binomial = (n: number, k: number): number => (k === 0 ? 1 : (binomial(n - 1, k - 1) * n) / k)

/** The probability that a draw yields exactly this multiset. */
export const subsetProbability = <T>(kinds: readonly T[], pool: Counts, set: readonly T[]): number =>
  countsOf(kinds, set).reduce((ways, copies, at) => ways * binomial(pool[at] ?? 0, copies), 1) /
  binomial(sumOf(pool), set.length)
