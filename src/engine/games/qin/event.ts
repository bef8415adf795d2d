/** The events of a Qin match. */
import { z } from 'zod'
import { variant } from '../../kernel/rules/by-type.ts'
import { handSchema, kindSchema, seatSchema, squareSchema } from './action.ts'
import { COLOURS } from './components/pieces.ts'

const colour = z.enum(COLOURS)
const squares = z.array(squareSchema).min(1).readonly()
const size = z.int().min(2)
/** Pagodas left in the seat's supply afterwards. */
const left = z.int().min(0).max(24)
const on = z.enum(['province', 'village'])
const perSeat = z.array(z.int().min(0)).min(2).max(4).readonly()

export const eventSchema = z.discriminatedUnion('type', [
  /** The first seat, drawn by chance. */
  variant('first.drawn', { seat: seatSchema }),
  /** The second game begins on an empty board with full supplies (QIN-G4). */
  variant('game.started', { game: z.int().min(2), side: z.enum(['bird', 'lion']), seat: seatSchema }),
  /** `tiles` is null for viewers who may not know them. */
  variant('hand.dealt', { seat: seatSchema, tiles: handSchema.nullable() }),
  variant('turn.started', { seat: seatSchema, turn: z.int().min(1) }),
  /** None of its tiles fits; the tiles stay hidden (QIN-T2). */
  variant('seat.passed', { seat: seatSchema, turn: z.int().min(1) }),
  variant('tile.placed', {
    seat: seatSchema,
    tile: kindSchema,
    at: z.tuple([squareSchema, squareSchema]).readonly(),
  }),
  /** Squares became a new province of the seat; its pagodas go on `at` (QIN-E1). */
  variant('province.founded', { seat: seatSchema, colour, at: squareSchema, squares }),
  /** Squares joined the owner's province `at`, which now has `size` squares (QIN-E2). */
  variant('province.extended', { seat: seatSchema, colour, at: squareSchema, squares, size }),
  /** The owner's province `at` became part of its province `into`, which now has `size` squares (QIN-A1). */
  variant('province.joined', { seat: seatSchema, colour, at: squareSchema, into: squareSchema, size }),
  /** The seat's province `at` became part of the province `into` of another (QIN-A2). */
  variant('province.absorbed', {
    seat: seatSchema,
    bySeat: seatSchema,
    colour,
    at: squareSchema,
    into: squareSchema,
    size,
  }),
  /** A pagoda went from `at` back to the seat's supply. */
  variant('pagoda.returned', { seat: seatSchema, at: squareSchema, on, left }),
  /** A pagoda went from a joined province of the seat to the one that remains. */
  variant('pagoda.moved', { seat: seatSchema, from: squareSchema, to: squareSchema }),
  /** A pagoda went from the seat's supply to `at`. */
  variant('pagoda.placed', { seat: seatSchema, at: squareSchema, on, left }),
  /** The seat no longer holds the village: another seat is stronger there, or several tie. */
  variant('village.lost', { seat: seatSchema, at: squareSchema, why: z.enum(['outdone', 'tied']) }),
  variant('village.won', { seat: seatSchema, at: squareSchema }),
  /** `tile` is null for viewers who may not know it. */
  variant('hand.drawn', { seat: seatSchema, tile: kindSchema.nullable() }),
  /** `pagodas` on the board by seat. */
  variant('game.ended', {
    game: z.int().min(1),
    why: z.enum(['built', 'placed', 'blocked']),
    pagodas: perSeat,
  }),
  /** The seat won the game, alone or with others. */
  variant('game.won', { seat: seatSchema, shared: z.boolean() }),
  /** The seat won the match of two games with `left` pagodas unplaced in both together (QIN-G4). */
  variant('match.won', { seat: seatSchema, shared: z.boolean(), left: z.int().min(0) }),
  /** `places` by seat; `scores` are the pagodas on the board in all games. */
  variant('match.ended', {
    places: z.array(z.int().min(1)).min(2).max(4).readonly(),
    scores: perSeat,
    ending: z.enum(['built', 'placed', 'blocked', 'both']),
  }),
])

export type Event = z.infer<typeof eventSchema>
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>
