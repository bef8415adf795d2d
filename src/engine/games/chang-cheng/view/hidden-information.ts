/**
 * Hidden information (CC-17, CC-18, CC-48): only its owner knows a card, and only seats that looked know a face-down
 * tile.
 */
import type { Secrets } from '../../../kernel/define-game.ts'
import { nextPiece } from '../../../kernel/hidden-information.ts'
import { countsOf, piecesIn } from '../../../kernel/rules/multisets.ts'
import { shuffled, type Random } from '../../../kernel/random.ts'
import { redactEvents, type Hidden } from '../../../kernel/rules/redact.ts'
import type { Seat, Viewer } from '../../../kernel/seat.ts'
import type { Action } from '../action.ts'
import type { Event } from '../event.ts'
import { THREATS, type Card, type Threat } from '../components/pieces.ts'
import type { FaceDownCard, Options, State, ThreatTile } from '../state.ts'
import type { Region } from '../components/layout.ts'
import { handPool, hasUnidentified } from '../position/unidentified.ts'

/**
 * True if the viewer may know a seat's cards: only the seat itself until they are turned up, and everybody once the
 * match is over.
 */
const mayKnow = ({ stage }: State, viewer: Viewer, seat: Seat): boolean =>
  stage.is === 'over' || viewer === 'all' || viewer === seat

/** The number of a face-down card; null for viewers who may not know it, or if nobody does. */
export const cardSeen = (state: State, viewer: Viewer, { seat, card, veiled }: FaceDownCard): Card | null =>
  mayKnow(state, viewer, seat) && veiled !== true ? card : null

/** A hand; null for viewers who may not know it, and while the seat has an unseen face-down card. */
export const handSeen = (state: State, viewer: Viewer, seat: Seat): readonly Card[] | null =>
  mayKnow(state, viewer, seat) && !hasUnidentified(state, seat) ? (state.hands[seat] ?? []) : null

/** The cards a hand may hold, as far as known; null for viewers who may not know. */
export const mayHold = (state: State, viewer: Viewer, seat: Seat): readonly Card[] | null =>
  mayKnow(state, viewer, seat) ? handPool(state, seat) : null

/** Cards of a seat that the viewer has not seen. */
export const cardsCovered = (state: State, viewer: Viewer, seat: Seat): readonly Card[] => {
  const own = state.lying.filter((card) => card.seat === seat)
  const known = own.flatMap((card) => cardSeen(state, viewer, card) ?? [])
  return [...(state.hands[seat] ?? []), ...own.map(({ card }) => card)]
    .filter((card) => !known.includes(card))
    .sort((a, b) => a - b)
}

/** True if the tile is face up, or the viewer has looked at it and still sees it. */
export const seesThreat = (state: State, viewer: Viewer, region: Region): boolean => {
  if (state.threats[region]?.up === true) return true
  if (state.veiled.includes(region)) return false
  if (viewer === 'all') return true
  return typeof viewer === 'number' && (state.looks[viewer] ?? []).includes(region)
}

/** A builder sees the number whatever the option `memory` says (CC-17). */
const WITNESSED: Hidden<Event> = { 'threats.laid': 'values', 'threat.seen': 'value', 'card.laid': 'card' }
const redactWitnessed = redactEvents(WITNESSED)

/** With `once` not even the record reminds a seat of a tile; its view shows the number until the turn ends. */
const redactEvent = (event: Event, viewer: Viewer): Event =>
  event.type === 'threat.seen' && event.memory === 'once' && viewer !== 'all'
    ? { ...event, value: null }
    : redactWitnessed(event, viewer)

/** Draws, looks, and everything that turns up what was hidden. */
export const reveals = (event: Event): boolean => {
  switch (event.type) {
    case 'board.joined':
      return event.seat === null
    case 'board.drawn':
    case 'threats.laid':
    case 'prestige.laid':
    case 'prestige.turned':
    case 'events.drawn':
    case 'first.drawn':
    case 'threat.seen':
    case 'threat.turned':
    case 'cards.named':
    case 'cards.revealed':
      return true
    default:
      return false
  }
}

/** A seat's cards as one viewer knows them. */
interface KnownCards {
  /** In hand, or if `mixed`, in hand and face down where `lying` does not tell them. */
  readonly cards: readonly Card[]
  /** How many of them are in hand. */
  readonly held: number
  readonly mixed: boolean
}

/** A position as one viewer knows it; null stands for what it has not seen. */
interface Known {
  readonly open: Omit<State, 'hands' | 'lying' | 'threats' | 'threatStock'>
  readonly hands: readonly KnownCards[]
  readonly lying: readonly (Omit<FaceDownCard, 'card' | 'veiled'> & { readonly card: Card | null })[]
  readonly threats: readonly (Omit<ThreatTile, 'value'> & { readonly value: Threat | null })[]
  /** Tiles not seen, in stock or face down, in ascending order. */
  readonly tiles: readonly Threat[]
}

const inOrder = <N extends number>(numbers: readonly N[]): readonly N[] => numbers.toSorted((a, b) => a - b)

const cardsKnown = (state: State, viewer: Viewer, seat: Seat): KnownCards => {
  const hand = state.hands[seat] ?? []
  const isOpen = mayKnow(state, viewer, seat)
  if (isOpen && !hasUnidentified(state, seat)) return { cards: hand, held: hand.length, mixed: false }
  const covered = state.lying.filter((card) => card.seat === seat).map(({ card }) => card)
  const cards = isOpen ? handPool(state, seat) : inOrder([...hand, ...covered])
  return { cards, held: hand.length, mixed: true }
}

const knownTo = (state: State, viewer: Viewer): State | Known => {
  if (state.stage.is === 'over') return state
  const { hands, lying, threats, threatStock, ...open } = state
  const isSeen = (region: Region): boolean => seesThreat(state, viewer, region)
  const hidden = threats.filter((_tile, region) => !isSeen(region)).map(({ value }) => value)
  return {
    open,
    hands: hands.map((_hand, seat) => cardsKnown(state, viewer, seat)),
    lying: lying.map((each) => ({
      seat: each.seat,
      card: cardSeen(state, viewer, each),
      province: each.province,
    })),
    threats: threats.map((tile, region) => (isSeen(region) ? tile : { ...tile, value: null })),
    tiles: inOrder([...hidden, ...piecesIn<Threat>(THREATS, threatStock)]),
  }
}

/** Deals unknown cards and tiles at random to their places, and the rest of the tiles to the stock. */
const dealFrom = (known: State | Known, random: Random): State => {
  if ('stage' in known) return known
  const decks = known.hands.map(({ cards, mixed }) => (mixed ? shuffled(cards, random) : [...cards]))
  const hands = known.hands.map(({ held }, seat) => inOrder((decks[seat] ?? []).splice(0, held)))
  const lying = known.lying.map(({ seat, card, province }): FaceDownCard => ({
    seat,
    card: card ?? nextPiece(decks[seat] ?? []),
    province,
  }))
  const tiles = shuffled(known.tiles, random)
  const threats = known.threats.map((tile) => ({ ...tile, value: tile.value ?? nextPiece(tiles) }))
  return { ...known.open, hands, lying, threats, threatStock: countsOf(THREATS, tiles), veiled: [] }
}

export const secrets: Secrets<Options, State, Action, Event, State | Known> = {
  events: redactEvent,
  witnessed: WITNESSED,
  actions: {
    layThreats: 'values',
    cards: ({ type, cards }) => ({ type, cards: cards.map(({ province }) => ({ card: null, province })) }),
    cardWall: 'card',
  },
  conceal: knownTo,
  deal: dealFrom,
}
