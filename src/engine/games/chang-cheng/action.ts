/** What a seat or chance can choose in Chang Cheng. */
import { z } from 'zod'
import { variant } from '../../kernel/rules/by-type.ts'
import { FACES } from './components/faces.ts'
import { CARDS, EVENT_CARDS, PRESTIGES, THREATS } from './components/pieces.ts'

export const seatSchema = z.int().min(0).max(3)
export const spaceSchema = z.int().min(0).max(51)
/** A province or a region. */
export const partSchema = z.int().min(0).max(11)
export const cardSchema = z.literal([...CARDS])
export const faceSchema = z.enum(FACES)
export const eventCardSchema = z.enum(EVENT_CARDS)
const threat = z.literal([...THREATS])
const prestige = z.literal([...PRESTIGES])
export const threatSchema = threat
export const threatsSchema = z.tuple([threat, threat, threat]).readonly()
export const prestigeSchema = z.tuple([prestige, prestige, prestige]).readonly()
export const namedSchema = z.array(cardSchema).min(1).max(6).readonly()
const hiddenCard = cardSchema.nullable()

export const actionSchema = z.discriminatedUnion('type', [
  /** Chance draws a board and its face (CC-2, CC-31). */
  variant('drawBoard', { face: faceSchema }),
  /**
   * Chance lays the threat tiles of a board from left to right; null for those who may not know, or if
   * nobody has seen them (CC-3).
   */
  variant('layThreats', { values: threatsSchema.nullable() }),
  /** Chance lays the prestige tiles of a board from left to right (CC-3). */
  variant('layPrestige', { values: prestigeSchema }),
  /** Chance draws two event cards, in their order (CC-43). */
  variant('drawEvents', { cards: z.tuple([eventCardSchema, eventCardSchema]).readonly() }),
  /** Chance draws the seat that starts (CC-4). */
  variant('drawFirst', { seat: seatSchema }),
  /** A tile that nobody has seen lies face up now: it is said what it is (CC-36, CC-47). */
  variant('turnThreat', { region: partSchema, value: threat }),
  /**
   * All cards of a seat in a completed province, in rising order: not all of them were known, and they
   * are about to be turned up (CC-20).
   */
  variant('nameCards', { seat: seatSchema, province: partSchema, cards: namedSchema }),

  /** One single wall: in a first turn, or the first or second of A (CC-7, CC-8). */
  variant('wall', { space: spaceSchema }),
  /**
   * B: cards face down, their provinces in rising order; a card is null for those who may not know, or
   * if nobody has seen it (CC-9).
   */
  variant('cards', {
    cards: z
      .array(z.strictObject({ card: hiddenCard, province: partSchema }).readonly())
      .min(1)
      .max(2)
      .readonly(),
  }),
  /** C: a card face down in the province of the space, then a single wall on the space (CC-10). */
  variant('cardWall', { card: hiddenCard, space: spaceSchema }),
  /** D: the double wall, left space first (CC-11). */
  variant('double', { spaces: z.tuple([spaceSchema, spaceSchema]).readonly() }),
  /** E: the tower (CC-14). */
  variant('tower', { space: spaceSchema }),
  /** A neutral wall (CC-39), or none. */
  variant('neutral', { space: spaceSchema }),
  variant('noNeutral', {}),

  /** Which of two completed provinces is opened first (CC-19a). */
  variant('open', { province: partSchema }),
  /** Where the drawn board is joined (CC-31). */
  variant('join', { side: z.enum(['left', 'right']) }),
  /** Warrior: another card still to act, by its number (CC-22). */
  variant('remove', { card: cardSchema }),
  /** Traitor: a single wall of this province, or the threat tile of a region facing it (CC-23). */
  variant('destroy', { space: spaceSchema }),
  variant('dismiss', { region: partSchema }),
  /** Flood and architect: value 2 higher; flood: 2 lower; architect: an extra wall (CC-24, CC-25). */
  variant('raise', {}),
  variant('lower', {}),
  variant('extraWall', {}),
  /** Official: a wall of this province changes places with one of another (CC-27). */
  variant('swap', { here: spaceSchema, there: spaceSchema }),
  /** Warrior, traitor and official may do nothing. */
  variant('decline', {}),
])

export type Action = z.infer<typeof actionSchema>
export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>
