/** A position of the game, as plain data, and what lies in the box. */
import type { z } from 'zod'
import type { cardSchema, seatSchema, squareSchema } from './action.ts'

export type Seat = z.infer<typeof seatSchema>
export type Square = z.infer<typeof squareSchema>
export type Card = z.infer<typeof cardSchema>

export const SQUARES: readonly Square[] = [0, 1, 2, 3, 4, 5, 6, 7, 8]
/** Rows from the top, columns from the left, and the diagonals. The die names one of the first six. */
export const LINES: readonly (readonly Square[])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]
/** Six cards, of which each seat is dealt two. */
export const BOX: readonly Card[] = ['again', 'again', 'again', 'anywhere', 'anywhere', 'anywhere']
export const HAND = 2

export interface State {
  /** The seat that marked each square; null for an empty one. */
  readonly squares: readonly (Seat | null)[]
  /** The cards of each seat; null where somebody who looks at the state may not see one. */
  readonly hands: readonly (readonly (Card | null)[])[]
  /** The cards played, open to all. */
  readonly played: readonly Card[]
  readonly mover: Seat
  /** The turn, counted from 1. */
  readonly turn: number
  readonly stage: 'deal' | 'roll' | 'mark' | 'drawn' | 'won'
  /** What was rolled this turn; null before the roll, and when any square may be marked. */
  readonly die: number | null
}
