/** Pieces by kind, as counts and as lists in the order of `KINDS`. */
import { KINDS, type Kind } from './deck/types.ts'

/** Pieces by kind, in the order of `KINDS`. */
export type Stock = readonly number[]

/** Of each kind (QK-1). */
export const COPIES = 100
export const NOTHING: Stock = KINDS.map(() => 0)

export const held = (stock: Stock, kind: Kind): number => stock[KINDS.indexOf(kind)] ?? 0
export const total = (stock: Stock): number => stock.reduce((sum, count) => sum + count, 0)
export const added = (stock: Stock, more: Stock): Stock => stock.map((count, at) => count + (more[at] ?? 0))
export const taken = (stock: Stock, less: Stock): Stock => stock.map((count, at) => count - (less[at] ?? 0))
export const holds = (stock: Stock, pieces: Stock): boolean =>
  stock.every((count, at) => count >= (pieces[at] ?? 0))

/** So many pieces of one kind. */
export const only = (kind: Kind, count: number): Stock => KINDS.map((each) => (each === kind ? count : 0))
export const stockOf = (pieces: readonly Kind[]): Stock =>
  KINDS.map((kind) => pieces.filter((piece) => piece === kind).length)
export const piecesOf = (stock: Stock): readonly Kind[] =>
  KINDS.flatMap((kind, at) => Array.from({ length: stock[at] ?? 0 }, () => kind))

/** Each choice of exactly so many pieces out of a stock, once, as a list in the order of `KINDS`. */
export function* choicesOf(from: Stock, count: number, at = 0): Generator<readonly Kind[]> {
  const kind = KINDS[at]
  if (count === 0) yield []
  if (count === 0 || kind === undefined) return
  for (let taking = Math.min(count, from[at] ?? 0); taking >= 0; taking -= 1) {
    const here = Array.from({ length: taking }, () => kind)
    for (const rest of choicesOf(from, count - taking, at + 1)) yield [...here, ...rest]
  }
}

/** The only choice of so many pieces out of a stock, undefined if there are several or none. */
export const onlyChoice = (from: Stock, count: number): readonly Kind[] | undefined => {
  const [first, second] = firstTwo(choicesOf(from, count))
  return second === undefined ? first : undefined
}

const firstTwo = <T>(items: Iterable<T>): readonly T[] => {
  const found: T[] = []
  for (const item of items) {
    found.push(item)
    if (found.length === 2) break
  }
  return found
}
