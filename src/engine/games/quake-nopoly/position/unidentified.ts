/**
 * Unidentified cards: people who enter the match did not see them being drawn or put back, or a redacted record hides
 * them. Another possible card stands in for each, so that all counts are right, and swaps places with the real one as
 * soon as that is seen. No viewer ever sees a stand-in.
 */
import { without } from '../../../kernel/rules/lists.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { handOf } from './board-queries.ts'
import type { State } from '../state.ts'
import type { BuildingId } from '../components/cards.ts'

/** All cards that unidentified ones may be. */
export const unknownCards = ({ decks, veil }: State): readonly BuildingId[] =>
  veil.length === 0 ? decks.buildings.pool : [...decks.buildings.pool, ...veil]

/** The known cards of a hand. */
export const knownHand = (state: State, seat: Seat): readonly BuildingId[] => {
  const hand = handOf(state, seat)
  return state.veil.length === 0 ? hand : hand.filter((building) => !state.veil.includes(building))
}

/** The position with two cards swapped. */
const exchanged = (state: State, one: BuildingId, other: BuildingId): State => {
  const swapped = (card: BuildingId): BuildingId => {
    if (card === one) return other
    return card === other ? one : card
  }
  const { pool, bottom } = state.decks.buildings
  return {
    ...state,
    hands: state.hands.map((hand) => hand.map(swapped)),
    decks: {
      ...state.decks,
      buildings: {
        pool: pool.map(swapped),
        bottom: bottom.map(({ building, by }) => ({ building: swapped(building), by })),
      },
    },
  }
}

/** The position in which this card turns out to be where one stands in. */
const revealed = (state: State, building: BuildingId, standIn: BuildingId): State => {
  const { veil } = state
  if (building === standIn) return { ...state, veil: without(veil, building) }
  // If the card itself stood in for another, the other card now stands in for that one; nobody has seen it either, even
  // if it comes from the deck.
  const left = veil.includes(building)
    ? [...without(veil, building), ...(veil.includes(standIn) ? [] : [standIn])]
    : without(veil, standIn)
  return { ...exchanged(state, building, standIn), veil: left }
}

/** The stand-in for an unidentified card drawn next. */
export const standInDrawn = ({ decks }: State): BuildingId | undefined =>
  decks.buildings.pool[0] ?? decks.buildings.bottom[0]?.building

/** The position in which this card can be drawn next. */
export const drawable = (state: State, building: BuildingId): State => {
  const { pool } = state.decks.buildings
  const next = standInDrawn(state)
  if (state.veil.length === 0 || next === undefined || pool.includes(building)) return state
  return pool.length > 0 || state.veil.includes(next) ? revealed(state, building, next) : state
}

/** The position in which the seat is known to hold this card. */
export const identified = (state: State, seat: Seat, building: BuildingId): State => {
  if (state.veil.length === 0) return state
  const hand = handOf(state, seat)
  if (hand.includes(building)) return revealed(state, building, building)
  const standIn = hand.find((card) => state.veil.includes(card))
  return standIn === undefined ? state : revealed(state, building, standIn)
}

/** The position in which the seat's cards are all unknown, because one of them leaves unseen. */
export const mixed = (state: State, seat: Seat): State => {
  const known = knownHand(state, seat)
  return known.length === 0 ? state : { ...state, veil: [...state.veil, ...known] }
}

/** The cards a seat can name from its hand, one after the other. */
export interface Holding {
  readonly known: readonly BuildingId[]
  /** The number of unseen cards, and what each may be. */
  readonly unseen: number
  readonly others: readonly BuildingId[]
}

export const holdingOf = (state: State, seat: Seat): Holding => {
  const known = knownHand(state, seat)
  const unseen = state.unseen === true ? handOf(state, seat).length - known.length : 0
  return { known, unseen, others: unseen > 0 ? unknownCards(state) : [] }
}

/** The cards that can be named, known ones first. */
export const namesIn = ({ known, others }: Holding): readonly BuildingId[] =>
  others.length === 0 ? known : [...known, ...others]

export const canName = (holding: Holding, building: BuildingId | null): boolean => {
  if (building === null) return holding.unseen > 0
  return holding.known.includes(building) || holding.others.includes(building)
}

/** The holding without a card; null is an unseen card, which may have been any of them. */
export const withoutBuilding = ({ known, unseen, others }: Holding, building: BuildingId | null): Holding => {
  if (building !== null && known.includes(building))
    return { known: without(known, building), unseen, others }
  if (building !== null) {
    const rest = unseen - 1
    return { known, unseen: rest, others: rest > 0 ? without(others, building) : [] }
  }
  const rest = known.length + unseen - 1
  return { known: [], unseen: rest, others: rest > 0 ? [...others, ...known] : [] }
}
