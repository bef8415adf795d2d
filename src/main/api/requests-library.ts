/** Requests about the library: new matches, the list, the bin, saved searches, files, collections, imports. */
import { z } from 'zod'
import { COPY_NAME, COPY_NAME_BY, OWN_CHOICES } from '../../engine/record/exchange/import.ts'
import { MAX_TAGS } from '../../engine/record/step.ts'
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

/** The options of an export: the contents and the format of the file. */
const exportWish = z.strictObject({
  match: askedMatch,
  format: z.enum(['qipu', 'text', 'events', 'html', 'pagePart']),
  ...exportScope,
  /** Exports the whole record although the match still has secrets, to play on at another computer. */
  withHidden: z.boolean().default(false),
  /** The language of the sentences in readable formats. */
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
        /** Text a person typed; it is stretched into a seed that a dictionary attack does not find (`table/seed.ts`). */
        z.strictObject({ source: z.literal('typed'), words: z.string().trim().min(1).max(64) }),
        /** Deals as in that match. */
        z.strictObject({ source: z.literal('same'), match: askedMatch }),
        /** People enter draws and rolls; with `alone` one person enters the actions of all seats, so no curtain falls. */
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
      /** The number of matches by game, state and tag, without the bin, for the filter chips. */
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
  /** The public view at the end of the match as played, for a thumbnail. */
  'library.thumbnail': {
    params: z.strictObject({ match: askedMatch }),
    result: z.strictObject({ view: z.json() }),
  },
  /** The running score of each seat, step by step along a finished match as played; empty while it goes on. */
  'library.course': {
    params: z.strictObject({ match: askedMatch }),
    result: z.strictObject({ scores: z.array(z.array(z.number())) }),
  },
  /** Statistics of all matches that the filter selects. */
  'library.statistics': { params: filterSchema, result: statisticsSchema },
  /** Names of players that contain this text, the ones with the most matches first. */
  'library.names': {
    params: z.strictObject({ text: z.string().max(80).default('') }),
    result: z.array(z.string()),
  },
  /** Saved filters, sorted by name. Each change returns the new list; saving under a used name replaces that filter. */
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
   * Adds a tag to matches, or removes it, in one transaction. Returns the changed matches, and in `full` those that
   * already have as many tags as a match may have.
   */
  'library.tagMany': {
    params: z.strictObject({ matches: z.array(askedMatch).min(1).max(1000), tag: tagName, on: z.boolean() }),
    result: z.strictObject({ changed: z.array(matchId), full: z.int() }),
    writes: true,
  },
  /** Move matches to the bin and back; `library.emptyBin` deletes the binned ones for good. */
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
  /** Imports a `.qipu` file, gzip or plain, in base64; with `upTo: 'lastGood'` a damaged one up to its last good step. */
  'library.import': {
    params: z.strictObject({
      name: z.string().max(255),
      /** An id the window makes, the same for files that are imported together. */
      batch: z.string().max(64).nullable().default(null),
      bytes: z.base64(),
      upTo: z.enum(['all', 'lastGood']).default('all'),
      /** What to do with the reader's own notes and branches that the file has in a later version; `ask`: code changesOwn. */
      own: z.enum(OWN_CHOICES).default('ask'),
      /** The name of the branch that the file's main line becomes. */
      copyName: name.default(COPY_NAME),
      /** The same if the file names its sender, whose name replaces `{name}`. */
      copyNameBy: name.default(COPY_NAME_BY),
    }),
    result: z.strictObject({
      match: matchId,
      /** The number by which the import can be undone; null if it added nothing. */
      import: z.int().nullable(),
      /** False if the match was already here and was merged with the file. */
      isNew: z.boolean(),
      addedSteps: z.int(),
      /** What the merge added; null for a new match. */
      news: mergeReportSchema.nullable(),
      /** The fault at which the import stopped, if it took only a part. */
      damage: errorSchema.nullable(),
    }),
  },
  'library.export': {
    params: exportWish,
    result: z.strictObject({ name: z.string(), type: z.string(), bytes: z.base64() }),
  },
  /** The built template of pages with its placeholders unfilled; code pageMissing. */
  'library.pageTemplate': { params: none, result: z.strictObject({ template: z.string() }) },
  /**
   * Whether the window may make a picture, a film or a printed study as this viewer saw the match. Codes as for an
   * export: noSuchSeat, exportAfterMatch.
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
      /** Replaced versions of notes. */
      earlier: z.int(),
      /** Steps whose analysis is in the file. */
      analysed: z.int(),
      /** The match has an analysis that a copy with all seats visible may contain, whether or not this file does. */
      isAnalysed: z.boolean(),
    }),
  },
} as const satisfies Requests

