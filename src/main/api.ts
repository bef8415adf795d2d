/**
 * The one contract between the main process and a window: requests with an answer, and pushes.
 * Both hosts (Electron IPC, loopback WebSocket) carry exactly this. Every request is checked
 * against its input schema before a handler sees it; answers are checked in tests.
 *
 * A request that fails for a reason a person should read answers `{ ok: false, error }`; the
 * sentence is found by `error.code` in the locale files.
 */
import { z } from 'zod'
import {
  at,
  botsSchema,
  branchId,
  changeSchema,
  correctedSchema,
  errorSchema,
  excerpt,
  freshIds,
  freshSchema,
  matchId,
  matchRowSchema,
  name,
  newsSchema,
  noteEdits,
  notesSchema,
  opaque,
  positionSchema,
  seat,
  seatSchema,
  settingsSchema,
  stepId,
  stepRowSchema,
  tableSchema,
  undoRule,
  viewer,
  type ApiError,
} from './wire.ts'
import { analysisStateSchema, strengthSchema } from './wire-analysis.ts'
import { filterSchema, listQuerySchema, savedSearchSchema, statisticsSchema } from './wire-library.ts'

const none = z.strictObject({})
const done = z.strictObject({})

/** What of a match goes into a file, and what kind of file it is. */
const exportWish = z.strictObject({
  match: matchId,
  format: z.enum(['qipu', 'text', 'events', 'html']),
  ...excerpt,
  /** Of the sentences in the readable formats. */
  language: z.enum(['en', 'zh-Hant']).default('en'),
})

