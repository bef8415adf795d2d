/** Folds events into the position without judging them. */
import { batchFunctions, type EventBatch } from '../../../kernel/rules/batch.ts'
import { foldBy, unchanged, type FoldsOf } from '../../../kernel/rules/by-type.ts'
import { replaceAt, addAt, minusEach, plusEach, without, withoutEach } from '../../../kernel/rules/lists.ts'
import { outcomeOf } from '../../../kernel/rules/places.ts'
import { seatsOf, type Seat } from '../../../kernel/seat.ts'
import type { Event, EventOf } from '../event.ts'
import { LIMIT_DECK, cardIndex, CARDS, inCardOrder, LIMITS } from '../components/pieces.ts'
import type { State, Pile, Table } from '../state.ts'
import { sameBorder, type District, type Face } from '../components/districts.ts'
import { countsOf } from '../../../kernel/rules/multisets.ts'

// Events about cards and offers

/** Removes cards from the decks. */
const outOfDecks = (state: State, { cards = [], limits = [] }: Partial<Pile>): State => ({
  ...state,
  deck: minusEach(state.deck, countsOf(CARDS, cards)),
  limitDeck: minusEach(state.limitDeck, countsOf(LIMITS, limits)),
})

const NOTHING = { cards: [], limits: [] }
const UNVEILED = { cards: 0, limits: 0 }

/** Changes the distributor's table. */
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

/** Marks the cards the distributors hold now as coming from the old deck. */
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

/** Unseen cards leave the decks when the division names them, unless the offers are hidden too. */
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

/** Cards hidden so far leave the decks now. */
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
  limits: replaceAt(state.limits, seat, [...(state.limits[seat] ?? []), ...limits]),
  hand: cards,
  taken: state.taken + 1,
  stage: { is: 'play', seat },
})

/** A banishment card is discarded when it is played: nothing is drawn before it is carried out (SM-3). */
const discarded = (state: State, { card }: EventOf<'card.played' | 'card.givenUp'>): State => ({
  ...state,
  hand: without(state.hand, card),
  discards: addAt(state.discards, cardIndex(card), 1),
})

const CARDS_AND_OFFERS: FoldsOf<
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

// Events about aristocrats, bridges, the Doge and points

/** Adds or removes an aristocrat in a district. */
const inDistrict = (state: State, district: District, seat: Seat, by: number): State => ({
  ...state,
  aristocrats: replaceAt(state.aristocrats, district, addAt(state.aristocrats[district] ?? [], seat, by)),
})

const inReserve = (state: State, seat: Seat, by: number): State => ({
  ...state,
  reserves: addAt(state.reserves, seat, by),
})

/** Takes one of the seat's aristocrats from where the event says. */
const takenUp = (state: State, seat: Seat, from: District | null): State =>
  from === null ? inReserve(state, seat, -1) : inDistrict(state, from, seat, -1)

const banished = (state: State, { district, counts }: EventOf<'aristocrats.banished'>): State => {
  const { stage } = state
  const back = stage.is === 'remove' ? stage : undefined
  return {
    ...state,
    aristocrats: replaceAt(state.aristocrats, district, minusEach(state.aristocrats[district] ?? [], counts)),
    reserves: plusEach(state.reserves, counts),
    stage: back === undefined ? stage : { is: back.source === 'card' ? 'play' : 'bonus', seat: back.seat },
  }
}

const walked = (state: State, { seat, to, overSeat, cost, score }: EventOf<'doge.moved'>): State => {
  const scores = replaceAt(state.scores, seat, score)
  const isToll = overSeat !== null && overSeat !== seat
  return { ...state, doge: to, scores: isToll ? addAt(scores, overSeat, cost) : scores }
}

const scored = (
  state: State,
  { district, why, aristocrats, points, scores }: EventOf<'district.scored'>,
): State => {
  const scoring = { district, why, aristocrats, points }
  return { ...state, scores, scoring, finals: why === 'final' ? [...state.finals, scoring] : state.finals }
}

/** The die face of a district. */
const faceOf = (district: District): Face => (district + 1) as Face // districts are 0 to 5

const settled = (state: State, { seat, district }: EventOf<'aristocrats.settled'>): State => {
  const { stage } = state
  const there = inReserve(inDistrict(state, district, seat, 2), seat, -2)
  if (stage.is !== 'settle') return there
  return { ...there, stage: { ...stage, rolls: [...stage.rolls, faceOf(district)] } }
}

