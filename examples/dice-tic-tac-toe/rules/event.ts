/** What can happen: `decide` makes events from an action, `evolve` folds them into the state. */
import { z } from 'zod'
import { variant } from '#kernel/rules/by-type.ts'
import { cardSchema, dieSchema, seatSchema, squareSchema } from './action.ts'

export const eventSchema = z.discriminatedUnion('type', [
  variant('card.dealt', { seat: seatSchema, card: cardSchema.nullable() }),
  variant('die.rolled', { seat: seatSchema, die: dieSchema }),
  variant('card.played', { seat: seatSchema, card: cardSchema }),
  variant('square.marked', { seat: seatSchema, square: squareSchema }),
  variant('turn.passed', { seat: seatSchema }),
  variant('match.ended', { winner: seatSchema.nullable() }),
])

export type Event = z.infer<typeof eventSchema>