/** Every request: its input and its answer when all went well. */
export const api = {
  'app.info': {
    in: none,
    out: z.strictObject({
      version: z.string(),
      host: z.enum(['electron', 'browser']),
      platform: z.string(),
      locale: z.string(),
      library: z.string(),
      /** Programs can take a seat here. */
      programs: z.boolean(),
    }),
  },
  'settings.get': { in: none, out: settingsSchema },
  'settings.set': { in: settingsSchema.partial(), out: settingsSchema },

  'library.list': {
    in: listQuerySchema,
    out: z.strictObject({
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
  'library.thumbnail': { in: z.strictObject({ match: matchId }), out: z.strictObject({ view: z.json() }) },
  /** Figures over all matches meant. */
  'library.statistics': { in: filterSchema, out: statisticsSchema },
  /** Names of players with these letters in them, those of the most matches first. */
  'library.names': { in: z.strictObject({ text: z.string().max(80).default('') }), out: z.array(z.string()) },
  /** Filters kept under a name, by name. Each change answers the new list; a name in use is replaced. */
  'library.searches': { in: none, out: z.array(savedSearchSchema) },
  'library.saveSearch': {
    in: z.strictObject({ name, filter: filterSchema }),
    out: z.array(savedSearchSchema),
  },
  'library.renameSearch': { in: z.strictObject({ id: z.int(), name }), out: z.array(savedSearchSchema) },
  'library.dropSearch': { in: z.strictObject({ id: z.int() }), out: z.array(savedSearchSchema) },
  /** A match and all others of the same deal (game, options, seats and seed), oldest first. */
  'library.deals': {
    in: z.strictObject({ match: matchId }),
    out: z.strictObject({ rows: z.array(matchRowSchema) }),
  },
  'library.rename': { in: z.strictObject({ match: matchId, title: name }), out: matchRowSchema },
  'library.tag': {
    in: z.strictObject({ match: matchId, tags: z.array(z.string().trim().min(1).max(40)).max(20) }),
    out: matchRowSchema,
  },
  /** Into the bin; out of it again; for good, all that is in the bin. */
  'library.bin': { in: z.strictObject({ matches: z.array(matchId).min(1).max(1000) }), out: done },
  'library.restore': { in: z.strictObject({ matches: z.array(matchId).min(1).max(1000) }), out: done },
  'library.emptyBin': { in: none, out: z.strictObject({ removed: z.int() }) },
  /** A `.qipu` file, gzip or plain, base64. `upTo: 'lastGood'` takes a damaged one up to its last good step. */
  'library.import': {
    in: z.strictObject({
      name: z.string().max(255),
      bytes: z.base64(),
      upTo: z.enum(['all', 'lastGood']).default('all'),
    }),
    out: z.strictObject({
      match: matchId,
      /** False when the match was there already and the two copies were merged. */
      isNew: z.boolean(),
      addedSteps: z.int(),
      /** Null for a match that is new as a whole. */
      news: newsSchema.nullable(),
      /** What was left out, when only a part was taken. */
      damage: errorSchema.nullable(),
    }),
  },
  'library.export': {
    in: exportWish,
    out: z.strictObject({ name: z.string(), type: z.string(), bytes: z.base64() }),
  },

  /** How large the same file would be, in bytes, and what it would hold. */
  'library.weigh': {
    in: exportWish,
    out: z.strictObject({
      bytes: z.int(),
      steps: z.int(),
      branches: z.int(),
      notes: z.int(),
      /** Steps whose analysis is in it. */
      analysed: z.int(),
    }),
  },

  'match.create': {
    in: z.strictObject({
      game: z.string(),
      title: z.string().trim().max(80).default(''),
      seats: z.array(seatSchema).min(1).max(6),
      options: z.record(z.string(), z.union([z.string(), z.number()])),
      chance: z.discriminatedUnion('source', [
        z.strictObject({ source: z.literal('random') }),
        z.strictObject({ source: z.literal('seeded'), seed: z.string().trim().min(1).max(64) }),
        /** The same deal as that match. */
        z.strictObject({ source: z.literal('same'), match: matchId }),
        z.strictObject({ source: z.literal('manual') }),
      ]),
      undo: undoRule.default('free'),
    }),
    out: z.strictObject({ match: matchId }),
  },

  /** Opens a match and subscribes this window to its changes. */
  'table.open': { in: z.strictObject({ match: matchId }), out: tableSchema },
  /** A match that is only looked at: as it would be opened, but its changes are not told, and no bot acts for it. */
  'table.glance': { in: z.strictObject({ match: matchId }), out: tableSchema },
  'table.close': { in: z.strictObject({ match: matchId }), out: done },
  /**
   * Rows of the tree from the `from`-th on: the root is row 0, then steps in the order they were first
   * made. With `otherwise` also the earlier ones that this viewer sees otherwise than the public.
   */
  'table.rows': {
    in: z.strictObject({
      match: matchId,
      viewer,
      from: z.int().min(0).default(0),
      otherwise: z.boolean().default(false),
    }),
    out: z.array(stepRowSchema),
  },
  'table.position': { in: z.strictObject({ match: matchId, step: stepId, viewer }), out: positionSchema },
  /**
   * The consequences of an action before it is chosen: its events, or the refusal as the error.
   * `instead`: in the place of that earlier step.
   */
  'table.check': {
    in: z.strictObject({ ...at, action: opaque, instead: stepId.optional() }),
    out: z.strictObject({ events: z.array(opaque) }),
  },
  /** `at` is the step the window shows; if the table has moved on the answer is `stale`. */
  'table.act': { in: z.strictObject({ ...at, action: opaque }), out: changeSchema },
  /** With manual luck: the outcome people entered. */
  'table.enter': { in: z.strictObject({ ...at, outcome: opaque }), out: changeSchema },
  /** With manual luck: let the program roll this one fairly. */
  'table.roll': { in: z.strictObject(at), out: changeSchema },
  'table.undo': { in: z.strictObject(at), out: changeSchema },
  'table.redo': { in: z.strictObject(at), out: changeSchema },
  /** Undo to here, or forward again: moves the played branch to a step of its own line or below it. */
  'table.goto': { in: z.strictObject({ ...at, step: stepId }), out: changeSchema },
  /**
   * Puts an earlier step of the played line right: `action` in its place (without one chance rolls or
   * draws anew), and all that still fits after it played again. The old line stays, undone.
   */
  'table.correct': {
    in: z.strictObject({ ...at, step: stepId, action: opaque.optional() }),
    out: correctedSchema,
  },
  /**
   * "Try from here": a new branch at a step; the table plays on there. Where chance is to act,
   * `outcome` says what it does there ("what if it had rolled a six").
   */
  'table.branch': {
    in: z.strictObject({
      match: matchId,
      step: stepId,
      name: z.string().trim().max(80).default(''),
      outcome: opaque.optional(),
    }),
    out: changeSchema,
  },
  /** Plays on another branch. */
  'table.switch': { in: z.strictObject({ match: matchId, branch: branchId }), out: changeSchema },
  'table.renameBranch': { in: z.strictObject({ match: matchId, branch: branchId, name }), out: changeSchema },
  'table.deleteBranch': { in: z.strictObject({ match: matchId, branch: branchId }), out: changeSchema },
  'table.recoverBranch': { in: z.strictObject({ match: matchId, branch: branchId }), out: changeSchema },
  /**
   * The branch counts as the match as played from now on: `main` goes to its tip. The line played so
   * far keeps a branch called `name`, unless the new one goes on from it.
   */
  'table.promote': {
    in: z.strictObject({ match: matchId, branch: branchId, name: z.string().trim().max(80).default('') }),
    out: changeSchema,
  },
  /** The moves of all branches, newest first (the reflog). */
  'table.reflog': {
    in: z.strictObject({ match: matchId, limit: z.int().min(1).max(500).default(100) }),
    out: z.array(
      z.strictObject({
        branch: branchId,
        name: z.string(),
        from: stepId.nullable(),
        to: stepId,
        reason: z.string(),
        at: z.int(),
      }),
    ),
  },
  /** Whoever had the screen has left it; nobody has it until the curtain is lifted. */
  'table.passOn': { in: z.strictObject({ match: matchId }), out: changeSchema },
  /** The next person has the screen. */
  'table.liftCurtain': { in: z.strictObject({ match: matchId, seat }), out: changeSchema },
  /** Replays the record through the rules. */
  'table.verify': {
    in: z.strictObject({ match: matchId }),
    out: z.strictObject({
      steps: z.int(),
      decided: z.boolean(),
      chosen: z.int(),
      damage: errorSchema.extend({ step: stepId.optional() }).nullable(),
    }),
  },

  'bots.look': { in: z.strictObject({ match: matchId }), out: botsSchema },
  /** Bots at this table wait, or go on. */
  'bots.hold': { in: z.strictObject({ match: matchId, held: z.boolean() }), out: botsSchema },
  /** After a trouble: the bot is asked again. Says too that programs may be started for this match. */
  'bots.again': { in: z.strictObject({ match: matchId }), out: botsSchema },
  /** Somebody else plays for a seat until Qipu ends, a person or a level; code botPlays unless its bot is in trouble. */
  'bots.relieve': {
    in: z.strictObject({
      match: matchId,
      seat,
      by: z.union([z.literal('person'), z.literal([1, 2, 3, 4, 5])]),
    }),
    out: botsSchema,
  },
  /** What the strongest level would do for the person who is to act, by what that person may see. */
  'bots.hint': {
    in: z.strictObject(at),
    out: z.strictObject({
      at: stepId,
      seat,
      action: opaque,
      notation: z.string(),
      events: z.array(opaque),
      /** The seat's chance to win, 0 to 1. */
      chance: z.number(),
      /** Other actions it looked at, the most promising first. */
      others: z.array(z.strictObject({ notation: z.string(), chance: z.number() })),
      /** Why, as a text of the game. */
      reason: z.strictObject({ key: z.string(), params: z.record(z.string(), z.json()) }).nullable(),
    }),
  },
  'bots.stopHint': { in: none, out: done },

  /** Where the analysis of a line stands: the one through `step`, or the line that is played. Code unknownStep. */
  'analysis.look': {
    in: z.strictObject({ match: matchId, step: stepId.optional() }),
    out: analysisStateSchema,
  },
  /**
   * Goes over the line through `step`, or the line that is played; what was found out about its steps
   * before at this strength is kept. Codes analysisAfterMatch, analysisDamaged, analysisSeenOnly,
   * analysisOtherRules; analysisRuns if one is under way in this match; analysisDone if nothing is left.
   */
  'analysis.start': {
    in: z.strictObject({
      match: matchId,
      step: stepId.optional(),
      strength: strengthSchema.default('usual'),
    }),
    out: analysisStateSchema,
  },
  /** Waits, or goes on. Code noAnalysis, as for the next. */
  'analysis.pause': { in: z.strictObject({ match: matchId, paused: z.boolean() }), out: analysisStateSchema },
  /** Ends it at once; what it has found out is kept. */
  'analysis.stop': { in: z.strictObject({ match: matchId }), out: analysisStateSchema },
  /** Forgets all that was found out about this match. */
  'analysis.drop': { in: z.strictObject({ match: matchId }), out: analysisStateSchema },
  /** What came into a match with an import and was not looked at yet: ids of steps and notes. */
  'fresh.list': { in: z.strictObject({ match: matchId }), out: freshSchema },
  /** These were looked at. */
  'fresh.seen': { in: z.strictObject({ match: matchId, ids: freshIds }), out: done },

  /** All that is said about the steps of a match. */
  'notes.list': { in: z.strictObject({ match: matchId }), out: notesSchema },
  /**
   * Edits that are taken back together. With `joins` they go on with the last one, as typing does,
   * if that was about the same notes. Answers the changed notes in the order of the edits.
   */
  'notes.edit': {
    in: z.strictObject({
      match: matchId,
      edits: noteEdits,
      joins: z.boolean().default(false),
    }),
    out: notesSchema,
  },
  /** Takes back the last edit made since the program started, or brings it back; other notes stay. */
  'notes.undo': { in: z.strictObject({ match: matchId }), out: notesSchema },
  'notes.redo': { in: z.strictObject({ match: matchId }), out: notesSchema },
} as const satisfies { readonly [method: string]: { readonly in: z.ZodType; readonly out: z.ZodType } }

/** What main tells windows unasked. */
export const pushes = {
  /** To windows that opened this match. */
  'table.changed': changeSchema,
  /** To windows that opened this match. */
  'notes.changed': notesSchema,
  /** To all windows: the list is asked for again. */
  'fresh.changed': z.strictObject({ match: matchId }),
  /** To windows that opened this match. */
  'bots.changed': botsSchema,
  /**
   * To windows that opened this match, now and then while an analysis runs (without a result), and
   * with its result when it has ended; always about the line it goes over.
   */
  'analysis.changed': analysisStateSchema,
  /** To the window that asked for a hint: how far the thought has come, 0 to 1. */
  'bots.thought': z.strictObject({ match: matchId, part: z.number() }),
  /** To all windows: the list has changed; ask again. */
  'library.changed': z.strictObject({ match: matchId.nullable() }),
  'settings.changed': settingsSchema,
  /** A `.qipu` file was opened from outside (file association, command line). */
  'file.opened': z.strictObject({ name: z.string(), bytes: z.base64() }),
  /** A menu item of the desktop shell was chosen. */
  'menu.chosen': z.strictObject({
    item: z.enum([
      'new',
      'import',
      'export',
      'undo',
      'redo',
      'hint',
      'analysis',
      'settings',
      'library',
      'statistics',
      'keys',
    ]),
  }),
} as const satisfies { readonly [name: string]: z.ZodType }

export type Api = typeof api
export type Method = keyof Api
/** What a caller passes (defaults may be left out). */
export type Input<M extends Method> = z.input<Api[M]['in']>
/** What a handler gets (defaults filled in). */
export type Parsed<M extends Method> = z.output<Api[M]['in']>
export type Output<M extends Method> = z.output<Api[M]['out']>
export type Push = keyof typeof pushes
export type PushOf<P extends Push> = z.output<(typeof pushes)[P]>

export type Answer<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ApiError }

export * from './wire.ts'
export * from './wire-analysis.ts'
export * from './wire-library.ts'

/** The api as a window sees it: the preload, the browser client and the page's reader provide exactly this. */
export interface Client {
  /** Nothing can be changed: behind the page of a shared match stands its record alone (docs/page.md). */
  readonly readOnly?: true
  request<M extends Method>(method: M, input: Input<M>): Promise<Answer<Output<M>>>
  on<P extends Push>(push: P, listener: (value: PushOf<P>) => void): () => void
}
