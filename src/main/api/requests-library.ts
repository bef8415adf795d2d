/** What can be asked of the library: matches that begin, the list, its bin and its searches, files, collections, imports. */
import { z } from 'zod'
import { COPY_NAME, COPY_NAME_BY, OWN_CHOICES } from '../../engine/record/exchange/import.ts'
import { MAX_TAGS } from '../../engine/record/file/schemas.ts'
import {
  askedMatch,
  errorSchema,
  exportScope,
  matchId,
  matchRowSchema,
  name,
  mergeReportSchema,
  seatSchema,
  undoRule,
  unreadIds,
  unreadSchema,
  viewer,
} from './values.ts'
import {
  askedCollection,
  collectionContent,
  collectionSchema,
  filterSchema,
  listQuerySchema,
  pastImportSchema,
  savedSearchSchema,
  statisticsSchema,
  undoneImportSchema,
} from './values-library.ts'
import { done, none, type Requests } from './requests.ts'

const tagName = z.string().trim().min(1).max(40)

/** What of a match goes into a file, and what kind of file it is. */
const exportWish = z.strictObject({
  match: askedMatch,
  format: z.enum(['qipu', 'text', 'events', 'html', 'pagePart']),
  ...exportScope,
  /** Of a match that still has secrets, a whole record all the same: to be played on at another computer. */
  withHidden: z.boolean().default(false),
  /** Of the sentences in the readable formats. */
  language: z.enum(['en', 'zh-Hant']).default('en'),
})

