/** The actions of seats and chance in Chang Cheng. */
import { z } from 'zod'
import { variant } from '../../kernel/rules/by-type.ts'
import { FACES } from './components/faces.ts'
import { CARDS, EVENT_CARDS, PRESTIGES, THREATS } from './components/pieces.ts'

export const seatSchema = z.int().min(0).max(3)
export const spaceSchema = z.int().min(0).max(51)
/** The number of a province or a region. */
export const partSchema = z.int().min(0).max(11)
export const cardSchema = z.literal([...CARDS])
export const faceSchema = z.enum(FACES)
export const eventCardSchema = z.enum(EVENT_CARDS)
const threat = z.literal([...THREATS])
const prestige = z.literal([...PRESTIGES])
export const threatSchema = threat
export const prestigeValueSchema = prestige
export const threatsSchema = z.tuple([threat, threat, threat]).readonly()
export const prestigeSchema = z.tuple([prestige, prestige, prestige]).readonly()
export const namedSchema = z.array(cardSchema).min(1).max(6).readonly()
const hiddenCard = cardSchema.nullable()

export const actionSchema = z.discriminatedUnion('type', [
  /** Chance draws a board and its face (CC-2, CC-31). */
  variant('drawBoard', { face: faceSchema }),
  /**
   * Chance lays the threat tiles of a board from left to right; null for viewers who may not know them, or if nobody
   * has seen them (CC-3).
   */
  variant('layThreats', { values: threatsSchema.nullable() }),
  /** Chance lays the prestige tiles of a board from left to right (CC-3). */
  variant('layPrestige', { values: prestigeSchema }),
  /** Chance draws two event cards, in order (CC-43). */
  variant('drawEvents', { cards: z.tuple([eventCardSchema, eventCardSchema]).readonly() }),
  /** Chance draws the first seat (CC-4). */
  variant('drawFirst', { seat: seatSchema }),
  /** Chance turns the face-down prestige tile of a completed province up (CC-49). */
  variant('turnPrestige', { province: partSchema, value: prestige }),
  /** Names an unseen tile that is now turned face up (CC-36, CC-47). */
  variant('turnThreat', { region: partSchema, value: threat }),
  /**
   * Names all cards of a seat in a completed province, in ascending order, because some were unknown and they are about
   * to be turned up (CC-20).
   */
  variant('nameCards', { seat: seatSchema, province: partSchema, cards: namedSchema }),

  /** Builds one single wall: in a first turn, or the first or second of A (CC-7, CC-8). */
  variant('wall', { space: spaceSchema }),
  /**
   * B: lays cards face down, their provinces in ascending order; a card is null for viewers who may not know it, or if
   * nobody has seen it (CC-9).
   */
  variant('cards', {
    cards: z
      .array(z.strictObject({ card: hiddenCard, province: partSchema }).readonly())
      .min(1)
      .max(2)
      .readonly(),
  }),
  /** C: lays a card face down in the province of the space, then builds a single wall on the space (CC-10). */
  variant('cardWall', { card: hiddenCard, space: spaceSchema }),
  /** D: builds the double wall, left space first (CC-11). */
  variant('double', { spaces: z.tuple([spaceSchema, spaceSchema]).readonly() }),
  /** E: builds the tower (CC-14). */
  variant('tower', { space: spaceSchema }),
  /** Builds a neutral wall (CC-39), or declines. */
  variant('neutral', { space: spaceSchema }),
  variant('noNeutral', {}),

  /** Chooses which of two completed provinces is opened first (CC-19a). */
  variant('open', { province: partSchema }),
  /** Joins the drawn board to one end (CC-31). */
  variant('join', { side: z.enum(['left', 'right']) }),
  /** Warrior: removes another card that is still to act, by its number (CC-22). */
  variant('remove', { card: cardSchema }),
  /** Traitor: destroys a single wall of this province, or dismisses the threat tile of a region facing it (CC-23). */
  variant('destroy', { space: spaceSchema }),
  variant('dismiss', { region: partSchema }),
  /**
   * Flood and architect: raises the value by 2; flood: lowers it by 2; architect: adds an extra wall (CC-24, CC-25).
   */
  variant('raise', {}),
  variant('lower', {}),
  variant('extraWall', {}),
  /** Official: swaps a wall of this province with one of another (CC-27). */
  variant('swap', { here: spaceSchema, there: spaceSchema }),
  /** Warrior, traitor and official may decline. */
  variant('decline', {}),
])

export type Action = z.infer<typeof actionSchema>
export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>