const BOARD: FoldsOf<
  State,
  Event,
  | 'aristocrats.settled'
  | 'bridge.built'
  | 'bridge.taken'
  | 'aristocrat.placed'
  | 'aristocrat.replaced'
  | 'banishment.named'
  | 'aristocrats.banished'
  | 'doge.placed'
  | 'doge.stayed'
  | 'doge.moved'
  | 'district.scored'
  | 'bonus.scored'
> = {
  'aristocrats.settled': settled,
  'bridge.built': (state, { seat, at, from }) => ({
    ...takenUp(state, seat, from),
    bridges: [...state.bridges, { at, seat }],
  }),
  'bridge.taken': (state, { ownerSeat, at }) => ({
    ...inReserve(state, ownerSeat, 1),
    bridges: state.bridges.filter((each) => each.seat !== ownerSeat || !sameBorder(each.at, at)),
  }),
  'aristocrat.placed': (state, { seat, district, from }) =>
    inDistrict(takenUp(state, seat, from), district, seat, 1),
  'aristocrat.replaced': (state, { seat, ownerSeat, district, from }) => {
    const gone = inReserve(inDistrict(state, district, ownerSeat, -1), ownerSeat, 1)
    return inDistrict(takenUp(gone, seat, from), district, seat, 1)
  },
  'banishment.named': (state, { seat, district, source }) => ({
    ...state,
    stage: { is: 'banish', seat, district, source },
  }),
  'aristocrats.banished': banished,
  'doge.placed': (state, { district }) => ({ ...state, doge: district }),
  'doge.stayed': unchanged,
  'doge.moved': walked,
  'district.scored': scored,
  'bonus.scored': (state, { seat, score, points }) => ({
    ...state,
    scores: replaceAt(state.scores, seat, score),
    bonuses: [...state.bonuses.slice(0, -1), addAt(state.bonuses.at(-1) ?? [], seat, points)],
  }),
}

/** SM-3, SM-45: all limit cards go back into the deck. */
const newPassage = (state: State, { passage }: EventOf<'passage.started'>): State => ({
  ...state,
  passage,
  limitDeck: LIMIT_DECK,
  limits: seatsOf(state.seats).map(() => []),
})

const newRound = (state: State, { round, seat, seats, last }: EventOf<'round.started'>): State => ({
  ...state,
  round: {
    number: round,
    first: seat,
    seats,
    last,
    roles: seatsOf(state.seats).map(() => null),
    tables: [],
  },
  // Two seats need no choice (SM-10).
  stage: state.options.roles === 'given' && seats.length > 2 ? { is: 'assign', seat } : { is: 'roles' },
})

const assigned = (state: State, { seat, role }: EventOf<'role.assigned'>): State => {
  const { round } = state
  return round === null ? state : { ...state, round: { ...round, roles: replaceAt(round.roles, seat, role) } }
}

const rolled = (state: State, event: EventOf<'die.rolled'>): State => {
  const { stage } = state
  if (event.for !== 'banishment' || stage.is !== 'banish') return state
  return { ...state, stage: { ...stage, is: 'remove', count: event.face } }
}

export const evolve = foldBy<State, Event>({
  ...BOARD,
  ...CARDS_AND_OFFERS,
  'first.drawn': (state, { seat }) => ({ ...state, first: seat, stage: { is: 'settle', seat, rolls: [] } }),
  'settling.started': (state, { seat }) => ({ ...state, stage: { is: 'settle', seat, rolls: [] } }),
  'die.rolled': rolled,
  'roll.voided': unchanged,
  'bridge.due': (state, { seat }) => ({ ...state, stage: { is: 'found', seat } }),
  'passage.started': newPassage,
  'round.started': newRound,
  'role.assigned': assigned,
  'division.due': (state, { seat }) => ({ ...state, stage: { is: 'divide', seat } }),
  'choice.due': (state, { seat }) => ({ ...state, stage: { is: 'choose', seat } }),
  'round.ended': unchanged,
  'passage.ended': (state, { totals }) => ({ ...state, bonuses: [...state.bonuses, totals.map(() => 0)] }),
  'bonus.tied': unchanged,
  'bonus.due': (state, { seat }) => ({ ...state, stage: { is: 'bonus', seat } }),
  'bonus.declined': unchanged,
  'match.won': unchanged,
  'match.ended': (state, event) => ({ ...state, stage: { is: 'over', outcome: outcomeOf(event) } }),
})

export type Batch = EventBatch<State, Event>
export const { emptyBatch, withEvents } = batchFunctions(evolve)
