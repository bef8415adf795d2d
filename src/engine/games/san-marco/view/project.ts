/** Projects the position for the board of one viewer (SM-48). */
import { plusEach, sumOf } from '../../../kernel/rules/lists.ts'
import { countsOf } from '../../../kernel/rules/multisets.ts'
import type { Seat, Viewer } from '../../../kernel/seat.ts'
import { bridgesOn, supplyOf, withoutBridge } from '../position/board-queries.ts'
import {
  bridgeLimitOf,
  freeOffers,
  openBorders,
  opponents,
  sourcesFor,
  takeable,
  targetsOf,
} from '../rules/eligibility.ts'
import { decksOf, hasUnseen, toDeal, tableOf } from '../rules/decks.ts'
import { unknownOutcome } from '../rules/chance.ts'
import { BORDERS, DISTRICTS, DISTRICT_NUMBERS } from '../components/districts.ts'
import { CARDS, LIMITS, PASSAGES, districtOf, type Card } from '../components/pieces.ts'
import { nextRole, roundOf, totalsOf, unassigned } from '../rules/rounds.ts'
import { turnOf } from '../rules/status.ts'
import { pointsFor } from '../rules/scoring.ts'
import { pileAt, seesTable } from './hidden-information.ts'
import type { State, Table } from '../state.ts'
import type {
  DistrictView,
  OfferView,
  SeatView,
  TableView,
  View,
  BridgeChoice,
  DogeStepView,
  Possible,
} from './schema.ts'
import { changeOf, stepsFrom } from '../rules/doge.ts'

const NOTHING: Possible = {
  roles: null,
  divide: null,
  offers: [],
  cards: [],
  places: [],
  from: null,
  bridges: [],
  transfers: [],
  banish: [],
  remove: null,
  dogePlaces: [],
  dogeSteps: [],
  decline: false,
}

const bridgeChoices = (state: State, seat: Seat): readonly BridgeChoice[] =>
  (takeable(state) ?? [null]).map((take) => {
    const free = take === null ? state : withoutBridge(state, take)
    return { take, at: openBorders(free, free.bridges, seat), from: sourcesFor(free, seat) }
  })

/** Steps from every district, so that the board can follow a walk. */
const dogeSteps = ({ seats, bridges }: State, seat: Seat): readonly DogeStepView[] =>
  DISTRICT_NUMBERS.flatMap((from) =>
    stepsFrom(bridges, from).map(({ to, over }) => ({
      from,
      to,
      over,
      change: changeOf(seats, seat, over),
    })),
  )

const withCards = (state: State, seat: Seat): Possible => {
  const { hand, doge } = state
  const has = (card: Card): boolean => hand.includes(card)
  const districts = CARDS.filter(has).flatMap((card) => districtOf(card) ?? [])
  return {
    ...NOTHING,
    cards: CARDS.filter(has).map((card) => ({
      card,
      count: hand.filter((each) => each === card).length,
      giveUp: card !== 'doge',
    })),
    places: districts.map((card) => ({ card, to: targetsOf(state, seat, card) })),
    from: sourcesFor(state, seat),
    bridges: has('bridge') ? bridgeChoices(state, seat) : [],
    transfers: has('transfer') ? opponents(state, seat) : [],
    banish: has('banishment') ? DISTRICT_NUMBERS : [],
    dogePlaces: has('doge') && doge === null ? DISTRICT_NUMBERS : [],
    dogeSteps: has('doge') && doge !== null ? dogeSteps(state, seat) : [],
  }
}

const possibleFor = (state: State, viewer: Viewer): Possible => {
  const { stage } = state
  switch (stage.is) {
    case 'found':
      return { ...NOTHING, bridges: bridgeChoices(state, stage.seat) }
    case 'assign': {
      const round = roundOf(state)
      return { ...NOTHING, roles: { role: nextRole(round), seats: unassigned(round) } }
    }
    case 'divide': {
      const table = tableOf(state, stage.seat)
      const mayDivide = table !== undefined && seesTable(viewer, table)
      return mayDivide ? { ...NOTHING, divide: table.takers.length } : NOTHING
    }
    case 'choose':
      return { ...NOTHING, offers: freeOffers(state) }
    case 'play':
      return withCards(state, stage.seat)
    case 'remove': {
      const { district, count, source } = stage
      return {
        ...NOTHING,
        remove: { district, count, of: state.aristocrats[district] ?? [], source },
      }
    }
    case 'bonus':
      return { ...NOTHING, banish: DISTRICT_NUMBERS, decline: true }
    default:
      return NOTHING
  }
}

const districtViews = ({ aristocrats, doge }: State): readonly DistrictView[] =>
  DISTRICTS.map((plan, district) => {
    const here = aristocrats[district] ?? []
    return {
      ...plan,
      district,
      face: district + 1,
      aristocrats: here,
      scores: pointsFor(district, here),
      doge: doge === district,
    }
  })

