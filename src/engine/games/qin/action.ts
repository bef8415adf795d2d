/** What a seat or chance can choose in Qin. */
import { z } from 'zod'
import { variant } from '../../kernel/rules/by-type.ts'
import { KINDS } from './components/pieces.ts'

export const squareSchema = z.int().min(0).max(168)
export const seatSchema = z.int().min(0).max(3)
export const kindSchema = z.enum(KINDS)
export const handSchema = z.array(kindSchema).length(3).readonly()

export const actionSchema = z.discriminatedUnion('type', [
  /** Chance draws the seat that starts (QIN-S7). */
  variant('first', { seat: seatSchema }),
  /** Chance deals a seat its hand, in the order of the kinds; null for those who may not know or have not seen (QIN-S6). */
  variant('deal', { seat: seatSchema, tiles: handSchema.nullable() }),
  /**
   * Lay a tile, its first colour on the first square; squares of a tile of one colour come in
   * reading order (QIN-P1).
   */
  variant('place', { tile: kindSchema, at: z.tuple([squareSchema, squareSchema]).readonly() }),
  /** None of its tiles fits, of which not all have been seen (QIN-T2). */
  variant('pass', {}),
  /** Chance draws a seat a tile; null for those who may not know or have not seen (QIN-D1). */
  variant('draw', { seat: seatSchema, tile: kindSchema.nullable() }),
])

export type Action = z.infer<typeof actionSchema>
export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>
export type Placement = ActionOf<'place'>
