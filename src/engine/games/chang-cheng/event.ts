/** The events of a Chang Cheng match. */
import { z } from 'zod'
import { variant } from '../../kernel/rules/by-type.ts'
import {
  cardSchema,
  eventCardSchema,
  faceSchema,
  namedSchema,
  partSchema,
  prestigeSchema,
  prestigeValueSchema,
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

export const eventSchema = z.discriminatedUnion('type', [
  /** A board was joined to the end of the map; `seat` is null at the start, when nobody chose it. */
  variant('board.joined', { seat: seatSchema.nullable(), slot, face: faceSchema, side }),
  /** The tiles of the board from left to right; null for viewers who may not know them, or if nobody does. */
  variant('threats.laid', { slot, values: threatsSchema.nullable() }),
  variant('prestige.laid', { slot, values: prestigeSchema }),
  variant('events.drawn', { cards: z.tuple([eventCardSchema, eventCardSchema]).readonly() }),
  variant('first.drawn', { seat: seatSchema }),

  variant('turn.started', { seat: seatSchema, turn: z.int().min(1) }),
  /** The seat cannot do anything (CC-6). */
  variant('seat.skipped', { seat: seatSchema, turn: z.int().min(1) }),
  variant('action.chosen', { seat: seatSchema, action: z.enum(['W', 'A', 'B', 'C', 'D', 'E', 'N']) }),
  /** `left`: single walls the seat has left. */
  variant('wall.built', { seat: seatSchema, space: spaceSchema, province: partSchema, left: count }),
  variant('double.built', {
    seat: seatSchema,
    spaces: z.tuple([spaceSchema, spaceSchema]).readonly(),
    provinces: z.array(partSchema).min(1).max(2).readonly(),
  }),
  /** The immediate points for the double wall (CC-12). */
  variant('double.scored', { seat: seatSchema, points: z.int().min(2).max(4), score }),
  variant('tower.built', { seat: seatSchema, space: spaceSchema, province: partSchema }),
  /** `left`: neutral walls left. */
  variant('neutral.built', { seat: seatSchema, space: spaceSchema, left: count }),
  /** `card` is null for viewers who may not know it, or if nobody does. */
  variant('card.laid', { seat: seatSchema, province: partSchema, card: cardSchema.nullable() }),
  /** The tower on `space` no longer reserves a space: its owner has built beside it, or has no wall left. */
  variant('reservation.ended', { seat: seatSchema, space: spaceSchema, why: z.enum(['used', 'lapsed']) }),
  /** The seat saw the tile of a region; `value` is null for viewers who may not know it, or if nobody does (CC-17). */
  variant('threat.seen', {
    seat: seatSchema,
    region: partSchema,
    value: threatSchema.nullable(),
    memory: z.enum(['notes', 'once']),
  }),
  /** The tile is face up from now on (CC-36, CC-47). */
  variant('threat.turned', { region: partSchema, value: threatSchema }),
  /**
   * Tiles to turn up, from left to right; the first is unseen and must be named. `closed` is why the map was closed, or
   * null if something was built there (CC-47).
   */
  variant('threat.due', {
    regions: z.array(partSchema).min(1).readonly(),
    closed: z.enum(['filled', 'stuck']).nullable(),
  }),
  /** The seat has no wall left, or no other province has room for the second one (CC-35). */
  variant('wall.omitted', { seat: seatSchema }),
  variant('neutral.declined', { seat: seatSchema }),
  /** The mover is to choose: its second wall, a completed province, or a neutral wall. */
  variant('choice.due', { seat: seatSchema, of: z.enum(['second', 'open', 'neutral']) }),

  variant('province.completed', { province: partSchema }),
  /** Chance is to turn up the prestige tile of the province, which lies face down; then it is turned up (CC-49). */
  variant('prestige.due', { province: partSchema }),
  variant('prestige.turned', { province: partSchema, value: prestigeValueSchema }),
  /** Some of the seat's cards in the province are unseen and must be named before they are turned up. */
  variant('cards.due', { seat: seatSchema, province: partSchema }),
  variant('cards.named', { seat: seatSchema, province: partSchema, cards: namedSchema }),
  /** From low to high, equal numbers by seat. */
  variant('cards.revealed', { province: partSchema, cards }),
  variant('cards.struck', { province: partSchema, cards }),
  /** The owner of the card is to decide. */
  variant('card.due', { seat: seatSchema, province: partSchema, card: cardSchema }),
  variant('card.declined', { seat: seatSchema, province: partSchema, card: cardSchema }),
  /** The card cannot do anything. */
  variant('card.lapsed', { seat: seatSchema, province: partSchema, card: cardSchema }),
  /** The warrior of `seat` removed a card of `ownerSeat`. */
  variant('card.removed', {
    seat: seatSchema,
    ownerSeat: seatSchema,
    province: partSchema,
    card: cardSchema,
  }),
  /** `owner`: the owner of the wall. */
  variant('wall.destroyed', { seat: seatSchema, space: spaceSchema, owner }),
  variant('threat.removed', { seat: seatSchema, region: partSchema }),
  variant('value.changed', {
    seat: seatSchema,
    province: partSchema,
    card: cardSchema,
    by: z.literal([-2, 2]),
  }),
  variant('extra.gained', {
    seat: seatSchema,
    province: partSchema,
    card: cardSchema,
    walls: z.int().min(1).max(2),
  }),
  /** The owners of the two walls before the swap. */
  variant('walls.swapped', {
    seat: seatSchema,
    here: spaceSchema,
    there: spaceSchema,
    hereOwner: owner,
    thereOwner: owner,
  }),
  /** `walls` by seat including extra walls, `neutral` walls, and the seats that score the value. */
  variant('province.scored', {
    province: partSchema,
    value: z.int(),
    walls: perSeat,
    neutral: count,
    winners: z.array(seatSchema).readonly(),
  }),
  variant('province.won', { seat: seatSchema, province: partSchema, points: z.int(), score }),
  /** `count` of the three Emperor cards are on provinces now. */
  variant('emperor.laid', { province: partSchema, count: z.int().min(1).max(3) }),
  /** The third Emperor card is laid: chance draws a board. */
  variant('board.due', { seat: seatSchema }),
  /** The seat is to choose the end for this board. */
  variant('board.drawn', { seat: seatSchema, slot, face: faceSchema }),

  variant('map.closed', { why: z.enum(['filled', 'stuck']) }),
  variant('region.raided', { region: partSchema, value: threatSchema, walls: perSeat, neutral: count }),
  variant('region.lost', { seat: seatSchema, region: partSchema, points: z.int(), score }),
  /** The seat's tower in the region saves it from the loss. */
  variant('region.spared', { seat: seatSchema, region: partSchema }),
  /** The score of an event card; `count` is a number of provinces, adjacent spaces or cards. */
  variant('event.scored', {
    seat: seatSchema,
    event: eventCardSchema,
    count,
    points: count,
    score,
  }),
  variant('match.won', { seat: seatSchema, score, shared: z.boolean() }),
  variant('match.ended', {
    places: z.array(z.int().min(1)).min(2).max(4).readonly(),
    scores: z.array(z.int()).min(2).max(4).readonly(),
    ending: z.enum(['filled', 'stuck']),
  }),
])

export type Event = z.infer<typeof eventSchema>
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>
