/** The events of a San Marco match. */
import { z } from 'zod'
import { variant } from '../../kernel/rules/by-type.ts'
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
/** Aristocrats in the seat's reserve afterwards. */
const left = z.int().min(0).max(25)
/** The seat's score afterwards. */
const score = z.int()
const perSeat = z.array(z.int()).min(2).max(4).readonly()
const role = z.enum(['firstDistributor', 'firstChooser', 'secondDistributor', 'secondChooser'])
const passage = z.int().min(1).max(3)
const source = z.enum(['card', 'bonus'])

export const eventSchema = z.discriminatedUnion('type', [
  variant('first.drawn', { seat: seatSchema }),
  /** The seat begins to roll for its aristocrats. */
  variant('settling.started', { seat: seatSchema }),
  variant('die.rolled', {
    seat: seatSchema,
    for: z.enum(['settling', 'role', 'banishment']),
    face: faceSchema,
  }),
  /** A fourth equal roll does not count (SM-5). */
  variant('roll.voided', { seat: seatSchema, face: faceSchema }),
  /** Two aristocrats went from the reserve into the district (SM-4). */
  variant('aristocrats.settled', { seat: seatSchema, district: districtSchema, left }),
  /** The seat is to build a bridge of the setup (SM-6). */
  variant('bridge.due', { seat: seatSchema }),
  /** `from` is the district of its aristocrat, null for the reserve; `supply` is the number of bridges left. */
  variant('bridge.built', { seat: seatSchema, at: borderSchema, from: fromSchema, left, supply: count }),
  /** A bridge left the board; its aristocrat went back to `ownerSeat`'s reserve, which now has `left` (SM-26). */
  variant('bridge.taken', { seat: seatSchema, ownerSeat: seatSchema, at: borderSchema, left }),

  /** All limit cards were collected and shuffled (SM-3, SM-45). */
  variant('passage.started', { passage }),
  /** `seats` are the seats in the round, clockwise from the first distributor. */
  variant('round.started', {
    passage,
    round: z.int().min(1),
    seat: seatSchema,
    seats: z.array(seatSchema).min(2).max(4).readonly(),
    last: z.boolean(),
  }),
  variant('role.assigned', { seat: seatSchema, role }),
  /** The distributor draws `cards` cards; `takers` take its offers in this order. */
  variant('dealing.started', {
    seat: seatSchema,
    takers: z.array(seatSchema).min(2).max(3).readonly(),
    cards: z.int().min(5).max(6),
  }),
  /** The discards became the action deck (SM-3). */
  variant('deck.reshuffled', { cards: count }),
  /** `cards` and `limits` are null for viewers who may not know them; `missing` cards are still to be dealt. */
  variant('cards.dealt', { seat: seatSchema, count, missing: count, cards: cardsSchema.nullable() }),
  variant('limits.dealt', { seat: seatSchema, count, limits: limitsSchema.nullable() }),
  variant('division.due', { seat: seatSchema }),
  /** `offers` is null for viewers who may not know them (SM-16). */
  variant('offers.divided', { seat: seatSchema, offers: pilesSchema.nullable() }),
  variant('offers.revealed', { seat: seatSchema, offers: pilesSchema }),
  variant('choice.due', { seat: seatSchema }),
  /** `offer` is its index; `total` is the taker's limit total of the passage afterwards (SM-18). */
  variant('offer.taken', {
    seat: seatSchema,
    fromSeat: seatSchema,
    offer: z.int().min(0).max(2),
    cards: cardsSchema,
    limits: limitsSchema,
    total: count,
  }),

  /** The card goes to the discards; its effect follows. */
  variant('card.played', { seat: seatSchema, card: cardSchema }),
  variant('card.givenUp', { seat: seatSchema, card: cardSchema }),
  /** By the district card `card`; `from` as above. */
  variant('aristocrat.placed', {
    seat: seatSchema,
    card: districtSchema,
    district: districtSchema,
    from: fromSchema,
    left,
  }),
  /** An aristocrat of `ownerSeat` went to its reserve, one of the seat took its place (SM-27). */
  variant('aristocrat.replaced', {
    seat: seatSchema,
    ownerSeat: seatSchema,
    district: districtSchema,
    from: fromSchema,
    left,
  }),
  variant('banishment.named', { seat: seatSchema, district: districtSchema, source }),
  /** `counts` by seat went to their reserves; `all` if no aristocrat remained (SM-29). */
  variant('aristocrats.banished', {
    seat: seatSchema,
    district: districtSchema,
    counts: countsSchema,
    all: z.boolean(),
  }),
  variant('bonus.declined', { seat: seatSchema }),
  variant('doge.placed', { seat: seatSchema, district: districtSchema }),
  variant('doge.stayed', { seat: seatSchema, district: districtSchema }),
  /** Over a seat's bridge or (null) by water; the seat pays `cost`, which the bridge's owner gets. */
  variant('doge.moved', {
    seat: seatSchema,
    from: districtSchema,
    to: districtSchema,
    overSeat: seatSchema.nullable(),
    cost: z.int().min(0).max(2),
    score,
  }),
  /** By seat: aristocrats in the district, points for them, scores afterwards (SM-37). */
  variant('district.scored', {
    district: districtSchema,
    why: z.enum(['doge', 'final']),
    aristocrats: countsSchema,
    points: perSeat,
    scores: perSeat,
  }),

  /** Limit totals of the passage by seat (SM-40). */
  variant('round.ended', { passage, round: z.int().min(1), totals: perSeat }),
  variant('passage.ended', { passage, totals: perSeat }),
  /** For a total under ten (SM-43). */
  variant('bonus.scored', { seat: seatSchema, total: count, points: z.int().min(1), score }),
  /** Nobody gets the banishment: several seats share the lowest total (SM-44). */
  variant('bonus.tied', { passage }),
  /** The seat may use the bonus banishment (SM-44). */
  variant('bonus.due', { seat: seatSchema }),

  variant('match.won', { seat: seatSchema, score, shared: z.boolean() }),
  variant('match.ended', {
    places: z.array(z.int().min(1)).min(2).max(4).readonly(),
    scores: perSeat,
    ending: z.literal('passages'),
  }),
])

export type Event = z.infer<typeof eventSchema>
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>
