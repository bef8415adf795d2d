/** The facts a Quorsum match is made of. */
import { z } from 'zod'
import { allotmentSchema, dieSchema, pawnSchema, placeSchema, seatSchema, tileSchema } from './action.ts'

const dice = z.int().min(1).max(4)

export const eventSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('tiles.laid'),
    game: z.int().min(1),
    tiles: z.array(tileSchema).length(16).readonly(),
  }),
  z.strictObject({ type: z.literal('opening.rolled'), seat: seatSchema, die: dieSchema }),
  /** Equal opening rolls: both roll again. */
  z.strictObject({ type: z.literal('opening.tied'), die: dieSchema }),
  /** This seat may choose A or B: it rolled higher, or it is its turn to (QO-22). */
  z.strictObject({ type: z.literal('choice.given'), seat: seatSchema, by: z.enum(['roll', 'alternation']) }),
  z.strictObject({ type: z.literal('option.chosen'), seat: seatSchema, option: z.enum(['first', 'place']) }),
  /** Places of the pawns 0 to 3. */
  z.strictObject({
    type: z.literal('pawns.placed'),
    seat: seatSchema,
    at: z.array(placeSchema).length(4).readonly(),
  }),
  z.strictObject({ type: z.literal('turn.started'), seat: seatSchema, turn: z.int().min(1) }),
  /** `unused` dice were allotted to nothing and are lost. */
  z.strictObject({
    type: z.literal('dice.allotted'),
    seat: seatSchema,
    allotments: z.array(allotmentSchema).max(4).readonly(),
    unused: z.int().min(0).max(4),
  }),
  z.strictObject({
    type: z.literal('move.announced'),
    seat: seatSchema,
    pawn: pawnSchema,
    from: placeSchema,
    to: placeSchema,
    value: z.int(),
    dice,
  }),
  z.strictObject({
    type: z.literal('flip.announced'),
    seat: seatSchema,
    tile: placeSchema,
    value: z.int(),
    dice,
  }),
  z.strictObject({
    type: z.literal('dice.rolled'),
    seat: seatSchema,
    dice: z.array(dieSchema).min(1).max(4).readonly(),
    value: z.int(),
    hits: z.int().min(0).max(4),
  }),
  z.strictObject({
    type: z.literal('pawn.moved'),
    seat: seatSchema,
    pawn: pawnSchema,
    from: placeSchema,
    to: placeSchema,
    distance: z.int().min(0).max(6),
  }),
  z.strictObject({ type: z.literal('move.failed'), seat: seatSchema, pawn: pawnSchema, to: placeSchema }),
  z.strictObject({
    type: z.literal('tile.flipped'),
    seat: seatSchema,
    tile: placeSchema,
    side: z.enum(['dark', 'light']),
  }),
  z.strictObject({ type: z.literal('flip.failed'), seat: seatSchema, tile: placeSchema }),
  /** A pawn may step on with the dice that reached the value. */
  z.strictObject({ type: z.literal('chain.opened'), seat: seatSchema, pawn: pawnSchema, dice }),
  z.strictObject({
    type: z.literal('chain.ended'),
    seat: seatSchema,
    pawn: pawnSchema,
    dice,
    why: z.enum(['stopped', 'noTarget']),
  }),
  /** Allotments that cannot be carried out any more. */
  z.strictObject({
    type: z.literal('dice.voided'),
    seat: seatSchema,
    allotments: z.array(allotmentSchema).min(1).max(4).readonly(),
  }),
  z.strictObject({ type: z.literal('dice.givenUp'), seat: seatSchema }),
  /** `idle` turns in a row have now passed without progress. */
  z.strictObject({
    type: z.literal('turn.ended'),
    seat: seatSchema,
    progress: z.boolean(),
    idle: z.int().min(0).max(6),
  }),
  z.strictObject({
    type: z.literal('game.won'),
    seat: seatSchema,
    double: z.boolean(),
    points: z.tuple([z.int(), z.int()]).readonly(),
  }),
  /** Six turns without progress; `seat` is nearer home, or null for a draw; distances of the pawns 0 to 3. */
  z.strictObject({
    type: z.literal('game.stalled'),
    seat: seatSchema.nullable(),
    distances: z.array(z.int().min(0).max(6)).length(4).readonly(),
    points: z.tuple([z.int(), z.int()]).readonly(),
  }),
  /** The next game of the match begins: tiles are laid anew, `chooser` may choose (QO-22). */
  z.strictObject({ type: z.literal('game.started'), game: z.int().min(2), chooser: seatSchema }),
  z.strictObject({
    type: z.literal('match.ended'),
    winner: seatSchema.nullable(),
    points: z.tuple([z.int(), z.int()]).readonly(),
    ending: z.enum(['home', 'double', 'stalemate', 'draw', 'points']),
  }),
])

export type Event = z.infer<typeof eventSchema>
