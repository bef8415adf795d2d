/** The actions of seats and chance in Quake-nopoly. */
import { z } from 'zod'
import { variant } from '../../kernel/rules/by-type.ts'
import { BUILDING_IDS, EVENT_IDS, ROLES } from './components/cards.ts'
import { DISTRICT_IDS, KINDS, TRACKS } from './components/deck/types.ts'
import { cardSchema, seatSchema } from './task.ts'

export const buildingSchema = z.enum(BUILDING_IDS)
export const eventCardSchema = z.enum(EVENT_IDS)
export const districtSchema = z.enum(DISTRICT_IDS)
export const kindSchema = z.enum(KINDS)
export const trackSchema = z.enum(TRACKS)
export const roleSchema = z.enum(ROLES)
/** In the order of `KINDS`, equal kinds adjacent. */
const pieces = z.array(kindSchema).min(1).max(100).readonly()
/** Null for viewers who may not know it, or if nobody has seen it. */
const hiddenBuilding = buildingSchema.nullable()
export const actionSchema = z.discriminatedUnion('type', [
  // Chance
  variant('drawFirst', { seat: seatSchema }),
  variant('drawRole', { seat: seatSchema, role: roleSchema }),
  variant('drawDistrict', { seat: seatSchema, district: districtSchema }),
  variant('drawBuilding', { seat: seatSchema, building: hiddenBuilding }),
  variant('turnUp', { seat: seatSchema, event: z.union([eventCardSchema, z.literal('end')]) }),
  variant('roll', { seat: seatSchema, die: z.int().min(1).max(6) }),

  // Setup
  variant('role', { role: roleSchema }),

  // The seven actions of a construction turn (QK-10 to QK-16), and the architect's purchase (QK-38a)
  /** Also the choice of a general event that allows building. */
  variant('build', { building: buildingSchema, card: cardSchema }),
  variant('swapLand', { card: cardSchema }),
  variant('review', { building: hiddenBuilding }),
  variant('strengthen', { building: buildingSchema, track: trackSchema, count: z.literal([1, 2]) }),
  /** Also the choice of a general event that allows a trade. */
  variant('trade', { pay: pieces, take: pieces }),
  variant('plan', { pay: pieces }),
  variant('pass', {}),
  /** `pay` goes to the owner. */
  variant('buy', { building: buildingSchema, card: cardSchema, pay: pieces }),

  // Before the action
  /** Landlord (QK-33a): exchanges an own empty district card for another seat's. */
  variant('exchange', { card: cardSchema, other: cardSchema }),
  /** Banker (QK-34). */
  variant('lend', { seat: seatSchema, pieces }),
  /** Dealer (QK-35a). */
  variant('undercut', { building: buildingSchema, track: trackSchema }),
  /** Plays a kept card, also before damage; `on` is the building or the district card it protects or affects. */
  variant('play', { event: eventCardSchema, on: z.union([buildingSchema, cardSchema]).nullable() }),

  // Choices
  /** Dealer (QK-35). */
  variant('fitOut', { track: trackSchema, count: z.literal([1, 2]) }),
  variant('forecast', { change: z.literal([-2, -1, 0, 1, 2]) }),
  variant('carryOut', {}),
  variant('keep', {}),
  /** Takes pieces from the supply; pays them to the supply or to another seat. */
  variant('take', { pieces }),
  variant('pay', { pieces }),
  /**
   * Puts hand buildings under the deck, in this order; also for a general event that allows a review, then possibly
   * none.
   */
  variant('putBack', { buildings: z.array(hiddenBuilding).max(76).readonly() }),
  /** Reinforces a building, or all on a district card. */
  variant('reinforce', { on: z.union([buildingSchema, cardSchema]), track: trackSchema }),
  /** Meteorologist: rolls for the card; after an even roll, chooses the card hit instead. */
  variant('tryShift', {}),
  variant('shiftTo', { card: cardSchema }),
  variant('research', {}),
  /** Takes the damage without further cards. */
  variant('endure', {}),
  variant('expand', {}),
  variant('decline', {}),
])

export type Action = z.infer<typeof actionSchema>
export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>
