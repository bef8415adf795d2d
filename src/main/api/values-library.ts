/** The values that travel about the whole library: filters, saved searches and figures (see values.ts). */
import { z } from 'zod'
import type { PageCollection, PageRow } from '../../archive/page.ts'
import { askedMatch, botLevel, matchId, name, seat, type MatchRow } from './values.ts'

const filterFields = {
  /** Words looked for in titles, names, tags and comments. */
  text: z.string().max(200).default(''),
  games: z.array(z.string()).default([]),
  tags: z.array(z.string()).default([]),
  /** `drawn`: over, and everybody shares the first place. */
  state: z.enum(['any', 'open', 'over', 'drawn']).default('any'),
  /** All of these sat at the table. */
  players: z.array(z.string().max(80)).max(6).default([]),
  /** So many sat at the table; several numbers are alternatives. */
  seats: z.array(z.int().min(1).max(8)).max(8).default([]),
  /** This one came first, alone or with some others. */
  winner: z.string().max(80).nullable().default(null),
  /** Started at or after, and before: milliseconds since 1970 UTC. */
  from: z.int().nullable().default(null),
  to: z.int().nullable().default(null),
  /** Steps on the played line, both ends included. */
  least: z.int().min(0).nullable().default(null),
  most: z.int().min(0).nullable().default(null),
  /** Values of one option are alternatives, different options must all be so; games are alternatives again. */
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

/** Which matches are meant. */
export const filterSchema = z.strictObject(filterFields)

export const listQuerySchema = z.strictObject({
  ...filterFields,
  sort: z.enum(['updated', 'created', 'title', 'length']).default('updated'),
  offset: z.int().min(0).default(0),
  limit: z.int().min(1).max(500).default(100),
})

/** A filter that was given a name and kept. */
export const savedSearchSchema = z.strictObject({
  id: z.int(),
  name,
  filter: filterSchema,
})

const howMany = { steps: z.int(), branches: z.int(), notes: z.int() }

/** What came with a file, and when. */
export const pastImportSchema = z.strictObject({
  import: z.int(),
  match: matchId,
  /** Of the match, as it is called now. */
  title: z.string(),
  game: z.string(),
  at: z.number(),
  file: z.string(),
  batch: z.string().nullable(),
  /** The match as a whole came with it. */
  isNew: z.boolean(),
  ...howMany,
  analysed: z.int(),
  /** When it was taken back; null while it stands. A match that came as a whole is in the bin then. */
  undoneAt: z.number().nullable(),
  isBinned: z.boolean(),
})

/** What became of an import that was taken back. */
export const undoneImportSchema = z.strictObject({
  import: z.int(),
  match: matchId,
  /** The match came with it as a whole and is in the bin now. */
  binned: z.boolean(),
  ...howMany,
  /** What stays, because one has changed it since or it leads to what one did. */
  kept: z.strictObject(howMany),
})

const lengthsSchema = z.strictObject({
  least: z.int(),
  median: z.int(),
  mean: z.number(),
  most: z.int(),
  /** Matches by their number of steps, `from` to `to`, both included, without gaps. */
  bins: z.array(z.strictObject({ from: z.int(), to: z.int(), count: z.int() })),
})
/**
 * What somebody achieved in matches that are over. `wins`: came first alone. `shared`: came first together with
 * others, all of them in a draw. `expected`: wins if all at the table were equal, of the matches that somebody won
 * alone.
 */
const resultsSchema = z.strictObject({ over: z.int(), wins: z.int(), shared: z.int(), expected: z.number() })
const gameFiguresSchema = z.strictObject({
  game: z.string(),
  matches: z.int(),
  over: z.int(),
  /** Over, and everybody shares the first place. */
  drawn: z.int(),
  /** Over, and some, not all, share the first place. */
  shared: z.int(),
  /** Steps of the matches that are over; null if none is. */
  lengths: lengthsSchema.nullable(),
  seats: z.array(resultsSchema.extend({ seat })),
  score: z.strictObject({ least: z.number(), mean: z.number(), most: z.number() }).nullable(),
})
const playerFiguresSchema = z.strictObject({
  name: z.string(),
  /** A program of somebody's own or another maker's bot, not a person. */
  program: z.boolean(),
  matches: z.int(),
  ...resultsSchema.shape,
  /** Means and the best over finished matches; null without any. Scores of different games do not compare. */
  place: z.number().nullable(),
  mean: z.number().nullable(),
  most: z.number().nullable(),
  /** The same by game, of those finished. */
  games: z.array(resultsSchema.extend({ game: z.string() })),
  /** The same by the strongest bot at the table; matches without one of ours are left out. */
  against: z.array(resultsSchema.extend({ level: botLevel })),
})
const luckFiguresSchema = z.strictObject({
  game: z.string(),
  id: z.string(),
  /** Faces that fell, in all. */
  fell: z.int(),
  verdict: z.enum(['few', 'usual', 'uneven', 'rare']),
  faces: z.array(z.strictObject({ face: z.string(), seen: z.int(), expected: z.number() })),
})

/** Figures over all matches a filter means. Results, lengths, scores and luck are of finished ones. */
export const statisticsSchema = z.strictObject({
  matches: z.int(),
  over: z.int(),
  games: z.array(gameFiguresSchema),
  /** How our bots fared, by level, the weakest first; those that finished something. */
  levels: z.array(resultsSchema.extend({ level: botLevel, place: z.number() })),
  /** Persons and programs with the most matches; so many others are not listed. */
  players: z.array(playerFiguresSchema),
  unlisted: z.int(),
  luck: z.array(luckFiguresSchema),
})

/** Made up where a collection is begun; it goes along in its file. */
const collectionId = z.string().regex(/^[0-9a-f]{32}$/)
const introduction = z.string().max(20_000)
/** Of one collection. */
export const MOST_COLLECTED = 1000

/** Matches in an order, as the list of collections shows them. */
export const collectionSchema = z.strictObject({
  id: collectionId,
  title: name,
  /** In Markdown. */
  introduction,
  updatedAt: z.int(),
  /** How many matches are in it, those in the bin left out. */
  matches: z.int(),
})
const collected = z.array(askedMatch).max(MOST_COLLECTED)
/** What makes a collection: the whole of it, so that an edit is one write. */
export const collectionContent = { title: name, introduction, matches: collected }
export const askedCollection = collectionId

/** A page of several matches, as the library tells of them. */
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
