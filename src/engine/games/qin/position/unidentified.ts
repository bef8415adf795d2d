/** Unidentified tiles in hands: only their number is known, and the stock still counts them. */
import { addAt } from '../../../kernel/rules/lists.ts'
import { seatsOf, type Seat } from '../../../kernel/seat.ts'
import type { State } from '../state.ts'

/**
 * Adds to the seat's unidentified tiles: unseen, or hidden from the viewer of a redacted record (QIN-H1). Negative
 * numbers remove some.
 */
export const veiled = (state: State, seat: Seat, tiles: number): State => {
  const before = state.veiled ?? seatsOf(state.seats).map(() => 0)
  return { ...state, veiled: addAt(before, seat, tiles) }
}

/** Forgets all unidentified tiles: those of the previous game are out of play or dealt anew. */
export const identified = ({ veiled: _, stuck: _stuck, ...state }: State): State => state