export const libraryRequests = {
  'match.create': {
    params: z.strictObject({
      game: z.string(),
      title: z.string().trim().max(80).default(''),
      seats: z.array(seatSchema).min(1).max(6),
      options: z.record(z.string(), z.union([z.string(), z.number()])),
      chance: z.discriminatedUnion('source', [
        z.strictObject({ source: z.literal('random') }),
        z.strictObject({ source: z.literal('seeded'), seed: z.string().trim().min(1).max(64) }),
        /** What a person typed: a seed is made of it that no dictionary finds (`table/seed.ts`). */
        z.strictObject({ source: z.literal('typed'), words: z.string().trim().min(1).max(64) }),
        /** The same deal as that match. */
        z.strictObject({ source: z.literal('same'), match: askedMatch }),
        /** People say what falls; with `alone` one of them enters everything, so no curtain falls. */
        z.strictObject({ source: z.literal('manual'), alone: z.boolean().default(false) }),
      ]),
      undo: undoRule.default('free'),
    }),
    result: z.strictObject({ match: matchId }),
    writes: true,
    once: true,
  },
  'library.list': {
    params: listQuerySchema,
    result: z.strictObject({
      rows: z.array(matchRowSchema),
      total: z.int(),
      /** Matches by game, by state and by tag, the bin left out, for the filter chips. */
      counts: z.strictObject({
        all: z.int(),
        open: z.int(),
        commented: z.int(),
        bin: z.int(),
        games: z.record(z.string(), z.int()),
        tags: z.record(z.string(), z.int()),
      }),
    }),
  },
  /** The public view at the end of the played line, for a small picture. */
  'library.thumbnail': {
    params: z.strictObject({ match: askedMatch }),
    result: z.strictObject({ view: z.json() }),
  },
  /** Figures over all matches meant. */
  'library.statistics': { params: filterSchema, result: statisticsSchema },
  /** Names of players with these letters in them, those of the most matches first. */
  'library.names': {
    params: z.strictObject({ text: z.string().max(80).default('') }),
    result: z.array(z.string()),
  },
  /** Filters kept under a name, by name. Each change answers the new list; a name in use is replaced. */
  'library.searches': { params: none, result: z.array(savedSearchSchema) },
  'library.saveSearch': {
    params: z.strictObject({ name, filter: filterSchema }),
    result: z.array(savedSearchSchema),
    writes: true,
  },
  'library.renameSearch': {
    params: z.strictObject({ id: z.int(), name }),
    result: z.array(savedSearchSchema),
    writes: true,
  },
  'library.dropSearch': {
    params: z.strictObject({ id: z.int() }),
    result: z.array(savedSearchSchema),
    writes: true,
  },
  /** A match and all others of the same deal (game, options, seats and seed), oldest first. */
  'library.deals': {
    params: z.strictObject({ match: askedMatch }),
    result: z.strictObject({ rows: z.array(matchRowSchema) }),
  },
  'library.rename': {
    params: z.strictObject({ match: askedMatch, title: name }),
    result: matchRowSchema,
    writes: true,
  },
  'library.tag': {
    params: z.strictObject({ match: askedMatch, tags: z.array(tagName).max(MAX_TAGS) }),
    result: matchRowSchema,
    writes: true,
  },
  /**
   * Gives all of them a tag, or takes it from them; all or none. Answers which were changed: the others had it (or
   * had it not), or have as many tags as a match may have (`full`).
   */
  'library.tagMany': {
    params: z.strictObject({ matches: z.array(askedMatch).min(1).max(1000), tag: tagName, on: z.boolean() }),
    result: z.strictObject({ changed: z.array(matchId), full: z.int() }),
    writes: true,
  },
  /** Into the bin; out of it again; for good, all that is in the bin. */
  'library.bin': {
    params: z.strictObject({ matches: z.array(askedMatch).min(1).max(1000) }),
    result: done,
    writes: true,
  },
  'library.restore': {
    params: z.strictObject({ matches: z.array(askedMatch).min(1).max(1000) }),
    result: done,
    writes: true,
  },
  'library.emptyBin': { params: none, result: z.strictObject({ removed: z.int() }), writes: true },
  /** A `.qipu` file, gzip or plain, base64. `upTo: 'lastGood'` takes a damaged one up to its last good step. */
  'library.import': {
    params: z.strictObject({
      name: z.string().max(255),
      /** The same for files that are taken in together, made up by the window. */
      batch: z.string().max(64).nullable().default(null),
      bytes: z.base64(),
      upTo: z.enum(['all', 'lastGood']).default('all'),
      /** What becomes of one's own notes and branches that a copy has in a later version; `ask`: code changesOwn. */
      own: z.enum(OWN_CHOICES).default('ask'),
      /** What the branch is called that the main line of a copy becomes. */
      copyName: name.default(COPY_NAME),
      /** The same where the copy tells whose it is: `{name}` stands for them. */
      copyNameBy: name.default(COPY_NAME_BY),
    }),
    result: z.strictObject({
      match: matchId,
      /** By which it can be taken back; null if it brought nothing. */
      import: z.int().nullable(),
      /** False when the match was there already and the two copies were merged. */
      isNew: z.boolean(),
      addedSteps: z.int(),
      /** Null for a match that is new as a whole. */
      news: mergeReportSchema.nullable(),
      /** What was left out, when only a part was taken. */
      damage: errorSchema.nullable(),
    }),
  },
  'library.export': {
    params: exportWish,
    result: z.strictObject({ name: z.string(), type: z.string(), bytes: z.base64() }),
  },
  /** What the build made for pages, its holes empty; code pageMissing. */
  'library.pageTemplate': { params: none, result: z.strictObject({ template: z.string() }) },
  /**
   * Whether a match may leave as this viewer saw it in a form the window makes itself: a picture, a film, a printed
   * study. Codes as for an export: noSuchSeat, exportAfterMatch.
   */
  'library.disclosure': { params: z.strictObject({ match: askedMatch, as: viewer }), result: done },
  /** The size in bytes and the contents of the file that `library.export` would return; the file is made for it. */
  'library.exportSize': {
    params: exportWish,
    result: z.strictObject({
      bytes: z.int(),
      steps: z.int(),
      branches: z.int(),
      notes: z.int(),
      /** Versions of notes that no longer stand. */
      earlier: z.int(),
      /** Steps whose analysis is in the file. */
      analysed: z.int(),
      /** The match has an analysis that a copy with all seats visible may contain, whether or not this file does. */
      isAnalysed: z.boolean(),
    }),
  },
} as const satisfies Requests

