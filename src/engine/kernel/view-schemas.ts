/**
 * What the schemas of views share. The schema of a view also makes its type; only what tells programs about a game
 * imports it at run time, so that no window and no shared page loads it.
 */
import { z } from 'zod'
import { choicesSchema, type OptionFields } from './options.ts'

/** A number of things. */
export const count = z.int().min(0)
/** A value that can be below 0. */
export const whole = z.int()

/** A list that nobody changes. */
export const listOf = <T extends z.ZodType>(item: T) => z.array(item).readonly()

/** Who acts in a match of at most this many seats. */
export const actorSchema = (seats: number) =>
  z
    .union([
      z
        .int()
        .min(0)
        .max(seats - 1),
      z.enum(['chance', 'nobody']),
    ])
    .describe('Who acts; `nobody` once the match is over.')

/** The options of a match, complete. */
export const optionsIn = <F extends OptionFields>(fields: F) =>
  choicesSchema(fields).describe('The options of the match.')

/** How a match ended. */
export const outcomeSchema = z
  .strictObject({
    places: listOf(z.int().min(1)).describe('Rank of each seat, 1 is best; seats that tie share a rank.'),
    scores: listOf(whole).describe("Final score of each seat, in the game's own unit."),
    ending: z.string().describe('The kind of ending.'),
  })
  .describe('How the match ended.')

/** The outcome of a match in its view. */
export const outcomeOrNull = outcomeSchema.nullable().describe('How the match ended; null before.')
