/** Facts about cards and offers, folded. */
import type { FoldsOf } from '../../../kernel/rules/folds.ts'
import { changed, minusEach, plusEach, replaced, without, withoutEach } from '../../../kernel/rules/lists.ts'
import { countsOf } from '../../../kernel/rules/multisets.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Event, EventOf } from '../event.ts'
import { cardIndex, CARDS, inCardOrder, LIMITS } from '../components/pieces.ts'
import type { Pile, State, Table } from '../state.ts'

/** These cards lie in the decks no more. */
const outOfDecks = (state: State, { cards = [], limits = [] }: Partial<Pile>): State => ({
  ...state,
  deck: minusEach(state.deck, countsOf(CARDS, cards)),
  limitDeck: minusEach(state.limitDeck, countsOf(LIMITS, limits)),
})

const NOTHING = { cards: [], limits: [] }
const UNVEILED = { cards: 0, limits: 0 }

/** The position with the distributor's table changed. */
const atTable = (state: State, seat: Seat, change: (table: Table) => Table): State => {
  const { round } = state
  if (round === null) return state
  const tables = round.tables.map((table) => (table.seat === seat ? change(table) : table))
  return { ...state, round: { ...round, tables } }
}

const dealing = (state: State, { seat, takers, cards }: EventOf<'dealing.started'>): State => {
  const { round } = state
  if (round === null) return state
  const table = {
    seat,
    takers,
    held: NOTHING,
    early: [],
    veiled: UNVEILED,
    ready: false,
    up: false,
    offers: [],
  }
  return {
    ...state,
    round: { ...round, tables: [...round.tables, table] },
    stage: { is: 'cards', seat, missing: cards },
  }
}

/** What the distributors hold by now is known to come from the old deck. */
const reshuffled = (state: State): State => {
  const { round, deck, discards } = state
  const tables = (round?.tables ?? []).map((table) => ({ ...table, early: table.held.cards }))
  return {
    ...state,
    round: round === null ? null : { ...round, tables },
    deck: plusEach(deck, discards),
    discards: discards.map(() => 0),
  }
}

const cardsDealt = (state: State, { seat, count, missing, cards }: EventOf<'cards.dealt'>): State => {
  const dealt = atTable(state, seat, (table) =>
    cards === null
      ? { ...table, veiled: { ...table.veiled, cards: table.veiled.cards + count } }
      : { ...table, held: { ...table.held, cards: inCardOrder([...table.held.cards, ...cards]) } },
  )
  const stage = missing > 0 ? ({ is: 'cards', seat, missing } as const) : ({ is: 'limits', seat } as const)
  return { ...outOfDecks(dealt, { cards: cards ?? [] }), stage }
}

const limitsDealt = (state: State, { seat, count, limits }: EventOf<'limits.dealt'>): State => {
  const dealt = atTable(state, seat, (table) =>
    limits === null
      ? { ...table, veiled: { ...table.veiled, limits: count } }
      : { ...table, held: { ...table.held, limits } },
  )
  return outOfDecks(dealt, { limits: limits ?? [] })
}

/** Cards nobody has seen leave the decks as they are named, unless the offers are not told either. */
const divided = (state: State, { seat, offers }: EventOf<'offers.divided'>): State => {
  const { held, veiled } = state.round?.tables.find((table) => table.seat === seat) ?? {
    held: NOTHING,
    veiled: UNVEILED,
  }
  const isNamed = offers !== null && veiled.cards + veiled.limits > 0
  const next = atTable(state, seat, (table) => ({
    ...table,
    held: NOTHING,
    veiled: isNamed ? UNVEILED : table.veiled,
    ready: true,
    offers: (offers ?? []).map((pile) => ({ ...pile, seat: null })),
  }))
  if (!isNamed) return next
  return outOfDecks(next, {
    cards: withoutEach(
      offers.flatMap((offer) => offer.cards),
      held.cards,
    ),
    limits: withoutEach(
      offers.flatMap((offer) => offer.limits),
      held.limits,
    ),
  })
}

/** Cards nobody was told of leave the decks only now. */
const revealed = (state: State, { seat, offers }: EventOf<'offers.revealed'>): State => {
  const veiled = state.round?.tables.find((table) => table.seat === seat)?.veiled ?? UNVEILED
  const cards = veiled.cards > 0 ? offers.flatMap((offer) => offer.cards) : []
  const limits = veiled.limits > 0 ? offers.flatMap((offer) => offer.limits) : []
  const up = atTable(state, seat, (table) => ({
    ...table,
    veiled: UNVEILED,
    up: true,
    offers: offers.map((pile) => ({ ...pile, seat: null })),
  }))
  return outOfDecks(up, { cards, limits })
}

const takenBy = (state: State, { seat, fromSeat, offer, cards, limits }: EventOf<'offer.taken'>): State => ({
  ...atTable(state, fromSeat, (table) => ({
    ...table,
    offers: table.offers.map((each, index) => (index === offer ? { ...each, seat } : each)),
  })),
  limits: replaced(state.limits, seat, [...(state.limits[seat] ?? []), ...limits]),
  hand: cards,
  taken: state.taken + 1,
  stage: { is: 'play', seat },
})

/**
 * A banishment lies on the discards from the moment it is played; nothing is drawn before it has been
 * carried out (SM-3).
 */
const discarded = (state: State, { card }: EventOf<'card.played' | 'card.givenUp'>): State => ({
  ...state,
  hand: without(state.hand, card),
  discards: changed(state.discards, cardIndex(card), 1),
})

export const CARDS_AND_OFFERS: FoldsOf<
  State,
  Event,
  | 'dealing.started'
  | 'deck.reshuffled'
  | 'cards.dealt'
  | 'limits.dealt'
  | 'offers.divided'
  | 'offers.revealed'
  | 'offer.taken'
  | 'card.played'
  | 'card.givenUp'
> = {
  'dealing.started': dealing,
  'deck.reshuffled': reshuffled,
  'cards.dealt': cardsDealt,
  'limits.dealt': limitsDealt,
  'offers.divided': divided,
  'offers.revealed': revealed,
  'offer.taken': takenBy,
  'card.played': discarded,
  'card.givenUp': discarded,
}
