/** Requests about puzzles. A reader solves them as lessons (`practice.*`), starting at their only task. */
import { z } from 'zod'
import { askedMatch, gameMessageSchema, matchId, opaque, seat, seatRowSchema } from './values.ts'
import { done, type Requests } from './requests.ts'

/** A day of a calendar, such as 2026-11-28. */
export const isoDay = z.iso.date()

const puzzleSchema = z.strictObject({
  match: matchId,
  game: z.string(),
  /** Its place among the puzzles of its game, from 1; none is left out where one made way for another. */
  number: z.int(),
  /** How many seats the match has. */
  seats: z.int(),
  /** The result, which counts for the puzzle in every language. */
  result: z.enum(['open', 'solved', 'shown', 'skipped']),
  /** The id the puzzle had in earlier versions, which an address may still name; null if it has always been this one. */
  former: matchId.nullable(),
})

export const puzzleRequests = {
  /** All puzzles in one language: the first of each game, then the second of each, and so on. */
  'puzzles.list': {
    params: z.strictObject({ language: z.enum(['en', 'zh-Hant']) }),
    result: z.strictObject({
      puzzles: z.array(puzzleSchema),
      /** The games with a match started here or a task of their lesson done, the one played last first. */
      known: z.array(
        z.strictObject({
          game: z.string(),
          /** When its last match was played, in milliseconds since 1970 UTC; null if only its lesson was taken. */
          at: z.int().nullable(),
        }),
      ),
      /** The puzzles that were shown as those of a day, of the last days. */
      days: z.array(z.strictObject({ day: isoDay, match: matchId })),
    }),
  },
  /** Keeps the puzzle that was shown as the one of a day, unless one is already kept; code matchUnknown. */
  'puzzles.showDay': {
    params: z.strictObject({ day: isoDay, match: askedMatch }),
    result: done,
    writes: true,
  },
  /** The position and the question of a puzzle, for its picture; code matchUnknown for any other match. */
  'puzzles.pose': {
    params: z.strictObject({ match: askedMatch }),
    result: z.strictObject({
      seats: z.array(seatRowSchema),
      seat,
      /** The position as the seat to act sees it. */
      view: z.json(),
      /** Null if the game has no question of its own. */
      question: gameMessageSchema.nullable(),
      /** The places of the board the question is about. */
      places: z.array(z.string()),
      /** It is about what a seat holds or offers. */
      held: z.boolean(),
    }),
  },
  /** What the search found about a wrong action; codes matchUnknown, and those of the game. */
  'puzzles.verdict': {
    params: z.strictObject({ match: askedMatch, action: opaque }),
    result: z.strictObject({
      /** The chance to win the match after the best action, 0 to 1. */
      best: z.number(),
      /** The chance after this action; with `isBound`, it is at most that. */
      chance: z.number(),
      /** The action is not among those the puzzle keeps figures of: the chance is that of the weakest of them. */
      isBound: z.boolean(),
      /** What it misses, as a text of the game that does not tell the best action; null without a plain reason. */
      missed: gameMessageSchema.nullable(),
    }),
  },
  /**
   * What a short search finds to do after an action, from what the seat to act knows: by an opponent, or by the same seat
   * if its turn goes on. Codes matchUnknown, and those of the game.
   */
  'puzzles.reply': {
    params: z.strictObject({ match: askedMatch, action: opaque }),
    result: z.strictObject({
      /** Null where the match is over, or where fewer than three deals lead to the same reply. */
      reply: z
        .strictObject({
          by: seat,
          action: opaque,
          events: z.array(opaque),
          /** In how many of the deals of what is hidden and what chance decides the search found it. */
          times: z.int(),
          deals: z.int(),
        })
        .nullable(),
    }),
  },
  /** What the search found about the puzzle; codes matchUnknown, and taskOpen while it has no result. */
  'puzzles.figures': {
    params: z.strictObject({ match: askedMatch }),
    result: z.strictObject({
      playouts: z.int(),
      /** Why the best action is better than the others, as a text of the game; null without a plain reason. */
      reason: gameMessageSchema.nullable(),
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
export type PuzzlePose = z.output<(typeof puzzleRequests)['puzzles.pose']['result']>
