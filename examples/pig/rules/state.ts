/** A position of the game: all that the rules need to know, as plain data. */
import type { z } from 'zod'
import { choice, type OptionsOf } from '#kernel/options.ts'
import type { cardSchema } from './action.ts'

/** The options of a match: how many points end it. */
export const FIELDS = { target: choice([30, 50, 100], 50) }
export type Options = OptionsOf<typeof FIELDS>

export type Card = z.infer<typeof cardSchema>
/** The box: one card of each kind. */
export const CARDS: readonly Card[] = [0, 5, 10, 15, 20]

export interface State {
  readonly options: Options
  readonly seats: number
  readonly stage: 'deal' | 'choose' | 'throw' | 'over'
  /** The turn, counted from 1; 0 before the first. */
  readonly turn: number
  /** The seat whose turn it is. */
  readonly mover: number
  /** The points banked by each seat. */
  readonly points: readonly number[]
  /** The points of this turn, which a 1 takes away. */
  readonly pot: number
  /** The bonus card of each seat, as far as dealt; null where somebody who looks at the state may not see it. */
  readonly cards: readonly (Card | null)[]
}
