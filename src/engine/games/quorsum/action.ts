/** The actions of seats and chance in Quorsum. */
import { z } from 'zod'
import { variant } from '../../kernel/rules/by-type.ts'

export const placeSchema = z.int().min(0).max(15)
export const pawnSchema = z.literal([0, 1, 2, 3])
export const seatSchema = z.literal([0, 1])
export const dieSchema = z.literal([1, 2, 3, 4, 5, 6])
export const tileSchema = z.strictObject({
  value: z.literal([2, 3, 4, 5, 6]),
  side: z.enum(['dark', 'light']),
})

export const allotmentSchema = z.union([
  z.strictObject({ pawn: pawnSchema, dice: z.int().min(1).max(4) }),
  z.strictObject({ tile: placeSchema, dice: z.int().min(1).max(4) }),
])

export const actionSchema = z.discriminatedUnion('type', [
  /** Chance lays the grid, in reading order (QO-2). */
  variant('lay', { tiles: z.array(tileSchema).length(16).readonly() }),
  /** Chance rolls: one die at the opening, all dice of an action during a turn (QO-3, QO-12). */
  variant('roll', { dice: z.array(dieSchema).min(1).max(4).readonly() }),
  /** `first`: take the first turn (A); `place`: place the pawns (B) (QO-3). */
  variant('choose', { option: z.enum(['first', 'place']) }),
  /** The seats on the corners A1, D1, A4, D4 (QO-4). */
  variant('place', { corners: z.tuple([seatSchema, seatSchema, seatSchema, seatSchema]).readonly() }),
  /** Pawns first, then tiles, each in ascending order (QO-8). */
  variant('allot', { allotments: z.array(allotmentSchema).max(4).readonly() }),
  /** Tries to move a pawn one step (QO-12, QO-13). */
  variant('step', { pawn: pawnSchema, to: placeSchema }),
  /** Tries to flip a tile (QO-15). */
  variant('flip', { tile: placeSchema }),
  /** Ends a chain; its dice are lost, the other actions continue (QO-14). */
  variant('stop', {}),
  /** Gives up the rest of the turn (QO-14, QO-18). */
  variant('giveUp', {}),
])

export type Action = z.infer<typeof actionSchema>
export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>
