/** Pieces by kind, and the lists of kinds that actions are made of. */
import { KINDS, type Kind } from '../../../../engine/games/quake-nopoly/components/deck/types.ts'
import type { Stock } from '../../../../engine/games/quake-nopoly/components/pieces.ts'

export const NONE: Stock = [0, 0, 0, 0]

export const countOf = (stock: Stock): number => stock.reduce((sum, each) => sum + each, 0)
export const ofKind = (stock: Stock, kind: Kind): number => stock[KINDS.indexOf(kind)] ?? 0

/** One more or fewer of a kind, never below 0 nor above `most` of that kind. */
export const changed = (stock: Stock, kind: Kind, by: number, most: Stock): Stock =>
  KINDS.map((each, index) => {
    const count = stock[index] ?? 0
    return each === kind ? Math.max(0, Math.min(most[index] ?? 0, count + by)) : count
  })

/** The kinds in their order, equal ones side by side: as actions list them. */
export const listOf = (stock: Stock): Kind[] =>
  KINDS.flatMap((kind, index) => Array.from({ length: stock[index] ?? 0 }, () => kind))

export const stockOf = (kinds: readonly Kind[]): Stock =>
  KINDS.map((kind) => kinds.filter((each) => each === kind).length)
