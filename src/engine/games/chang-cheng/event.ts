/** The facts a Chang Cheng match is made of. */
import { z } from 'zod'
import {
  cardSchema,
  eventCardSchema,
  faceSchema,
  namedSchema,
  partSchema,
  prestigeSchema,
  seatSchema,
  spaceSchema,
  threatSchema,
  threatsSchema,
} from './action.ts'

const count = z.int().min(0)
const slot = z.int().min(0).max(3)
const side = z.enum(['left', 'right'])
const owner = z.union([seatSchema, z.literal('neutral')])
const perSeat = z.array(count).min(2).max(4).readonly()
const cards = z.array(z.strictObject({ seat: seatSchema, card: cardSchema }).readonly()).readonly()
/** The seat's score afterwards. */
const score = z.int()

const fact = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape })

export const eventSchema = z.discriminatedUnion('type', [
  /** A board became part of the map at its end; at the start no seat chose it (`seat` null). */
  fact('board.joined', { seat: seatSchema.nullable(), slot, face: faceSchema, side }),
  /** The tiles of the board, from left to right; null for those who may not know, or if nobody does. */
  fact('threats.laid', { slot, values: threatsSchema.nullable() }),
  fact('prestige.laid', { slot, values: prestigeSchema }),
  fact('events.drawn', { cards: z.tuple([eventCardSchema, eventCardSchema]).readonly() }),
  fact('first.drawn', { seat: seatSchema }),

  fact('turn.started', { seat: seatSchema, turn: z.int().min(1) }),
  /** It can do nothing (CC-6). */
  fact('seat.skipped', { seat: seatSchema, turn: z.int().min(1) }),
  fact('action.chosen', { seat: seatSchema, action: z.enum(['W', 'A', 'B', 'C', 'D', 'E', 'N']) }),
  /** `left`: single walls the seat has left. */
  fact('wall.built', { seat: seatSchema, space: spaceSchema, province: partSchema, left: count }),
  fact('double.built', {
    seat: seatSchema,
    spaces: z.tuple([spaceSchema, spaceSchema]).readonly(),
    provinces: z.array(partSchema).min(1).max(2).readonly(),
  }),
  /** What the double wall earns at once (CC-12). */
  fact('double.scored', { seat: seatSchema, points: z.int().min(2).max(4), score }),
  fact('tower.built', { seat: seatSchema, space: spaceSchema, province: partSchema }),
  /** `left`: neutral walls left. */
  fact('neutral.built', { seat: seatSchema, space: spaceSchema, left: count }),
  /** `card` is null for those who may not know, or if nobody does. */
  fact('card.laid', { seat: seatSchema, province: partSchema, card: cardSchema.nullable() }),
  /** The tower on `space` keeps nothing any more: its owner has built beside it, or has no wall left. */
  fact('reservation.ended', { seat: seatSchema, space: spaceSchema, why: z.enum(['used', 'lapsed']) }),
  /** The seat saw the tile of a region; `value` is null for those who may not know, or if nobody does (CC-17). */
  fact('threat.seen', {
    seat: seatSchema,
    region: partSchema,
    value: threatSchema.nullable(),
    memory: z.enum(['notes', 'once']),
  }),
  /** The tile lies face up from now on (CC-36, CC-47). */
  fact('threat.turned', { region: partSchema, value: threatSchema }),
  /**
   * Tiles to be turned up, from left to right; nobody has seen the first, so that it is asked for.
   * `closed`: why the map was closed, or null if something was built there (CC-47).
   */
  fact('threat.due', {
    regions: z.array(partSchema).min(1).readonly(),
    closed: z.enum(['filled', 'stuck']).nullable(),
  }),
  /** No wall is left, or no other province has room for the second one (CC-35). */
  fact('wall.omitted', { seat: seatSchema }),
  fact('neutral.declined', { seat: seatSchema }),
  /** The mover is to choose: its second wall, a completed province, a neutral wall. */
  fact('choice.due', { seat: seatSchema, of: z.enum(['second', 'open', 'neutral']) }),

  fact('province.completed', { province: partSchema }),
  /** Not all cards of the seat in the province have been seen: before they are turned up it is said what they are. */
  fact('cards.due', { seat: seatSchema, province: partSchema }),
  fact('cards.named', { seat: seatSchema, province: partSchema, cards: namedSchema }),
  /** From low to high, equal numbers by seat. */
  fact('cards.revealed', { province: partSchema, cards }),
  fact('cards.struck', { province: partSchema, cards }),
  /** The owner of the card is to decide. */
  fact('card.due', { seat: seatSchema, province: partSchema, card: cardSchema }),
  fact('card.declined', { seat: seatSchema, province: partSchema, card: cardSchema }),
  /** Nothing it could do. */
  fact('card.lapsed', { seat: seatSchema, province: partSchema, card: cardSchema }),
  /** The warrior of `seat` removed a card of `ownerSeat`. */
  fact('card.removed', { seat: seatSchema, ownerSeat: seatSchema, province: partSchema, card: cardSchema }),
  /** `owner`: whose wall it was. */
  fact('wall.destroyed', { seat: seatSchema, space: spaceSchema, owner }),
  fact('threat.removed', { seat: seatSchema, region: partSchema }),
  fact('value.changed', {
    seat: seatSchema,
    province: partSchema,
    card: cardSchema,
    by: z.literal([-2, 2]),
  }),
  fact('extra.gained', {
    seat: seatSchema,
    province: partSchema,
    card: cardSchema,
    walls: z.int().min(1).max(2),
  }),
  /** The owner of the wall that stood here, and of the one that stood there. */
  fact('walls.swapped', {
    seat: seatSchema,
    here: spaceSchema,
    there: spaceSchema,
    hereOwner: owner,
    thereOwner: owner,
  }),
  /** `walls` by seat with extra walls, `neutral` walls, and who scores the value. */
  fact('province.scored', {
    province: partSchema,
    value: z.int(),
    walls: perSeat,
    neutral: count,
    winners: z.array(seatSchema).readonly(),
  }),
  fact('province.won', { seat: seatSchema, province: partSchema, points: z.int(), score }),
  /** `count` of the three Emperor cards lie on provinces now. */
  fact('emperor.laid', { province: partSchema, count: z.int().min(1).max(3) }),
  /** The third Emperor card lies: chance draws a board. */
  fact('board.due', { seat: seatSchema }),
  /** The seat is to choose the end this board is joined to. */
  fact('board.drawn', { seat: seatSchema, slot, face: faceSchema }),

  fact('map.closed', { why: z.enum(['filled', 'stuck']) }),
  fact('region.raided', { region: partSchema, value: threatSchema, walls: perSeat, neutral: count }),
  fact('region.lost', { seat: seatSchema, region: partSchema, points: z.int(), score }),
  /** The seat's tower in the region saves it. */
  fact('region.spared', { seat: seatSchema, region: partSchema }),
  /** An event card: `count` provinces, spaces in a row, or cards. */
  fact('event.scored', {
    seat: seatSchema,
    event: eventCardSchema,
    count,
    points: count,
    score,
  }),
  fact('match.won', { seat: seatSchema, score, shared: z.boolean() }),
  fact('match.ended', {
    places: z.array(z.int().min(1)).min(2).max(4).readonly(),
    scores: z.array(z.int()).min(2).max(4).readonly(),
    ending: z.enum(['filled', 'stuck']),
  }),
])

export type Event = z.infer<typeof eventSchema>
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>
