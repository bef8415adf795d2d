/** What chance and seats can do. */
import { z } from 'zod'
import { variant } from '#kernel/rules/by-type.ts'

export const seatSchema = z.literal([0, 1])
export const dieSchema = z.literal([1, 2, 3, 4, 5, 6])
/** The squares from the top left to the bottom right. */
export const squareSchema = z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8])
/** `again` rolls the die anew, `anywhere` lets its seat mark any empty square. */
export const cardSchema = z.enum(['again', 'anywhere'])

export const actionSchema = z.discriminatedUnion('type', [
  /** Chance deals a card; only its seat may see it, so it is null for all others. */
  variant('deal', { seat: seatSchema, card: cardSchema.nullable() }),
  variant('roll', { die: dieSchema }),
  variant('mark', { square: squareSchema }),
  variant('play', { card: cardSchema }),
])

export type Action = z.infer<typeof actionSchema>
