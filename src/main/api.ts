/**
 * The one contract between the main process and a window: requests with an answer, and pushes.
 * Both hosts (Electron IPC, loopback WebSocket) carry exactly this. Every request is checked
 * against its input schema before a handler sees it; answers are checked in tests.
 *
 * A request that fails for a reason a person should read answers `{ ok: false, error }`; the
 * sentence is found by `error.code` in the locale files.
 */
import { z } from 'zod'

const hex = (digits: number): z.ZodString => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`))
const stepId = hex(32)
const matchId = stepId
const branchId = z.union([z.literal('main'), hex(16)])
const seat = z.int().min(0).max(5)
const actor = z.union([seat, z.literal('chance')])
const viewer = z.union([seat, z.literal('public'), z.literal('all')])
const name = z.string().trim().min(1).max(80)
const colour = z.literal([1, 2, 3, 4, 5, 6])
const undoRule = z.enum(['free', 'beforeReveal', 'off'])
/** An action or event as the game defines it; checked by the game's own schemas in main. */
const opaque = z.looseObject({ type: z.string().max(64) })

export const errorSchema = z.strictObject({
  code: z.string(),
  rule: z.string().optional(),
  details: z.record(z.string(), z.json()).optional(),
})

export const outcomeSchema = z.strictObject({
  places: z.array(z.int()),
  scores: z.array(z.number()),
  ending: z.string(),
})
export const turnSchema = z.strictObject({
  by: z.union([actor, z.literal('nobody')]),
  outcome: outcomeSchema.optional(),
})
export const momentSchema = z.strictObject({ part: z.int(), round: z.int(), turn: z.int() })

export const seatSchema = z.strictObject({
  name,
  colour,
  player: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('person') }),
    z.strictObject({ kind: z.literal('bot'), bot: z.string().max(40), level: z.int().min(1).max(5) }),
  ]),
})

/** One match in the library's list. Times are milliseconds since 1970 UTC. */
export const matchRowSchema = z.strictObject({
  id: matchId,
  game: z.string(),
  title: z.string(),
  seats: z.array(seatSchema),
  options: z.record(z.string(), z.union([z.string(), z.number()])),
  createdAt: z.int(),
  updatedAt: z.int(),
  /** Steps on the played line and in the whole tree. */
  played: z.int(),
  steps: z.int(),
  comments: z.int(),
  /** Branches besides `main`. */
  branches: z.int(),
  tags: z.array(z.string()),
  turn: turnSchema,
  moment: momentSchema,
  scores: z.array(z.number()),
  /** When it was put into the bin, or null. */
  binnedAt: z.int().nullable(),
})

export const branchSchema = z.strictObject({
  id: branchId,
  name: z.string(),
  step: stepId,
  deleted: z.boolean(),
})

/** One step as the viewer may see it, for the move tree, the log and the transport. */
export const stepRowSchema = z.strictObject({
  id: stepId,
  parent: stepId.nullable(),
  /** Distance from the root, which has depth 0. */
  depth: z.int(),
  /** Null for the root. */
  actor: actor.nullable(),
  chosen: z.boolean(),
  /** The action in the game's notation; empty for the root. */
  notation: z.string(),
  events: z.array(opaque),
  moment: momentSchema,
  scores: z.array(z.number()),
  /** Who acts after this step. */
  turn: turnSchema,
})

export const positionSchema = z.strictObject({
  match: matchId,
  step: stepId,
  viewer,
  view: z.json(),
  turn: turnSchema,
  moment: momentSchema,
  scores: z.array(z.number()),
  /** Events of the step that led here, as the viewer may see them. */
  events: z.array(opaque),
  /** Where chance is to act and its outcomes are few: `{ odds: [{ action, probability }] }`. */
  asks: z.json().optional(),
})

/** An open match: what it is, and where the table stands in it. */
export const tableSchema = z.strictObject({
  match: matchId,
  game: z.string(),
  title: z.string(),
  seats: z.array(seatSchema),
  options: z.record(z.string(), z.union([z.string(), z.number()])),
  undo: undoRule,
  chance: z.enum(['seeded', 'manual']),
  /** The seed, shown once it can give nothing away: when the match is over. */
  seed: z.string().nullable(),
  startedAt: z.string(),
  /** The branch being played, and its step. */
  branch: branchId,
  tip: stepId,
  turn: turnSchema,
  branches: z.array(branchSchema),
  /** Where redo leads, if anywhere. */
  redo: stepId.nullable(),
  /** Where undo leads, or why it is refused. */
  undoTo: z.union([stepId, errorSchema]),
  /** Whose eyes the screen has; with a curtain, nobody's until it is lifted. */
  viewer,
  /** The seat the screen is to be passed to, while the curtain is down. */
  curtain: seat.nullable(),
  /** Rows of the tree, the root's included; a window that holds fewer asks for the rest. */
  size: z.int(),
  /** Set when nobody can play on: the record is damaged and shown up to here, or it is a copy made for others to see. */
  damage: errorSchema.nullable(),
})

const at = { match: matchId, at: stepId }

/** What came of a change at the table: where it now stands, and the rows that are new. */
export const changeSchema = z.strictObject({ table: tableSchema, rows: z.array(stepRowSchema) })

export const listQuerySchema = z.strictObject({
  /** Words looked for in titles, names, tags and comments. */
  text: z.string().max(200).default(''),
  games: z.array(z.string()).default([]),
  tags: z.array(z.string()).default([]),
  state: z.enum(['any', 'open', 'over']).default('any'),
  commented: z.boolean().default(false),
  bin: z.boolean().default(false),
  sort: z.enum(['updated', 'created', 'title', 'length']).default('updated'),
  offset: z.int().min(0).default(0),
  limit: z.int().min(1).max(500).default(100),
})

export const settingsSchema = z.strictObject({
  language: z.enum(['system', 'zh-Hant', 'en', 'both']),
  theme: z.enum(['system', 'paper', 'night']),
  motion: z.enum(['system', 'full', 'reduced']),
  /** Steps a second of replay at speed 1. */
  replaySpeed: z.literal([0.5, 1, 2, 4]),
  /** Lift the curtain by a plain press instead of holding. */
  plainCurtain: z.boolean(),
  /** Names typed before, most recent first, offered for new matches. */
  recentNames: z.array(z.string().max(80)).max(20),
})

const none = z.strictObject({})
const done = z.strictObject({})

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
      /** What was left out, when only a part was taken. */
      damage: errorSchema.nullable(),
    }),
  },
  'library.export': {
    in: z.strictObject({
      match: matchId,
      format: z.enum(['qipu', 'text', 'events']),
      /** `public`: a copy in which only what every onlooker could see is told; to be looked at, not played on. */
      as: z.enum(['all', 'public']).default('all'),
      /** Of the sentences in the readable formats. */
      language: z.enum(['en', 'zh-Hant']).default('en'),
    }),
    out: z.strictObject({ name: z.string(), type: z.string(), bytes: z.base64() }),
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
  'table.close': { in: z.strictObject({ match: matchId }), out: done },
  /** Rows of the tree from the `from`-th on: the root is row 0, then steps in the order they were first made. */
  'table.rows': {
    in: z.strictObject({ match: matchId, viewer, from: z.int().min(0).default(0) }),
    out: z.array(stepRowSchema),
  },
  'table.position': { in: z.strictObject({ match: matchId, step: stepId, viewer }), out: positionSchema },
  /** The consequences of an action before it is chosen: its events, or the refusal as the error. */
  'table.check': {
    in: z.strictObject({ ...at, action: opaque }),
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
} as const satisfies { readonly [method: string]: { readonly in: z.ZodType; readonly out: z.ZodType } }

/** What main tells windows unasked. */
export const pushes = {
  /** To windows that opened this match. */
  'table.changed': changeSchema,
  /** To all windows: the list has changed; ask again. */
  'library.changed': z.strictObject({ match: matchId.nullable() }),
  'settings.changed': settingsSchema,
  /** A `.qipu` file was opened from outside (file association, command line). */
  'file.opened': z.strictObject({ name: z.string(), bytes: z.base64() }),
  /** A menu item of the desktop shell was chosen. */
  'menu.chosen': z.strictObject({
    item: z.enum(['new', 'import', 'export', 'undo', 'redo', 'settings', 'library', 'keys']),
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

export type ApiError = z.output<typeof errorSchema>
export type Answer<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ApiError }

export type Table = z.output<typeof tableSchema>
export type Change = z.output<typeof changeSchema>
export type StepRow = z.output<typeof stepRowSchema>
export type Position = z.output<typeof positionSchema>
export type MatchRow = z.output<typeof matchRowSchema>
export type BranchRow = z.output<typeof branchSchema>
export type SeatRow = z.output<typeof seatSchema>
export type Settings = z.output<typeof settingsSchema>
export type ListQuery = z.input<typeof listQuerySchema>

/** The api as a window sees it: the preload and the browser client both provide exactly this. */
export interface Client {
  request<M extends Method>(method: M, input: Input<M>): Promise<Answer<Output<M>>>
  on<P extends Push>(push: P, listener: (value: PushOf<P>) => void): () => void
}
