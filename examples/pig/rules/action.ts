/** What seats and chance can do. */
import { z } from 'zod'
import { variant } from '#kernel/rules/by-type.ts'

export const seatSchema = z.int().min(0).max(3)
export const dieSchema = z.literal([1, 2, 3, 4, 5, 6])
/** The points on a bonus card. */
export const cardSchema = z.literal([0, 5, 10, 15, 20])

export const actionSchema = z.discriminatedUnion('type', [
  /** Chance deals a card; only its seat may see it, so it is null for all others. */
  variant('deal', { seat: seatSchema, card: cardSchema.nullable() }),
  /** A seat asks for the die, and chance throws it: every throw is a step of its own. */
  variant('roll', {}),
  variant('throw', { die: dieSchema }),
  variant('hold', {}),
])

export type Action = z.infer<typeof actionSchema>
