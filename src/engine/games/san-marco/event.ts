/** The facts a San Marco match is made of. */
import { z } from 'zod'
import {
  borderSchema,
  cardSchema,
  cardsSchema,
  countsSchema,
  districtSchema,
  faceSchema,
  fromSchema,
  limitsSchema,
  pilesSchema,
  seatSchema,
} from './action.ts'

const count = z.int().min(0)
/** Aristocrats the seat has in reserve afterwards. */
const left = z.int().min(0).max(25)
/** The seat's score afterwards. */
const score = z.int()
const perSeat = z.array(z.int()).min(3).max(4).readonly()
const role = z.enum(['firstDistributor', 'firstChooser', 'secondDistributor', 'secondChooser'])
const passage = z.int().min(1).max(3)
const source = z.enum(['card', 'bonus'])

const fact = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape })

export const eventSchema = z.discriminatedUnion('type', [
  fact('first.drawn', { seat: seatSchema }),
  /** The seat rolls for its aristocrats. */
  fact('settling.started', { seat: seatSchema }),
  fact('die.rolled', { seat: seatSchema, for: z.enum(['settling', 'role', 'banishment']), face: faceSchema }),
  /** The fourth equal roll does not count (SM-5). */
  fact('roll.voided', { seat: seatSchema, face: faceSchema }),
  /** Two aristocrats went from the reserve into the district (SM-4). */
  fact('aristocrats.settled', { seat: seatSchema, district: districtSchema, left }),
  /** The seat builds a bridge of the start (SM-6). */
  fact('bridge.due', { seat: seatSchema }),
  /** `from` is the district its aristocrat came from, null for the reserve; `supply` the bridges left. */
  fact('bridge.built', { seat: seatSchema, at: borderSchema, from: fromSchema, left, supply: count }),
  /** A bridge was taken off the board; its aristocrat is in `ownerSeat`'s reserve, `left` there now (SM-26). */
  fact('bridge.taken', { seat: seatSchema, ownerSeat: seatSchema, at: borderSchema, left }),

  /** All limit cards were collected and shuffled (SM-3, SM-45). */
  fact('passage.started', { passage }),
  /** `seats` are those in the round, clockwise from the first distributor. */
  fact('round.started', {
    passage,
    round: z.int().min(1),
    seat: seatSchema,
    seats: z.array(seatSchema).min(2).max(4).readonly(),
    last: z.boolean(),
  }),
  fact('role.assigned', { seat: seatSchema, role }),
  /** The distributor draws; `takers` take its offers in this order; `cards` is how many it draws. */
  fact('dealing.started', {
    seat: seatSchema,
    takers: z.array(seatSchema).min(2).max(3).readonly(),
    cards: z.int().min(5).max(6),
  }),
  /** The discards became the deck of action cards (SM-3). */
  fact('deck.reshuffled', { cards: count }),
  /** `cards` and `limits` are null for those who may not know; `missing` cards are still to be dealt. */
  fact('cards.dealt', { seat: seatSchema, count, missing: count, cards: cardsSchema.nullable() }),
  fact('limits.dealt', { seat: seatSchema, count, limits: limitsSchema.nullable() }),
  fact('division.due', { seat: seatSchema }),
  /** `offers` is null for those who may not know (SM-16). */
  fact('offers.divided', { seat: seatSchema, offers: pilesSchema.nullable() }),
  fact('offers.revealed', { seat: seatSchema, offers: pilesSchema }),
  fact('choice.due', { seat: seatSchema }),
  /** `offer` is its index; `total` the taker's limit total of the passage afterwards (SM-18). */
  fact('offer.taken', {
    seat: seatSchema,
    fromSeat: seatSchema,
    offer: z.int().min(0).max(2),
    cards: cardsSchema,
    limits: limitsSchema,
    total: count,
  }),

  /** The card is on the discards; what it does follows. */
  fact('card.played', { seat: seatSchema, card: cardSchema }),
  fact('card.givenUp', { seat: seatSchema, card: cardSchema }),
  /** By the card of the district `card`; `from` as above. */
  fact('aristocrat.placed', {
    seat: seatSchema,
    card: districtSchema,
    district: districtSchema,
    from: fromSchema,
    left,
  }),
  /** One of `ownerSeat`'s went to its reserve, one of the seat's took its place (SM-27). */
  fact('aristocrat.replaced', {
    seat: seatSchema,
    ownerSeat: seatSchema,
    district: districtSchema,
    from: fromSchema,
    left,
  }),
  fact('banishment.named', { seat: seatSchema, district: districtSchema, source }),
  /** `counts` by seat went to their reserves; `all` if nobody was spared (SM-29). */
  fact('aristocrats.banished', {
    seat: seatSchema,
    district: districtSchema,
    counts: countsSchema,
    all: z.boolean(),
  }),
  fact('bonus.declined', { seat: seatSchema }),
  fact('doge.placed', { seat: seatSchema, district: districtSchema }),
  fact('doge.stayed', { seat: seatSchema, district: districtSchema }),
  /** Over a seat's bridge, or (null) by water; `cost` to the seat, which the owner of the bridge gets. */
  fact('doge.moved', {
    seat: seatSchema,
    from: districtSchema,
    to: districtSchema,
    overSeat: seatSchema.nullable(),
    cost: z.int().min(0).max(2),
    score,
  }),
  /** All by seat: aristocrats there, points for them, scores afterwards (SM-37). */
  fact('district.scored', {
    district: districtSchema,
    why: z.enum(['doge', 'final']),
    aristocrats: countsSchema,
    points: perSeat,
    scores: perSeat,
  }),

  /** Limit totals of the passage by seat (SM-40). */
  fact('round.ended', { passage, round: z.int().min(1), totals: perSeat }),
  fact('passage.ended', { passage, totals: perSeat }),
  /** For a total under ten (SM-43). */
  fact('bonus.scored', { seat: seatSchema, total: count, points: z.int().min(1), score }),
  /** Nobody banishes: the lowest total is not one seat's (SM-44). */
  fact('bonus.tied', { passage }),
  /** The seat may banish (SM-44). */
  fact('bonus.due', { seat: seatSchema }),

  fact('match.won', { seat: seatSchema, score, shared: z.boolean() }),
  fact('match.ended', {
    places: z.array(z.int().min(1)).min(3).max(4).readonly(),
    scores: perSeat,
    ending: z.literal('passages'),
  }),
])

export type Event = z.infer<typeof eventSchema>
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>
