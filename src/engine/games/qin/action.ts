/** The actions of seats and chance in Qin. */
import { z } from 'zod'
import { variant } from '../../kernel/rules/by-type.ts'
import { KINDS } from './components/pieces.ts'

export const squareSchema = z.int().min(0).max(168)
export const seatSchema = z.int().min(0).max(3)
export const kindSchema = z.enum(KINDS)
export const handSchema = z.array(kindSchema).length(3).readonly()

export const actionSchema = z.discriminatedUnion('type', [
  /** Chance draws the first seat (QIN-S7). */
  variant('first', { seat: seatSchema }),
  /**
   * Chance deals a seat its hand, in the order of the kinds; null for viewers who may not know it or if nobody has seen
   * it (QIN-S6).
   */
  variant('deal', { seat: seatSchema, tiles: handSchema.nullable() }),
  /**
   * Places a tile, its first colour on the first square; the squares of a one-colour tile come in reading order
   * (QIN-P1).
   */
  variant('place', { tile: kindSchema, at: z.tuple([squareSchema, squareSchema]).readonly() }),
  /** The seat says that none of its tiles fits; only for hands with unseen tiles (QIN-T2). */
  variant('pass', {}),
  /** Chance draws a tile for a seat; null for viewers who may not know it or if nobody has seen it (QIN-D1). */
  variant('draw', { seat: seatSchema, tile: kindSchema.nullable() }),
])

export type Action = z.infer<typeof actionSchema>
export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>
export type Placement = ActionOf<'place'>
