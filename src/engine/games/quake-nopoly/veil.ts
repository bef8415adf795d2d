/**
 * What a record made for others to see does not tell: cards drawn into a hand and put back from it.
 * Some card that could be there stands in its place, so that all counts are right, and changes
 * places with the true one as soon as that is seen. Nobody is shown a stand-in.
 */
import type { Seat } from '../../kernel/seat.ts'
import type { BuildingId, State } from './state.ts'

export const veiled = ({ veil }: State, seat: Seat): State['veil'] =>
  veil.includes(seat) ? veil : [...veil, seat]

/** The position with two cards that nobody was told of in each other's place. */
const exchanged = (state: State, one: BuildingId, other: BuildingId): State => {
  if (one === other) return state
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

/** The card drawn next, where that is not told. */
export const standInDrawn = ({ decks }: State): BuildingId | undefined =>
  decks.buildings.pool[0] ?? decks.buildings.bottom[0]?.building

/** The position in which this card can be drawn next. */
export const drawable = (state: State, building: BuildingId): State => {
  const { pool } = state.decks.buildings
  const next = standInDrawn(state)
  if (state.veil.length === 0 || next === undefined || pool.includes(building)) return state
  return exchanged(state, building, next)
}

/** The position in which the seat is known to hold this card. */
export const unveiled = (state: State, seat: Seat, building: BuildingId): State => {
  const hand = state.hands[seat] ?? []
  const [standIn] = hand
  if (!state.veil.includes(seat) || standIn === undefined || hand.includes(building)) return state
  return exchanged(state, building, standIn)
}
