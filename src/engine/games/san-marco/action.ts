/** What a seat or chance can choose in San Marco. */
import { z } from 'zod'
import { variant } from '../../kernel/rules/by-type.ts'
import { CARDS, LIMITS } from './components/pieces.ts'

export const seatSchema = z.int().min(0).max(3)
export const districtSchema = z.int().min(0).max(5)
export const borderSchema = z.tuple([districtSchema, districtSchema]).readonly()
export const faceSchema = z.literal([1, 2, 3, 4, 5, 6])
export const cardSchema = z.enum(CARDS)
const limitSchema = z.literal([...LIMITS])
export const cardsSchema = z.array(cardSchema).max(6).readonly()
export const limitsSchema = z.array(limitSchema).max(4).readonly()
const pileSchema = z.strictObject({ cards: cardsSchema, limits: limitsSchema }).readonly()
export const pilesSchema = z.array(pileSchema).min(2).max(3).readonly()
const bridgeSchema = z.strictObject({ at: borderSchema, seat: seatSchema }).readonly()
/** Where an aristocrat comes from: a district where the reserve is empty, else null (SM-23, SM-27a). */
export const fromSchema = districtSchema.nullable()
export const countsSchema = z.array(z.int().min(0).max(25)).min(3).max(4).readonly()

export const actionSchema = z.discriminatedUnion('type', [
  /** Chance draws the seat that starts (SM-4). */
  variant('first', { seat: seatSchema }),
  /** Chance rolls the die (SM-4, SM-10, SM-28). */
  variant('roll', { face: faceSchema }),
  /**
   * Chance deals a distributor action cards, in the order of `CARDS`: all it lacks, or first what the
   * deck still has and then the rest from the new one (SM-3). Null for those who may not know,
   * or if nobody has seen them.
   */
  variant('dealCards', { seat: seatSchema, cards: cardsSchema.nullable() }),
  /** Chance deals a distributor limit cards, in rising order; null as above. */
  variant('dealLimits', { seat: seatSchema, limits: limitsSchema.nullable() }),

  /**
   * The cards drawn, divided into offers in their canonical order (`inOfferOrder`); null for those who
   * may not know (SM-16).
   */
  variant('divide', { offers: pilesSchema.nullable() }),
  /** Take an offer, by its index among all offers of the table (SM-18). */
  variant('choose', { offer: z.int().min(0).max(2) }),

  /** District card: an aristocrat into `to`, the card's district or one over an own bridge (SM-22 to SM-24). */
  variant('place', { card: districtSchema, to: districtSchema, from: fromSchema }),
  /** Bridge card, or a bridge of the start (SM-6, SM-25); `take` is a bridge off the board (SM-26). */
  variant('bridge', { at: borderSchema, take: bridgeSchema.nullable(), from: fromSchema }),
  /** Transfer card: an aristocrat of `seat` in the district gives way to an own one (SM-27). */
  variant('transfer', { district: districtSchema, seat: seatSchema, from: fromSchema }),
  /** Banishment card, or the bonus of a passage: name the district (SM-28, SM-44). */
  variant('banish', { district: districtSchema }),
  /** Who is banished: aristocrats by seat (SM-28). */
  variant('remove', { counts: countsSchema }),
  /** The first Doge card (SM-31). */
  variant('dogePlace', { district: districtSchema }),
  /** A later Doge card: the steps of the walk, each over a seat's bridge, or (null) by water; none to stay (SM-32). */
  variant('doge', {
    steps: z
      .array(z.strictObject({ to: districtSchema, over: seatSchema.nullable() }).readonly())
      .max(5)
      .readonly(),
  }),
  /** Give up a card that is not a Doge (SM-21). */
  variant('giveUp', { card: cardSchema }),
  /** Do without the bonus of a passage (SM-44). */
  variant('decline', {}),
])

export type Action = z.infer<typeof actionSchema>
export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>
/** One step of the Doge's walk. */
export type WalkStep = ActionOf<'doge'>['steps'][number]
