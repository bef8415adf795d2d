/** Who may know what (SM-48): a distributor's cards and offers are its own until they are turned up. */
import { shuffled, type Random } from '../../../kernel/random.ts'
import type { Actor, Viewer } from '../../../kernel/seat.ts'
import type { Action } from '../action.ts'
import { countsOfCards, countsOfLimits, hasUnseen, spread } from '../rules/decks.ts'
import type { Event } from '../event.ts'
import { divisionsFrom, together } from '../rules/offers.ts'
import { CARDS, inCardOrder, inRisingOrder, LIMITS } from '../components/pieces.ts'
import type { Pile, State, Table } from '../state.ts'
import type { Card } from '../components/pieces.ts'

const mayKnow = (viewer: Viewer, seat: Actor): boolean => viewer === 'all' || viewer === seat

export const seesTable = (viewer: Viewer, { up, seat }: Table): boolean => up || mayKnow(viewer, seat)

export const redactEvent = (event: Event, viewer: Viewer): Event => {
  switch (event.type) {
    case 'cards.dealt':
      return mayKnow(viewer, event.seat) ? event : { ...event, cards: null }
    case 'limits.dealt':
      return mayKnow(viewer, event.seat) ? event : { ...event, limits: null }
    case 'offers.divided':
      return mayKnow(viewer, event.seat) ? event : { ...event, offers: null }
    default:
      return event
  }
}

export const redactAction = (action: Action, actor: Actor, viewer: Viewer): Action => {
  switch (action.type) {
    case 'dealCards':
      return mayKnow(viewer, action.seat) ? action : { ...action, cards: null }
    case 'dealLimits':
      return mayKnow(viewer, action.seat) ? action : { ...action, limits: null }
    case 'divide':
      return mayKnow(viewer, actor) ? action : { ...action, offers: null }
    default:
      return action
  }
}

/** Rolls, deals, and offers turned up. */
export const reveals = ({ type }: Event): boolean =>
  type === 'first.drawn' ||
  type === 'die.rolled' ||
  type === 'cards.dealt' ||
  type === 'limits.dealt' ||
  type === 'offers.revealed'

/** The cards of a table, divided or not. */
export const pileAt = ({ held, offers }: Table): Pile => together([held, ...offers])

/** The table with other cards; where they were divided, divided anew. */
const withPile = (table: Table, pile: Pile, early: Table['early'], random: Random): Table =>
  table.ready
    ? {
        ...table,
        early,
        offers: divisionsFrom(pile, table.takers.length)(random).map((offer) => ({ ...offer, seat: null })),
      }
    : { ...table, early, held: pile }

/** Cards without some of them. */
const without = (cards: readonly Card[], some: readonly Card[]): readonly Card[] => {
  const left = [...cards]
  for (const card of some) left.splice(left.indexOf(card), 1)
  return left
}

/**
 * The same position with what the viewer cannot see, or nobody has, mixed with the decks and dealt anew. Cards drawn
 * before the deck was shuffled anew in this deal are mixed among themselves only: the others were open.
 */
export const determinize = (state: State, viewer: Viewer, random: Random): State => {
  const { round } = state
  const hidden = (round?.tables ?? []).filter((table) => !seesTable(viewer, table))
  if (round === null || (hidden.length === 0 && !round.tables.some(hasUnseen))) return state
  const late = hidden.flatMap((table) => without(pileAt(table).cards, table.early))
  // Put in order first, so that nothing of how they lay is left.
  const early = shuffled(inCardOrder(hidden.flatMap((table) => table.early)), random)
  const cards = shuffled(inCardOrder([...spread(CARDS, state.deck), ...late]), random)
  const limits = shuffled(
    inRisingOrder([...spread(LIMITS, state.limitDeck), ...hidden.flatMap((table) => pileAt(table).limits)]),
    random,
  )
  const tables = round.tables.map((table) => {
    const sees = seesTable(viewer, table)
    if (sees && !hasUnseen(table)) return table
    const pile = pileAt(table)
    const { veiled } = table
    const first = sees ? table.early : inCardOrder(early.splice(0, table.early.length))
    const kept: Pile = sees ? pile : { cards: first, limits: [] }
    const all = { cards: pile.cards.length + veiled.cards, limits: pile.limits.length + veiled.limits }
    const dealt: Pile = {
      cards: inCardOrder([...kept.cards, ...cards.splice(0, all.cards - kept.cards.length)]),
      limits: inRisingOrder([...kept.limits, ...limits.splice(0, all.limits - kept.limits.length)]),
    }
    return { ...withPile(table, dealt, first, random), veiled: { cards: 0, limits: 0 } }
  })
  return {
    ...state,
    round: { ...round, tables },
    deck: countsOfCards(cards),
    limitDeck: countsOfLimits(limits),
  }
}