export const collectionRequests = {
  /** Matches in an order with a title and an introduction, the last changed first. */
  'collections.list': { params: none, result: z.array(collectionSchema) },
  /** One with its matches in their order, those in the bin among them. Code collectionUnknown. */
  'collections.open': {
    params: z.strictObject({ collection: askedCollection }),
    result: z.strictObject({ collection: collectionSchema, rows: z.array(matchRowSchema) }),
  },
  /** Makes or changes one as a whole; matches that are not here are left out. Without an id a new one is made. */
  'collections.put': {
    params: z.strictObject({ collection: askedCollection.nullable(), ...collectionContent }),
    result: collectionSchema,
    writes: true,
  },
  /** Puts matches at its end, those that are in it already left where they are. Code collectionUnknown. */
  'collections.add': {
    params: z.strictObject({ collection: askedCollection, matches: collectionContent.matches }),
    result: z.strictObject({ collection: collectionSchema, added: z.int() }),
    writes: true,
  },
  /** One that came with a file: made if it is new; one that is here gets what it lacks at its end, and stays as it is. */
  'collections.import': {
    params: z.strictObject({ collection: askedCollection, ...collectionContent }),
    result: z.strictObject({ collection: collectionSchema, isNew: z.boolean(), added: z.int() }),
    writes: true,
  },
  /** Deletes the collection alone: its matches stay. */
  'collections.drop': { params: z.strictObject({ collection: askedCollection }), result: done, writes: true },
} as const satisfies Requests

/** Past imports, and what of them nobody has looked at yet. */
export const importRequests = {
  /** Past imports, the last ones first: of a match or of all, those before an import. */
  'imports.list': {
    params: z.strictObject({
      match: askedMatch.optional(),
      before: z.int().optional(),
      limit: z.int().min(1).max(200).default(100),
    }),
    result: z.strictObject({ imports: z.array(pastImportSchema), more: z.boolean() }),
  },
  /**
   * Takes imports back, the last one first, each whole or not at all: what came with it goes and what was one's
   * own comes back as it was; what one did oneself since stays. A match that came as a whole goes to the bin.
   * Those that were taken back already are left. Codes importUnknown, importUndone if there is nothing to do.
   */
  'imports.undo': {
    params: z.strictObject({ imports: z.array(z.int()).min(1).max(10_000) }),
    result: z.strictObject({ undone: z.array(undoneImportSchema) }),
    writes: true,
    once: true,
  },
  /** What came into a match with an import and was not looked at yet: ids of steps and notes. */
  'unread.list': { params: z.strictObject({ match: askedMatch }), result: unreadSchema },
  /** These were looked at. */
  'unread.seen': {
    params: z.strictObject({ match: askedMatch, ids: unreadIds }),
    result: done,
    writes: true,
  },
} as const satisfies Requests

export const sampleRequests = {
  /** The matches that come with the program: an annotated one and a lesson a game. */
  'samples.list': {
    params: z.strictObject({ language: z.enum(['en', 'zh-Hant']) }),
    result: z.strictObject({
      samples: z.array(
        z.strictObject({
          kind: z.enum(['annotated', 'lesson']),
          match: matchId,
          game: z.string(),
          title: z.string(),
          /** What one learns from it, in a sentence. */
          about: z.string(),
          tasks: z.int(),
          /** Tasks that the reader has come past, in whatever way, and how many of these are solved. */
          done: z.int(),
          solved: z.int(),
        }),
      ),
    }),
  },
  /** The same in another language; itself if there is a copy of it in the library, null if it is none of these. */
  'samples.edition': {
    params: z.strictObject({ match: askedMatch, language: z.enum(['en', 'zh-Hant']) }),
    result: z.strictObject({ match: matchId.nullable() }),
  },
  /** Puts one into the library, where it is one's own; code matchUnknown. */
  'samples.keep': { params: z.strictObject({ match: askedMatch }), result: done },
} as const satisfies Requests
