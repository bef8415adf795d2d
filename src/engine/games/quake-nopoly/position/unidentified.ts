/**
 * Cards that are not known: drawn into a hand or put back from it without being seen by whoever writes
 * the match down, or not told in a record made for others to see. Some card that could be there stands
 * in its place, so that all counts are right, and changes places with the true one as soon as that is
 * seen. Nobody is shown a stand-in.
 */
import { without } from '../../../kernel/rules/lists.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { handOf } from './board-queries.ts'
import type { State } from '../state.ts'
import type { BuildingId } from '../components/cards.ts'

/** All cards that can be where nobody knows which card is. */
export const unknownCards = ({ decks, veil }: State): readonly BuildingId[] =>
  veil.length === 0 ? decks.buildings.pool : [...decks.buildings.pool, ...veil]

/** The cards of a hand that are known. */
export const knownHand = (state: State, seat: Seat): readonly BuildingId[] => {
  const hand = handOf(state, seat)
  return state.veil.length === 0 ? hand : hand.filter((building) => !state.veil.includes(building))
}

/** The position with two cards in each other's place. */
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
  // If the card itself stood in for another, that one is stood in for by the other now, which nobody has
  // seen either, also where it comes from the deck.
  const left = veil.includes(building)
    ? [...without(veil, building), ...(veil.includes(standIn) ? [] : [standIn])]
    : without(veil, standIn)
  return { ...exchanged(state, building, standIn), veil: left }
}

/** The card drawn next, where that is not told. */
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

/** The position in which nobody knows any more which cards the seat holds: one of them goes away unseen. */
export const mixed = (state: State, seat: Seat): State => {
  const known = knownHand(state, seat)
  return known.length === 0 ? state : { ...state, veil: [...state.veil, ...known] }
}

/** What a seat can name of its hand, one card after the other. */
export interface Holding {
  readonly known: readonly BuildingId[]
  /** Cards nobody has seen, and what each of them may be. */
  readonly unseen: number
  readonly others: readonly BuildingId[]
}

export const holdingOf = (state: State, seat: Seat): Holding => {
  const known = knownHand(state, seat)
  const unseen = state.unseen === true ? handOf(state, seat).length - known.length : 0
  return { known, unseen, others: unseen > 0 ? unknownCards(state) : [] }
}

/** The cards that can be named, those known first. */
export const namesIn = ({ known, others }: Holding): readonly BuildingId[] =>
  others.length === 0 ? known : [...known, ...others]

export const canName = (holding: Holding, building: BuildingId | null): boolean => {
  if (building === null) return holding.unseen > 0
  return holding.known.includes(building) || holding.others.includes(building)
}

/** What is left without a card; null: one that nobody has seen, which may have been any of them. */
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
