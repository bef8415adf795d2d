/** The events of a Quorsum match. */
import { z } from 'zod'
import { variant } from '../../kernel/rules/by-type.ts'
import { allotmentSchema, dieSchema, pawnSchema, placeSchema, seatSchema, tileSchema } from './action.ts'

const dice = z.int().min(1).max(4)

export const eventSchema = z.discriminatedUnion('type', [
  variant('tiles.laid', { game: z.int().min(1), tiles: z.array(tileSchema).length(16).readonly() }),
  variant('opening.rolled', { seat: seatSchema, die: dieSchema }),
  /** The opening rolls were equal: both seats roll again. */
  variant('opening.tied', { die: dieSchema }),
  /** The seat may choose A or B because it rolled higher or because it alternates (QO-22). */
  variant('choice.given', { seat: seatSchema, by: z.enum(['roll', 'alternation']) }),
  variant('option.chosen', { seat: seatSchema, option: z.enum(['first', 'place']) }),
  /** The places of pawns 0 to 3. */
  variant('pawns.placed', { seat: seatSchema, at: z.array(placeSchema).length(4).readonly() }),
  variant('turn.started', { seat: seatSchema, turn: z.int().min(1) }),
  /** `unused` dice were allotted to nothing and are lost. */
  variant('dice.allotted', {
    seat: seatSchema,
    allotments: z.array(allotmentSchema).max(4).readonly(),
    unused: z.int().min(0).max(4),
  }),
  variant('move.announced', {
    seat: seatSchema,
    pawn: pawnSchema,
    from: placeSchema,
    to: placeSchema,
    value: z.int(),
    dice,
  }),
  variant('flip.announced', { seat: seatSchema, tile: placeSchema, value: z.int(), dice }),
  variant('dice.rolled', {
    seat: seatSchema,
    dice: z.array(dieSchema).min(1).max(4).readonly(),
    value: z.int(),
    hits: z.int().min(0).max(4),
  }),
  variant('pawn.moved', {
    seat: seatSchema,
    pawn: pawnSchema,
    from: placeSchema,
    to: placeSchema,
    distance: z.int().min(0).max(6),
  }),
  variant('move.failed', { seat: seatSchema, pawn: pawnSchema, to: placeSchema }),
  variant('tile.flipped', { seat: seatSchema, tile: placeSchema, side: z.enum(['dark', 'light']) }),
  variant('flip.failed', { seat: seatSchema, tile: placeSchema }),
  /** A pawn may continue with the dice that reached the value. */
  variant('chain.opened', { seat: seatSchema, pawn: pawnSchema, dice }),
  variant('chain.ended', { seat: seatSchema, pawn: pawnSchema, dice, why: z.enum(['stopped', 'noTarget']) }),
  /** Allotments that can no longer be carried out. */
  variant('dice.voided', { seat: seatSchema, allotments: z.array(allotmentSchema).min(1).max(4).readonly() }),
  variant('dice.givenUp', { seat: seatSchema }),
  /** `idle` consecutive turns have now passed without progress. */
  variant('turn.ended', { seat: seatSchema, progress: z.boolean(), idle: z.int().min(0).max(6) }),
  variant('game.won', {
    seat: seatSchema,
    double: z.boolean(),
    points: z.tuple([z.int(), z.int()]).readonly(),
  }),
  /** Six turns without progress; `seat` is nearer home, or null for a draw; distances of pawns 0 to 3. */
  variant('game.stalled', {
    seat: seatSchema.nullable(),
    distances: z.array(z.int().min(0).max(6)).length(4).readonly(),
    points: z.tuple([z.int(), z.int()]).readonly(),
  }),
  /** The next game of the match begins: tiles are laid anew, and `chooser` may choose (QO-22). */
  variant('game.started', { game: z.int().min(2), chooser: seatSchema }),
  variant('match.ended', {
    winner: seatSchema.nullable(),
    points: z.tuple([z.int(), z.int()]).readonly(),
    ending: z.enum(['home', 'double', 'stalemate', 'draw', 'points']),
  }),
])

export type Event = z.infer<typeof eventSchema>
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>
