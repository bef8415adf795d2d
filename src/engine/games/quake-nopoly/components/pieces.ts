/** Pieces by kind, as counts and as lists in the order of `KINDS`. */
import { countsOf, subsetsOf, piecesIn, type Counts } from '../../../kernel/rules/multisets.ts'
import { KINDS, type Kind } from './deck/types.ts'

/** Pieces by kind, in the order of `KINDS`. */
export type Stock = Counts

/** Pieces of each kind in the box (QK-1). */
export const COPIES = 100
export const NOTHING: Stock = KINDS.map(() => 0)

export const countOfKind = (stock: Stock, kind: Kind): number => stock[KINDS.indexOf(kind)] ?? 0
/** A stock of `count` pieces of one kind. */
export const stockOfKind = (kind: Kind, count: number): Stock =>
  KINDS.map((each) => (each === kind ? count : 0))
export const stockOf = (pieces: readonly Kind[]): Stock => countsOf(KINDS, pieces)
export const piecesOf = (stock: Stock): readonly Kind[] => piecesIn(KINDS, stock)

/** Every choice of exactly `count` pieces from a stock, each once, as a list in the order of `KINDS`. */
export const choicesOf = (from: Stock, count: number): Iterable<readonly Kind[]> =>
  subsetsOf(KINDS, from, count)

/** The only choice of `count` pieces from a stock; undefined if there are several or none. */
export const onlyChoice = (from: Stock, count: number): readonly Kind[] | undefined => {
  const [first, second] = choicesOf(from, count)
  return second === undefined ? first : undefined
}
