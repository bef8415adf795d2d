/**
 * Hidden information (CC-17, CC-18, CC-48): only its owner knows a card, and only seats that looked know a face-down
 * tile.
 */
import { countsOf, piecesIn } from '../../../kernel/rules/multisets.ts'
import { shuffled, type Random } from '../../../kernel/random.ts'
import { redactActions, redactEvents } from '../../../kernel/rules/redact.ts'
import type { Seat, Viewer } from '../../../kernel/seat.ts'
import type { Action } from '../action.ts'
import type { Event } from '../event.ts'
import { THREATS, type Card, type Threat } from '../components/pieces.ts'
import type { FaceDownCard, State, ThreatTile } from '../state.ts'
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
export const witnessEvent = redactEvents<Event>({
  'threats.laid': 'values',
  'threat.seen': 'value',
  'card.laid': 'card',
})

/** With `once` not even the record reminds a seat of a tile; its view shows the number until the turn ends. */
export const redactEvent = (event: Event, viewer: Viewer): Event =>
  event.type === 'threat.seen' && event.memory === 'once' && viewer !== 'all'
    ? { ...event, value: null }
    : witnessEvent(event, viewer)

export const redactAction = redactActions<Action>({
  layThreats: 'values',
  cards: ({ type, cards }) => ({ type, cards: cards.map(({ province }) => ({ card: null, province })) }),
  cardWall: 'card',
})

/** Draws, looks, and everything that turns up what was hidden. */
export const reveals = (event: Event): boolean => {
  switch (event.type) {
    case 'board.joined':
      return event.seat === null
    case 'board.drawn':
    case 'threats.laid':
    case 'prestige.laid':
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

/** Deals the cards a viewer cannot see, in hand and face down, anew to the same places. */
const cardsAnew = (state: State, viewer: Viewer, random: Random): Pick<State, 'hands' | 'lying'> => {
  const isKnown = (card: FaceDownCard): boolean => cardSeen(state, viewer, card) !== null
  const decks = state.hands.map((hand, seat): Card[] => {
    const isOpen = mayKnow(state, viewer, seat)
    if (isOpen && !hasUnidentified(state, seat)) return [...hand]
    const covered = state.lying.filter((card) => card.seat === seat).map(({ card }) => card)
    // Sorting first erases their previous order.
    return shuffled(isOpen ? handPool(state, seat) : [...hand, ...covered].sort((a, b) => a - b), random)
  })
  const hands = state.hands.map((hand, seat) =>
    (decks[seat] ?? []).splice(0, hand.length).sort((a, b) => a - b),
  )
  const lying = state.lying.map((each): FaceDownCard => {
    const { seat, card, province } = each
    return isKnown(each) ? each : { seat, card: decks[seat]?.shift() ?? card, province }
  })
  return { hands, lying }
}

/** Mixes tiles the viewer cannot see with the stock and lays them anew in the same places. */
const threatsAnew = (
  state: State,
  viewer: Viewer,
  random: Random,
): Pick<State, 'threats' | 'threatStock' | 'veiled'> => {
  const isHidden = (_: ThreatTile, region: Region): boolean => !seesThreat(state, viewer, region)
  const hidden = state.threats.filter(isHidden).map(({ value }) => value)
  const unknown = [...hidden, ...piecesIn<Threat>(THREATS, state.threatStock)]
  const pool = shuffled(
    unknown.sort((a, b) => a - b),
    random,
  )
  const threats = state.threats.map((tile, region) =>
    isHidden(tile, region) ? { ...tile, value: pool.shift() ?? tile.value } : tile,
  )
  return { threats, threatStock: countsOf(THREATS, pool), veiled: [] }
}

/** Deals anew what the viewer cannot see, or nobody has seen. */
export const determinize = (state: State, viewer: Viewer, random: Random): State => {
  if (state.stage.is === 'over') return state
  return { ...state, ...cardsAnew(state, viewer, random), ...threatsAnew(state, viewer, random) }
}
