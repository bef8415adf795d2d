/** Decks as counts by kind, and what can be drawn from them. */
import { sumOf } from '../../../kernel/rules/lists.ts'
import type { Counts } from '../../../kernel/rules/multisets.ts'
import { LIMITS_FOR } from '../components/pieces.ts'
import { NO_UNSEEN, type UnseenCards } from './offers.ts'
import type { State, Table } from '../state.ts'

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
export const cardPool = (state: State): Counts => (decksOf(state).cards > 0 ? state.deck : state.discards)

/** Cards of it have been drawn that nobody has seen, or nobody is told of. */
export const hasUnseen = ({ veiled }: Table): boolean => veiled.cards + veiled.limits > 0

/** Cards of a table that are named when it is divided, as nobody has seen them: how many, and of what they may be. */
export const openAt = ({ unseen, deck, limitDeck }: State, { veiled }: Table): UnseenCards =>
  unseen === true ? { cards: veiled.cards, limits: veiled.limits, pool: [...deck, ...limitDeck] } : NO_UNSEEN

/** The distributor cards are dealt to or held by. */
export const tableOf = (state: State, seat: number): Table | undefined =>
  state.round?.tables.find((table) => table.seat === seat)

/** The table whose offers are turned up and not all taken. */
export const openTable = ({ round }: State): Table | undefined =>
  round?.tables.find(({ up, offers }) => up && offers.some(({ seat }) => seat === null))

/** How many cards chance deals in its next step; 0 where it does not. */
export const toDeal = (state: State): number => {
  const { stage } = state
  if (stage.is === 'cards') return Math.min(stage.missing, decksOf(state).cards || sumOf(state.discards))
  if (stage.is !== 'limits') return 0
  return LIMITS_FOR[tableOf(state, stage.seat)?.takers.length ?? 0] ?? 0
}
