/** What the game consists of: its actions, its events and its state, all plain data. */
import { z } from 'zod'
import { variant } from '#kernel/rules/by-type.ts'

const seatSchema = z.int().min(0).max(3)
const dieSchema = z.literal([1, 2, 3, 4, 5, 6])

/** What a seat or chance can choose. */
export const actionSchema = z.discriminatedUnion('type', [
  variant('take', {}),
  variant('throw', {}),
  // Chance is a player: how the die falls is an action of its own, so that it can be recorded, checked and entered.
  variant('fall', { die: dieSchema }),
])
export type Action = z.infer<typeof actionSchema>

/** What an action caused, in the past tense. Records keep events for good. */
export const eventSchema = z.discriminatedUnion('type', [
  variant('point.taken', { seat: seatSchema }),
  variant('die.thrown', { seat: seatSchema }),
  variant('die.rolled', { seat: seatSchema, die: dieSchema }),
  variant('turn.started', { seat: seatSchema, turn: z.int().min(1) }),
  variant('match.ended', { seat: seatSchema }),
])
export type Event = z.infer<typeof eventSchema>

/** Everything the rules need to know of a position. */
export interface State {
  readonly seats: number
  readonly stage: 'choose' | 'thrown' | 'over'
  /** Counted from 1. */
  readonly turn: number
  /** The seat whose turn it is. */
  readonly mover: number
  readonly points: readonly number[]
}
