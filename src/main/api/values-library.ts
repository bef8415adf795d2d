/** The values about the whole library that main and a window exchange: filters, saved searches, imports, statistics. */
import { z } from 'zod'
import type { PageCollection, PageRow } from '../../archive/page.ts'
import { askedMatch, botLevel, matchId, name, seat, type MatchRow } from './values.ts'

const filterFields = {
  /** Words to search for in titles, names, tags and comments. */
  text: z.string().max(200).default(''),
  games: z.array(z.string()).default([]),
  tags: z.array(z.string()).default([]),
  /** `drawn`: the match is over and all seats share the first place. */
  state: z.enum(['any', 'open', 'over', 'drawn']).default('any'),
  /** Names of players, all of whom must have played. */
  players: z.array(z.string().max(80)).max(6).default([]),
  /** Numbers of seats; several are alternatives. */
  seats: z.array(z.int().min(1).max(8)).max(8).default([]),
  /** The name of a winner, alone or together with others. */
  winner: z.string().max(80).nullable().default(null),
  /** The match was started at or after `from` and before `to`, in milliseconds since 1970 UTC. */
  from: z.int().nullable().default(null),
  to: z.int().nullable().default(null),
  /** The least and the largest number of steps on the match as played. */
  least: z.int().min(0).nullable().default(null),
  most: z.int().min(0).nullable().default(null),
  /** By game, values of options: values of one option are alternatives, all options must match; games are alternatives. */
  options: z
    .array(
      z.strictObject({
        game: z.string().max(64),
        name: z.string().max(64),
        value: z.union([z.string().max(64), z.number()]),
      }),
    )
    .max(100)
    .default([]),
  commented: z.boolean().default(false),
  bin: z.boolean().default(false),
}

/** Selects matches; a field without a value selects all. */
export const filterSchema = z.strictObject(filterFields)

export const listQuerySchema = z.strictObject({
  ...filterFields,
  sort: z.enum(['updated', 'created', 'title', 'length']).default('updated'),
  offset: z.int().min(0).default(0),
  limit: z.int().min(1).max(500).default(100),
})

/** A filter saved under a name. */
export const savedSearchSchema = z.strictObject({
  id: z.int(),
  name,
  filter: filterSchema,
})

const howMany = { steps: z.int(), branches: z.int(), notes: z.int() }

/** An import: what it added, and when. */
export const pastImportSchema = z.strictObject({
  import: z.int(),
  match: matchId,
  /** The present title of the match. */
  title: z.string(),
  game: z.string(),
  at: z.number(),
  file: z.string(),
  batch: z.string().nullable(),
  /** The import created the match. */
  isNew: z.boolean(),
  ...howMany,
  analysed: z.int(),
  /** When the import was undone, or null. Undoing an import that created a match moves the match to the bin. */
  undoneAt: z.number().nullable(),
  isBinned: z.boolean(),
})

/** The result of undoing an import. */
export const undoneImportSchema = z.strictObject({
  import: z.int(),
  match: matchId,
  /** The import had created the match, which is in the bin now. */
  binned: z.boolean(),
  ...howMany,
  /** What stays, because the reader has changed it since or has played on from it. */
  kept: z.strictObject(howMany),
})

const lengthsSchema = z.strictObject({
  least: z.int(),
  median: z.int(),
  mean: z.number(),
  most: z.int(),
  /** The number of matches with `from` to `to` steps, both included; without gaps. */
  bins: z.array(z.strictObject({ from: z.int(), to: z.int(), count: z.int() })),
})
/**
 * The results of a player in finished matches. `wins`: first place alone. `shared`: first place together with others,
 * draws included. `expected`: the wins to expect among equal players, in the matches that had a single winner.
 */
const resultsSchema = z.strictObject({ over: z.int(), wins: z.int(), shared: z.int(), expected: z.number() })
const gameFiguresSchema = z.strictObject({
  game: z.string(),
  matches: z.int(),
  over: z.int(),
  /** Finished matches in which all share the first place. */
  drawn: z.int(),
  /** Finished matches in which some, but not all, share the first place. */
  shared: z.int(),
  /** The lengths of finished matches in steps; null if there are none. */
  lengths: lengthsSchema.nullable(),
  seats: z.array(resultsSchema.extend({ seat })),
  score: z.strictObject({ least: z.number(), mean: z.number(), most: z.number() }).nullable(),
})
const playerFiguresSchema = z.strictObject({
  name: z.string(),
  /** The player is an external program or another program's bot, not a person. */
  program: z.boolean(),
  matches: z.int(),
  ...resultsSchema.shape,
  /** Means and the best over finished matches; null without any. Scores of different games cannot be compared. */
  place: z.number().nullable(),
  mean: z.number().nullable(),
  most: z.number().nullable(),
  /** The results by game. */
  games: z.array(resultsSchema.extend({ game: z.string() })),
  /** The results by the strongest bot in the match; matches without a bot of this program are left out. */
  against: z.array(resultsSchema.extend({ level: botLevel })),
})
const luckFiguresSchema = z.strictObject({
  game: z.string(),
  id: z.string(),
  /** The number of rolled faces. */
  fell: z.int(),
  verdict: z.enum(['few', 'usual', 'uneven', 'rare']),
  faces: z.array(z.strictObject({ face: z.string(), seen: z.int(), expected: z.number() })),
})

/** Statistics of all matches a filter selects. Results, lengths, scores and luck are of finished ones. */
export const statisticsSchema = z.strictObject({
  matches: z.int(),
  over: z.int(),
  games: z.array(gameFiguresSchema),
  /** The results of this program's bots by level, the weakest first; only levels with finished matches. */
  levels: z.array(resultsSchema.extend({ level: botLevel, place: z.number() })),
  /** Persons and programs with the most matches; `others` is the number of those not listed. */
  players: z.array(playerFiguresSchema),
  unlisted: z.int(),
  luck: z.array(luckFiguresSchema),
})

/** A random id, which the collection keeps in files. */
const collectionId = z.string().regex(/^[0-9a-f]{32}$/)
const introduction = z.string().max(20_000)
/** The most matches in one collection. */
export const MOST_COLLECTED = 1000

/** A collection: matches in an order, with a title and an introduction. */
export const collectionSchema = z.strictObject({
  id: collectionId,
  title: name,
  /** Markdown. */
  introduction,
  updatedAt: z.int(),
  /** The number of matches in it, without binned ones. */
  matches: z.int(),
})
const collected = z.array(askedMatch).max(MOST_COLLECTED)
/** The whole content of a collection, so that an edit is one write. */
export const collectionContent = { title: name, introduction, matches: collected }
export const askedCollection = collectionId

/** A page of several matches with their rows of the library's list. */
export type PageOfMatches = PageCollection<PageRow<MatchRow>>
export type Collection = z.output<typeof collectionSchema>
export type ListQuery = z.input<typeof listQuerySchema>
export type Filter = z.output<typeof filterSchema>
export type Statistics = z.output<typeof statisticsSchema>
export type Lengths = z.output<typeof lengthsSchema>
export type GameFigures = z.output<typeof gameFiguresSchema>
export type PlayerFigures = z.output<typeof playerFiguresSchema>
export type LuckFigures = z.output<typeof luckFiguresSchema>
export type PastImport = z.output<typeof pastImportSchema>
export type UndoneImport = z.output<typeof undoneImportSchema>
export type SavedSearch = z.output<typeof savedSearchSchema>
