/** The ladder of a game: how strong its bots are beside each other (docs/bots.md), as `bot/ladder.json` keeps it. */
import { z } from 'zod'

const share = z.number().min(0).max(1)

export const ladderSchema = z.strictObject({
  /** The command that plays the same matches. */
  command: z.string(),
  seed: z.string(),
  seats: z.int().min(2),
  /** The version of the rules. */
  rules: z.int().min(1),
  matches: z.int().min(1),
  /** Lowest first. Ratings are in Elo points, with 95% intervals. */
  rungs: z.array(
    z.strictObject({
      bot: z.string(),
      rating: z.int(),
      low: z.int(),
      high: z.int(),
      matches: z.int().min(1),
    }),
  ),
  /** Pairs of bots that met: the share of matches won by the first, which is on the higher rung. */
  pairs: z.array(
    z.strictObject({
      bots: z.tuple([z.string(), z.string()]),
      share,
      low: share,
      high: share,
      matches: z.int().min(1),
    }),
  ),
})
export type Ladder = z.infer<typeof ladderSchema>
