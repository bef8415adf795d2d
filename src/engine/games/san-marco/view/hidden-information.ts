/** Hidden information (SM-48): only a distributor sees its cards and offers until they are turned up. */
import type { Secrets } from '../../../kernel/define-game.ts'
import { withoutEach } from '../../../kernel/rules/lists.ts'
import { countsOf, piecesIn } from '../../../kernel/rules/multisets.ts'
import { shuffled, type Random } from '../../../kernel/random.ts'
import type { Viewer } from '../../../kernel/seat.ts'
import type { Action } from '../action.ts'
import { hasUnseen } from '../rules/decks.ts'
import type { Event } from '../event.ts'
import { divisionsFrom, together } from '../rules/offers.ts'
import { CARDS, inCardOrder, inRisingOrder, LIMITS, type Card, type Limit } from '../components/pieces.ts'
import type { Options, Pile, Round, State, Table } from '../state.ts'

export const seesTable = (viewer: Viewer, { up, seat }: Table): boolean =>
  up || viewer === 'all' || viewer === seat

/** Rolls, deals, and offers turned up. */
export const reveals = ({ type }: Event): boolean =>
  type === 'first.drawn' ||
  type === 'die.rolled' ||
  type === 'cards.dealt' ||
  type === 'limits.dealt' ||
  type === 'offers.revealed'

/** The cards of a table, whether divided or not. */
export const pileAt = ({ held, offers }: Table): Pile => together([held, ...offers])

const NOTHING: Pile = { cards: [], limits: [] }

/** A table as one viewer knows it. */
interface KnownTable {
  /** Without the cards that are not known. */
  readonly open: Table
  /** The cards that are known. */
  readonly pile: Pile
  /** How many cards are on it, `early` of them from before the deck was reshuffled. */
  readonly count: { readonly early: number; readonly cards: number; readonly limits: number }
}

/** A position as one viewer knows it. */
interface Known {
  readonly open: Omit<State, 'round' | 'deck' | 'limitDeck'>
  readonly round: Omit<Round, 'tables'>
  /** Tables without unknown cards stay as they are. */
  readonly tables: readonly (Table | KnownTable)[]
  /** What is not known, in canonical order: the early cards, and the others together with the decks. */
  readonly early: readonly Card[]
  readonly cards: readonly Card[]
  readonly limits: readonly Limit[]
}

const tableKnown = (viewer: Viewer, table: Table): Table | KnownTable => {
  const sees = seesTable(viewer, table)
  if (sees && !hasUnseen(table)) return table
  const pile = pileAt(table)
  const { veiled } = table
  return {
    open: {
      ...table,
      held: NOTHING,
      early: sees ? table.early : [],
      offers: [],
      veiled: { cards: 0, limits: 0 },
    },
    pile: sees ? pile : NOTHING,
    count: {
      early: sees ? 0 : table.early.length,
      cards: pile.cards.length + veiled.cards,
      limits: pile.limits.length + veiled.limits,
    },
  }
}

const knownTo = (state: State, viewer: Viewer): State | Known => {
  const { round, deck, limitDeck, ...open } = state
  const hidden = (round?.tables ?? []).filter((table) => !seesTable(viewer, table))
  if (round === null || (hidden.length === 0 && !round.tables.some(hasUnseen))) return state
  const { tables, ...others } = round
  const late = hidden.flatMap((table) => withoutEach(pileAt(table).cards, table.early))
  return {
    open,
    round: others,
    tables: tables.map((table) => tableKnown(viewer, table)),
    early: inCardOrder(hidden.flatMap((table) => table.early)),
    cards: inCardOrder([...piecesIn(CARDS, deck), ...late]),
    limits: inRisingOrder([
      ...piecesIn(LIMITS, limitDeck),
      ...hidden.flatMap((table) => pileAt(table).limits),
    ]),
  }
}

/** The table with these cards, divided at random if its distributor has divided them. */
const withPile = (table: Table, pile: Pile, random: Random): Table =>
  table.ready
    ? {
        ...table,
        offers: divisionsFrom(pile, table.takers.length)(random).map((offer) => ({ ...offer, seat: null })),
      }
    : { ...table, held: pile }

/**
 * Mixes what the viewer cannot see, or nobody has seen, with the decks and deals it anew. Cards drawn before the deck
 * was reshuffled in this deal are mixed only among themselves: the others were open.
 */
const dealFrom = (known: State | Known, random: Random): State => {
  if ('stage' in known) return known
  const early = shuffled(known.early, random)
  const cards = shuffled(known.cards, random)
  const limits = shuffled(known.limits, random)
  const tables = known.tables.map((table) => {
    if (!('open' in table)) return table
    const { open, pile, count } = table
    const first = inCardOrder(early.splice(0, count.early))
    const before = [...pile.cards, ...first]
    const dealt: Pile = {
      cards: inCardOrder([...before, ...cards.splice(0, count.cards - before.length)]),
      limits: inRisingOrder([...pile.limits, ...limits.splice(0, count.limits - pile.limits.length)]),
    }
    return withPile({ ...open, early: [...open.early, ...first] }, dealt, random)
  })
  return {
    ...known.open,
    round: { ...known.round, tables },
    deck: countsOf(CARDS, cards),
    limitDeck: countsOf(LIMITS, limits),
  }
}

export const secrets: Secrets<Options, State, Action, Event, State | Known> = {
  events: { 'cards.dealt': 'cards', 'limits.dealt': 'limits', 'offers.divided': 'offers' },
  actions: { dealCards: 'cards', dealLimits: 'limits', divide: 'offers' },
  conceal: knownTo,
  deal: dealFrom,
}
