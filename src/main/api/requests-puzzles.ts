/** What can be asked about puzzles. They are practised as lessons are (`practice.*`), beginning at their task. */
import { z } from 'zod'
import { askedMatch, matchId, opaque } from './values.ts'
import type { Requests } from './requests.ts'

const puzzleSchema = z.strictObject({
  match: matchId,
  game: z.string(),
  /** From 1, within its game. */
  number: z.int(),
  /** How many play. */
  seats: z.int(),
  /** In one language counts in the other. */
  result: z.enum(['open', 'solved', 'shown', 'skipped']),
})

export const puzzleRequests = {
  /** All of them: the first of each game, then the second, and so on. */
  'puzzles.list': {
    params: z.strictObject({ language: z.enum(['en', 'zh-Hant']) }),
    result: z.strictObject({ puzzles: z.array(puzzleSchema) }),
  },
  /** What the search found, once the puzzle was solved or shown; codes matchUnknown, taskOpen. */
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
          /** To win the match, 0 to 1. */
          chance: z.number(),
        }),
      ),
    }),
  },
} as const satisfies Requests

export type PuzzleRow = z.output<typeof puzzleSchema>
