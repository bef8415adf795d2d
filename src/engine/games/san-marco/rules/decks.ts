/** Decks as counts by kind, and what can be drawn from them. */
import { CARDS, LIMITS, LIMITS_FOR, sumOf } from '../components/pieces.ts'
import { NOTHING_OPEN, type Open } from './offers.ts'
import type { State, Table } from '../state.ts'
import type { Card, Limit } from '../components/pieces.ts'

/** How many cards of each kind; the kinds are named beside it. */
export type Pool = readonly number[]

/** How many cards each deck has; those drawn that nobody is told of lie in no deck any more. */
export const decksOf = ({
  deck,
  limitDeck,
  round,
}: State): { readonly cards: number; readonly limits: number } => {
  const veiled = (round?.tables ?? []).map((table) => table.veiled)
  return {
    cards: sumOf(deck) - sumOf(veiled.map(({ cards }) => cards)),
    limits: sumOf(limitDeck) - sumOf(veiled.map(({ limits }) => limits)),
  }
}

/** What action cards are drawn from: the discards when the deck is used up (SM-3). */
export const cardPool = (state: State): Pool => (decksOf(state).cards > 0 ? state.deck : state.discards)

/** Cards of it have been drawn that nobody has seen, or nobody is told of. */
export const hasUnseen = ({ veiled }: Table): boolean => veiled.cards + veiled.limits > 0

/** Cards of a table that are named when it is divided, as nobody has seen them: how many, and of what they may be. */
export const openAt = ({ unseen, deck, limitDeck }: State, { veiled }: Table): Open =>
  unseen === true
    ? { cards: veiled.cards, limits: veiled.limits, pool: [...deck, ...limitDeck] }
    : NOTHING_OPEN

/** The distributor cards are dealt to or held by. */
export const tableOf = (state: State, seat: number): Table | undefined =>
  state.round?.tables.find((table) => table.seat === seat)

/** How many cards chance deals in its next step; 0 where it does not. */
export const toDeal = (state: State): number => {
  const { stage } = state
  if (stage.is === 'cards') return Math.min(stage.missing, decksOf(state).cards || sumOf(state.discards))
  if (stage.is !== 'limits') return 0
  return LIMITS_FOR[tableOf(state, stage.seat)?.takers.length ?? 0] ?? 0
}

export const countsOfCards = (cards: readonly Card[]): Pool =>
  CARDS.map((card) => cards.filter((each) => each === card).length)

export const countsOfLimits = (limits: readonly Limit[]): Pool =>
  LIMITS.map((limit) => limits.filter((each) => each === limit).length)

/** All cards of a pool, in their order. */
export const spread = <T>(kinds: readonly T[], pool: Pool): readonly T[] =>
  kinds.flatMap((kind, index) => Array.from({ length: pool[index] ?? 0 }, () => kind))

/** Whether a pool has all these, which are given as counts too. */
export const holds = (pool: Pool, counts: Pool): boolean =>
  counts.every((count, kind) => count <= (pool[kind] ?? 0))
