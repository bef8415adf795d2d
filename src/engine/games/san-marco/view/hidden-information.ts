/** Hidden information (SM-48): only a distributor sees its cards and offers until they are turned up. */
import { withoutEach } from '../../../kernel/rules/lists.ts'
import { countsOf, piecesIn } from '../../../kernel/rules/multisets.ts'
import { shuffled, type Random } from '../../../kernel/random.ts'
import { redactActions, redactEvents } from '../../../kernel/rules/redact.ts'
import type { Viewer } from '../../../kernel/seat.ts'
import type { Action } from '../action.ts'
import { hasUnseen } from '../rules/decks.ts'
import type { Event } from '../event.ts'
import { divisionsFrom, together } from '../rules/offers.ts'
import { CARDS, inCardOrder, inRisingOrder, LIMITS } from '../components/pieces.ts'
import type { Pile, State, Table } from '../state.ts'

export const seesTable = (viewer: Viewer, { up, seat }: Table): boolean =>
  up || viewer === 'all' || viewer === seat

export const redactEvent = redactEvents<Event>({
  'cards.dealt': 'cards',
  'limits.dealt': 'limits',
  'offers.divided': 'offers',
})

export const redactAction = redactActions<Action>({
  dealCards: 'cards',
  dealLimits: 'limits',
  divide: 'offers',
})

/** Rolls, deals, and offers turned up. */
export const reveals = ({ type }: Event): boolean =>
  type === 'first.drawn' ||
  type === 'die.rolled' ||
  type === 'cards.dealt' ||
  type === 'limits.dealt' ||
  type === 'offers.revealed'

/** The cards of a table, whether divided or not. */
export const pileAt = ({ held, offers }: Table): Pile => together([held, ...offers])

/** The table with other cards, divided anew if they were divided. */
const withPile = (table: Table, pile: Pile, early: Table['early'], random: Random): Table =>
  table.ready
    ? {
        ...table,
        early,
        offers: divisionsFrom(pile, table.takers.length)(random).map((offer) => ({ ...offer, seat: null })),
      }
    : { ...table, early, held: pile }

/**
 * Mixes what the viewer cannot see, or nobody has seen, with the decks and deals it anew. Cards drawn before the deck
 * was reshuffled in this deal are mixed only among themselves: the others were open.
 */
export const determinize = (state: State, viewer: Viewer, random: Random): State => {
  const { round } = state
  const hidden = (round?.tables ?? []).filter((table) => !seesTable(viewer, table))
  if (round === null || (hidden.length === 0 && !round.tables.some(hasUnseen))) return state
  const late = hidden.flatMap((table) => withoutEach(pileAt(table).cards, table.early))
  // Sorting first erases their previous order.
  const early = shuffled(inCardOrder(hidden.flatMap((table) => table.early)), random)
  const cards = shuffled(inCardOrder([...piecesIn(CARDS, state.deck), ...late]), random)
  const limits = shuffled(
    inRisingOrder([...piecesIn(LIMITS, state.limitDeck), ...hidden.flatMap((table) => pileAt(table).limits)]),
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
    deck: countsOf(CARDS, cards),
    limitDeck: countsOf(LIMITS, limits),
  }
}