const seatViews = (state: State): readonly SeatView[] => {
  const { round, scores, reserves, aristocrats, bridges, limits } = state
  const totals = totalsOf(state)
  return scores.map((score, seat) => ({
    score,
    reserve: reserves[seat] ?? 0,
    settled: sumOf(aristocrats.map((here) => here[seat] ?? 0)),
    onBridges: bridges.filter((bridge) => bridge.seat === seat).length,
    limits: limits[seat] ?? [],
    total: totals[seat] ?? 0,
    role: round?.roles[seat] ?? null,
    inRound: round?.seats.includes(seat) ?? true,
  }))
}

const stageOf = (state: State, { seat, ready, up, offers }: Table): TableView['stage'] => {
  if (up) return offers.some((offer) => offer.seat === null) ? 'up' : 'done'
  if (ready) return 'ready'
  const { stage } = state
  const isDealing = (stage.is === 'cards' || stage.is === 'limits') && stage.seat === seat
  return isDealing ? 'dealing' : 'dividing'
}

/** The limit totals of all seats, now and with each free offer. */
const offerViews = (state: State, { takers, offers }: Table): readonly OfferView[] => {
  const totals = totalsOf(state)
  return offers.map((offer) => {
    const sum = sumOf(offer.limits)
    const more = offer.seat === null ? sum : 0
    return {
      ...offer,
      sum,
      totals: totals.map((total, seat) => (takers.includes(seat) ? total + more : null)),
    }
  })
}

const tableViews = (state: State, viewer: Viewer): readonly TableView[] =>
  (state.round?.tables ?? []).map((table) => {
    const { seat, takers, held, veiled, ready } = table
    const pile = pileAt(table)
    const isVeiled = (state.unseen !== true && hasUnseen(table)) || !seesTable(viewer, table)
    return {
      seat,
      takers,
      stage: stageOf(state, table),
      count: { cards: pile.cards.length + veiled.cards, limits: pile.limits.length + veiled.limits },
      held: isVeiled || ready ? null : held,
      offers: isVeiled || !ready ? null : offerViews(state, table),
    }
  })

/** Cards neither open nor shown to this viewer, by kind: the decks, and what others hold (SM-48). */
const unseenBy = (state: State, viewer: Viewer): View['unseen'] => {
  const hidden = (state.round?.tables ?? []).filter((table) => !seesTable(viewer, table)).map(pileAt)
  const cards = plusEach(
    state.deck,
    countsOf(
      CARDS,
      hidden.flatMap((pile) => pile.cards),
    ),
  )
  const limits = plusEach(
    state.limitDeck,
    countsOf(
      LIMITS,
      hidden.flatMap((pile) => pile.limits),
    ),
  )
  return {
    cards: CARDS.map((card, kind) => ({ card, count: cards[kind] ?? 0 })),
    limits: LIMITS.map((limit, kind) => ({ limit, count: limits[kind] ?? 0 })),
  }
}

const banishmentOf = ({ stage }: State): View['banishment'] => {
  if (stage.is !== 'banish' && stage.is !== 'remove') return null
  const { seat, district, source } = stage
  return { seat, district, source, roll: stage.is === 'remove' ? stage.count : null }
}

const seatOf = ({ stage, round }: State): Seat | null => {
  if ('seat' in stage) return stage.seat
  return stage.is === 'roles' ? (round?.first ?? null) : null
}

export const project = (state: State, viewer: Viewer): View => {
  const { stage, round } = state
  const turn = turnOf(state)
  return {
    options: state.options,
    seats: state.seats,
    stage: stage.is,
    by: turn.by,
    seat: seatOf(state),
    first: state.first,
    passage: state.passage,
    passages: PASSAGES,
    round: round?.number ?? 0,
    lastRound: round?.last ?? false,
    order: round?.seats ?? [],
    districts: districtViews(state),
    borders: BORDERS.map((at) => ({ at, owners: bridgesOn(state.bridges, at).map(({ seat }) => seat) })),
    bridges: state.bridges,
    bridgeLimit: bridgeLimitOf(state),
    bridgeSupply: supplyOf(state),
    doge: state.doge,
    players: seatViews(state),
    tables: tableViews(state, viewer),
    hand: state.hand,
    mayBeUnseen: unknownOutcome(state) !== undefined,
    decks: decksOf(state),
    discards: CARDS.map((card, kind) => ({ card, count: state.discards[kind] ?? 0 })),
    unseen: unseenBy(state, viewer),
    toDeal: toDeal(state),
    scoring: state.scoring,
    bonuses: state.bonuses,
    finals: state.finals,
    banishment: banishmentOf(state),
    rolls: stage.is === 'settle' ? stage.rolls : [],
    possible: possibleFor(state, viewer),
    outcome: turn.by === 'nobody' ? turn.outcome : null,
  }
}
