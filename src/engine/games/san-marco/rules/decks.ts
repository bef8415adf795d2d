/** Decks as counts by kind, and the cards that can be drawn from them. */
import { sumOf } from '../../../kernel/rules/lists.ts'
import type { Counts } from '../../../kernel/rules/multisets.ts'
import { LIMITS_FOR } from '../components/pieces.ts'
import { NO_UNSEEN, type UnseenCards } from './offers.ts'
import type { State, Table } from '../state.ts'

/** The number of cards in each deck; hidden drawn cards are already subtracted. */
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

/** The cards that can be drawn next: the discards once the deck is used up (SM-3). */
export const cardPool = (state: State): Counts => (decksOf(state).cards > 0 ? state.deck : state.discards)

/** True if some of its drawn cards are unseen or hidden from everybody. */
export const hasUnseen = ({ veiled }: Table): boolean => veiled.cards + veiled.limits > 0

/** The unseen cards that a table names when it divides: how many, and which kinds they may be. */
export const openAt = ({ unseen, deck, limitDeck }: State, { veiled }: Table): UnseenCards =>
  unseen === true ? { cards: veiled.cards, limits: veiled.limits, pool: [...deck, ...limitDeck] } : NO_UNSEEN

/** The table of the distributor that is dealt to or holds cards. */
export const tableOf = (state: State, seat: number): Table | undefined =>
  state.round?.tables.find((table) => table.seat === seat)

/** The table whose offers are turned up and not all taken. */
export const openTable = ({ round }: State): Table | undefined =>
  round?.tables.find(({ up, offers }) => up && offers.some(({ seat }) => seat === null))

/** How many cards chance deals next; 0 if none. */
export const toDeal = (state: State): number => {
  const { stage } = state
  if (stage.is === 'cards') return Math.min(stage.missing, decksOf(state).cards || sumOf(state.discards))
  if (stage.is !== 'limits') return 0
  return LIMITS_FOR[tableOf(state, stage.seat)?.takers.length ?? 0] ?? 0
}
