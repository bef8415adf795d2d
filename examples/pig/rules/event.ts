/** What happened: `decide` makes events from an action, `evolve` folds them into the state. */
import { z } from 'zod'
import { variant } from '#kernel/rules/by-type.ts'
import { cardSchema, dieSchema, seatSchema } from './action.ts'

export const eventSchema = z.discriminatedUnion('type', [
  variant('card.dealt', { seat: seatSchema, card: cardSchema.nullable() }),
  variant('turn.started', { seat: seatSchema, turn: z.int().min(1) }),
  variant('die.asked', { seat: seatSchema }),
  variant('die.rolled', { seat: seatSchema, die: dieSchema }),
  variant('pot.lost', { seat: seatSchema, pot: z.int() }),
  variant('pot.banked', { seat: seatSchema, pot: z.int() }),
  /** At the end every seat shows its card, which counts as points. */
  variant('card.revealed', { seat: seatSchema, card: cardSchema }),
  variant('match.ended', { points: z.array(z.int()).readonly() }),
])

export type Event = z.infer<typeof eventSchema>
