/** The actions of seats and chance in San Marco. */
import { z } from 'zod'
import { variant } from '../../kernel/rules/by-type.ts'
import { CARDS, LIMITS } from './components/pieces.ts'

export const seatSchema = z.int().min(0).max(3)
export const districtSchema = z.int().min(0).max(5)
export const borderSchema = z.tuple([districtSchema, districtSchema]).readonly()
export const faceSchema = z.literal([1, 2, 3, 4, 5, 6])
export const cardSchema = z.enum(CARDS)
export const limitSchema = z.literal([...LIMITS])
export const cardsSchema = z.array(cardSchema).max(6).readonly()
export const limitsSchema = z.array(limitSchema).max(4).readonly()
const pileSchema = z.strictObject({ cards: cardsSchema, limits: limitsSchema }).readonly()
export const pilesSchema = z.array(pileSchema).min(2).max(3).readonly()
export const bridgeSchema = z.strictObject({ at: borderSchema, seat: seatSchema }).readonly()
/** Where an aristocrat comes from: a district if the reserve is empty, otherwise null (SM-23, SM-27a). */
export const fromSchema = districtSchema.nullable()
export const countsSchema = z.array(z.int().min(0).max(25)).min(2).max(4).readonly()

export const actionSchema = z.discriminatedUnion('type', [
  /** Chance draws the first seat (SM-4). */
  variant('first', { seat: seatSchema }),
  /** Chance rolls the die (SM-4, SM-10, SM-28). */
  variant('roll', { face: faceSchema }),
  /**
   * Chance deals a distributor action cards, in the order of `CARDS`: all it lacks, or first what the deck still has
   * and then the rest from the new one (SM-3). Null for viewers who may not know them, or if nobody has seen them.
   */
  variant('dealCards', { seat: seatSchema, cards: cardsSchema.nullable() }),
  /** Chance deals a distributor limit cards, in ascending order; null as above. */
  variant('dealLimits', { seat: seatSchema, limits: limitsSchema.nullable() }),

  /** The first distributor gives the next role to a seat (SM-10a). */
  variant('assign', { seat: seatSchema }),
  /**
   * The drawn cards divided into offers in canonical order (`inOfferOrder`); null for viewers who may not know them
   * (SM-16).
   */
  variant('divide', { offers: pilesSchema.nullable() }),
  /** Takes an offer, by its index among all offers of the table (SM-18). */
  variant('choose', { offer: z.int().min(0).max(2) }),

  /** District card: places an aristocrat in `to`, the card's district or one across an own bridge (SM-22 to SM-24). */
  variant('place', { card: districtSchema, to: districtSchema, from: fromSchema }),
  /** Bridge card, or a bridge during setup (SM-6, SM-25); `take` removes a bridge from the board (SM-26). */
  variant('bridge', { at: borderSchema, take: bridgeSchema.nullable(), from: fromSchema }),
  /** Transfer card: replaces an aristocrat of `seat` in the district by an own one (SM-27). */
  variant('transfer', { district: districtSchema, seat: seatSchema, from: fromSchema }),
  /** Banishment card, or the bonus of a passage: names the district (SM-28, SM-44). */
  variant('banish', { district: districtSchema }),
  /** Says who is banished: numbers of aristocrats by seat (SM-28). */
  variant('remove', { counts: countsSchema }),
  /** The first Doge card (SM-31). */
  variant('dogePlace', { district: districtSchema }),
  /**
   * A later Doge card: the steps of the walk, each over a seat's bridge or (null) by water; no steps to stay (SM-32).
   */
  variant('doge', {
    steps: z
      .array(z.strictObject({ to: districtSchema, over: seatSchema.nullable() }).readonly())
      .max(5)
      .readonly(),
  }),
  /** Gives up a card that is not a Doge (SM-21). */
  variant('giveUp', { card: cardSchema }),
  /** Declines the bonus of a passage (SM-44). */
  variant('decline', {}),
])

export type Action = z.infer<typeof actionSchema>
export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>
/** One step of the Doge's walk. */
export type WalkStep = ActionOf<'doge'>['steps'][number]
