/** Facts about cards and offers, folded. */
import type { Seat } from '../../../kernel/seat.ts'
import type { Event, EventOf } from '../event.ts'
import { changed, plusEach, replaced } from './lists.ts'
import { cardIndex, inCardOrder } from '../components/pieces.ts'
import type { State, Table } from '../state.ts'
import type { Card, Limit } from '../components/pieces.ts'

export type CardEvent = EventOf<
  | 'dealing.started'
  | 'deck.reshuffled'
  | 'cards.dealt'
  | 'limits.dealt'
  | 'offers.divided'
  | 'offers.revealed'
  | 'offer.taken'
  | 'card.played'
  | 'card.givenUp'
>

const withoutCards = (deck: readonly number[], cards: readonly Card[]): readonly number[] =>
  cards.reduce((left, card) => changed(left, cardIndex(card), -1), deck)

const withoutLimits = (deck: readonly number[], limits: readonly Limit[]): readonly number[] =>
  limits.reduce((left, limit) => changed(left, limit - 1, -1), deck)

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
  return { ...dealt, deck: withoutCards(state.deck, cards ?? []), stage }
}

const limitsDealt = (state: State, { seat, count, limits }: EventOf<'limits.dealt'>): State => ({
  ...atTable(state, seat, (table) =>
    limits === null
      ? { ...table, veiled: { ...table.veiled, limits: count } }
      : { ...table, held: { ...table.held, limits } },
  ),
  limitDeck: withoutLimits(state.limitDeck, limits ?? []),
})

/** Some of them left after others are taken away. */
const others = <T>(all: readonly T[], some: readonly T[]): readonly T[] => {
  const left = [...all]
  for (const each of some) left.splice(left.indexOf(each), 1)
  return left
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
  const cards = others(
    offers.flatMap((offer) => offer.cards),
    held.cards,
  )
  const limits = others(
    offers.flatMap((offer) => offer.limits),
    held.limits,
  )
  return { ...next, deck: withoutCards(next.deck, cards), limitDeck: withoutLimits(next.limitDeck, limits) }
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
  return { ...up, deck: withoutCards(up.deck, cards), limitDeck: withoutLimits(up.limitDeck, limits) }
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
const discarded = (state: State, card: Card): State => {
  const at = state.hand.indexOf(card)
  return {
    ...state,
    hand: state.hand.filter((_, index) => index !== at),
    discards: changed(state.discards, cardIndex(card), 1),
  }
}

export const isCardEvent = (event: Event): event is CardEvent => {
  switch (event.type) {
    case 'dealing.started':
    case 'deck.reshuffled':
    case 'cards.dealt':
    case 'limits.dealt':
    case 'offers.divided':
    case 'offers.revealed':
    case 'offer.taken':
    case 'card.played':
    case 'card.givenUp':
      return true
    default:
      return false
  }
}

export const evolveCards = (state: State, event: CardEvent): State => {
  switch (event.type) {
    case 'dealing.started':
      return dealing(state, event)
    case 'deck.reshuffled':
      return reshuffled(state)
    case 'cards.dealt':
      return cardsDealt(state, event)
    case 'limits.dealt':
      return limitsDealt(state, event)
    case 'offers.divided':
      return divided(state, event)
    case 'offers.revealed':
      return revealed(state, event)
    case 'offer.taken':
      return takenBy(state, event)
    case 'card.played':
    case 'card.givenUp':
      return discarded(state, event.card)
  }
}