export const collectionRequests = {
  /** All collections, the last changed first. */
  'collections.list': { params: none, result: z.array(collectionSchema) },
  /** A collection with its matches in order, binned ones included. Code collectionUnknown. */
  'collections.open': {
    params: z.strictObject({ collection: askedCollection }),
    result: z.strictObject({
      collection: collectionSchema,
      rows: z.array(matchRowSchema),
      /** The furthest step watched, by match; matches that were not watched are left out. */
      watched: z.record(z.string(), z.int()),
    }),
  },
  /** Stores how far a match of a collection was watched; an earlier step than the stored one changes nothing. */
  'collections.watch': {
    params: z.strictObject({ match: askedMatch, at: z.int().min(0).max(1_000_000) }),
    result: done,
    writes: true,
  },
  /** Creates a collection, or replaces the one with that id. Matches that are not in the library are left out. */
  'collections.put': {
    params: z.strictObject({ collection: askedCollection.nullable(), ...collectionContent }),
    result: collectionSchema,
    writes: true,
  },
  /** Appends matches to a collection; those already in it keep their place. Code collectionUnknown. */
  'collections.add': {
    params: z.strictObject({ collection: askedCollection, matches: collectionContent.matches }),
    result: z.strictObject({ collection: collectionSchema, added: z.int() }),
    writes: true,
  },
  /** Adds a collection that came with a file. An existing one keeps its title and order, and gets missing matches appended. */
  'collections.import': {
    params: z.strictObject({ collection: askedCollection, ...collectionContent }),
    result: z.strictObject({ collection: collectionSchema, isNew: z.boolean(), added: z.int() }),
    writes: true,
  },
  /** Deletes a collection but not its matches. */
  'collections.drop': { params: z.strictObject({ collection: askedCollection }), result: done, writes: true },
} as const satisfies Requests

/** Requests about past imports, and about their steps and notes that the reader has not seen yet. */
export const importRequests = {
  /** Past imports of a match or of all matches, the last one first; with `before` those before that import. */
  'imports.list': {
    params: z.strictObject({
      match: askedMatch.optional(),
      before: z.int().optional(),
      limit: z.int().min(1).max(200).default(100),
    }),
    result: z.strictObject({ imports: z.array(pastImportSchema), more: z.boolean() }),
  },
  /**
   * Undoes imports, the last one first, each in one transaction: what it added is withdrawn, what it changed is restored,
   * and what the reader did since stays. A match that the import created moves to the bin. Skips imports that are
   * undone already. Codes importUnknown, importUndone, only if none could be undone.
   */
  'imports.undo': {
    params: z.strictObject({ imports: z.array(z.int()).min(1).max(10_000) }),
    result: z.strictObject({ undone: z.array(undoneImportSchema) }),
    writes: true,
    once: true,
  },
  /** The ids of imported steps and notes of a match that the reader has not seen yet. */
  'unread.list': { params: z.strictObject({ match: askedMatch }), result: unreadSchema },
  /** Marks steps and notes as seen. */
  'unread.seen': {
    params: z.strictObject({ match: askedMatch, ids: unreadIds }),
    result: done,
    writes: true,
  },
} as const satisfies Requests

export const sampleRequests = {
  /** The matches that come with the program: an annotated match and a lesson for each game. */
  'samples.list': {
    params: z.strictObject({ language: z.enum(['en', 'zh-Hant']) }),
    result: z.strictObject({
      samples: z.array(
        z.strictObject({
          kind: z.enum(['annotated', 'lesson']),
          match: matchId,
          game: z.string(),
          title: z.string(),
          /** A sentence on what the match teaches. */
          about: z.string(),
          tasks: z.int(),
          /** The number of tasks with a result, and how many of them are solved. */
          done: z.int(),
          solved: z.int(),
          /** The number of the task the reader is at or comes to next, from 1; 0 after the last. */
          next: z.int(),
          /** What that task asks, in a line; empty after the last. */
          ask: z.string(),
          /** The lesson that was practised last. */
          latest: z.boolean(),
        }),
      ),
    }),
  },
  /** The same match in another language; `match` itself if the library has a copy of it, null if it is no sample. */
  'samples.edition': {
    params: z.strictObject({ match: askedMatch, language: z.enum(['en', 'zh-Hant']) }),
    result: z.strictObject({ match: matchId.nullable() }),
  },
  /** Copies a sample into the library; code matchUnknown. */
  'samples.keep': { params: z.strictObject({ match: askedMatch }), result: done },
} as const satisfies Requests
