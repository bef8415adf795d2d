/** Tiles in hands of which it is not known what they are: their number alone is, and they still count in the stock. */
import { addAt } from '../../../kernel/rules/lists.ts'
import { seatsOf, type Seat } from '../../../kernel/seat.ts'
import type { State } from '../state.ts'

/** The seat got tiles that nobody has seen or whoever this record is for may not know, or lost such (QIN-H1). */
export const veiled = (state: State, seat: Seat, tiles: number): State => {
  const before = state.veiled ?? seatsOf(state.seats).map(() => 0)
  return { ...state, veiled: addAt(before, seat, tiles) }
}

/** No hand has tiles that are not known: those of a game before are laid down, or dealt anew. */
export const identified = ({ veiled: _, stuck: _stuck, ...state }: State): State => state
