/** Requests about puzzles. A reader solves them as lessons (`practice.*`), starting at their only task. */
import { z } from 'zod'
import { askedMatch, matchId, opaque } from './values.ts'
import type { Requests } from './requests.ts'

const puzzleSchema = z.strictObject({
  match: matchId,
  game: z.string(),
  /** The number of the puzzle in its game, from 1. */
  number: z.int(),
  /** How many seats the match has. */
  seats: z.int(),
  /** The result, which counts for the puzzle in every language. */
  result: z.enum(['open', 'solved', 'shown', 'skipped']),
})

export const puzzleRequests = {
  /** All puzzles in one language: the first of each game, then the second of each, and so on. */
  'puzzles.list': {
    params: z.strictObject({ language: z.enum(['en', 'zh-Hant']) }),
    result: z.strictObject({ puzzles: z.array(puzzleSchema) }),
  },
  /** What the search found about the puzzle; codes matchUnknown, and taskOpen while it has no result. */
  'puzzles.figures': {
    params: z.strictObject({ match: askedMatch }),
    result: z.strictObject({
      playouts: z.int(),
      /** The best action first. */
      candidates: z.array(
        z.strictObject({
          action: opaque,
          notation: z.string(),
          events: z.array(opaque),
          /** The chance to win the match, 0 to 1. */
          chance: z.number(),
        }),
      ),
    }),
  },
} as const satisfies Requests

export type PuzzleRow = z.output<typeof puzzleSchema>
