/**
 * The tasks a match waits for. Every pause of the match is such a list: the first task is for chance or a seat to do,
 * the others follow in order.
 */
import { z } from 'zod'

export const seatSchema = z.int().min(0).max(5)
export const cardSchema = z.int().min(0).max(35)
export const forecastOfSchema = z.enum(['weather', 'quake'])
/**
 * Where an effect is on its card: its index, or for one within a roll the index of the roll, the row, and the index in
 * it.
 */
export const placeSchema = z.array(z.int().min(0)).min(1).max(3).readonly()

const task = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ do: z.literal(type), ...shape })

export const taskSchema = z.discriminatedUnion('do', [
  // Chance
  /** Draws the first seat (QK-7). */
  task('drawFirst', {}),
  task('drawRole', { seat: seatSchema }),
  /** `count` cards, one after the other. */
  task('drawDistricts', { seat: seatSchema, count: z.int().min(1) }),
  task('drawBuildings', { seat: seatSchema, count: z.int().min(1) }),
  /** The seat turns up an event card (QK-17). */
  task('turnUp', { seat: seatSchema }),
  /** The die of a general event. */
  task('rollCard', { seat: seatSchema, event: z.string(), at: placeSchema }),
  /** The meteorologist's die for this district card (QK-37a). */
  task('rollShift', { seat: seatSchema, card: cardSchema }),

  // Seats
  task('role', { seat: seatSchema }),
  /** A construction turn (QK-9). */
  task('act', { seat: seatSchema }),
  /** The dealer may strengthen what it has just built (QK-35). */
  task('fitOut', { seat: seatSchema, building: z.string() }),
  /** QK-36, QK-37. */
  task('forecast', { seat: seatSchema, of: forecastOfSchema }),
  /** Carries the general event out now, or keeps it (QK-18). */
  task('keep', { seat: seatSchema, event: z.string() }),
  /** A seat's choice in an effect of a general event that `player` carries out. */
  task('effect', { seat: seatSchema, player: seatSchema, event: z.string(), at: placeSchema }),
  /** The meteorologist may roll for this district card. */
  task('shift', { seat: seatSchema, card: cardSchema }),
  /** After an even roll: another district card is hit instead, or none. */
  task('shiftTo', { seat: seatSchema, card: cardSchema }),
  /** The seismologist may keep the earthquake (QK-36a). */
  task('research', { seat: seatSchema }),
  /** Kept cards before the damage of this seat (QK-18, QK-23b). */
  task('hit', { seat: seatSchema }),
  /** Pieces of any kinds from the supply, for an insured building. */
  task('claim', { seat: seatSchema, count: z.int().min(1) }),
  /** The landlord's piece (QK-33). */
  task('extra', { seat: seatSchema }),
  /** The banker pays `count` of the pieces it has `taken` (QK-34). */
  task('tax', {
    seat: seatSchema,
    taken: z.array(z.int().min(0)).length(4).readonly(),
    count: z.int().min(1),
  }),
  /** A further district card, or none (QK-26). */
  task('expand', { seat: seatSchema }),

  // Tasks without a choice, done as soon as they come up
  task('produce', { seat: seatSchema }),
  task('collect', { seat: seatSchema }),
])

export type Task = z.infer<typeof taskSchema>
export type TaskOf<T extends Task['do']> = Extract<Task, { do: T }>
