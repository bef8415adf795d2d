/**
 * The one contract between the main process and a window: requests with an answer, and pushes.
 * Both hosts (Electron IPC, loopback WebSocket) carry exactly this. Every request is checked
 * against its input schema before a handler sees it; answers are checked in tests.
 *
 * A request that fails for a reason a person should read answers `{ ok: false, error }`; the
 * sentence is found by `error.code` in the locale files.
 */
import { z } from 'zod'
import { toWellFormed } from '../../engine/kernel/json.ts'
import { collectionRequests, importRequests, libraryRequests, sampleRequests } from './requests-library.ts'
import { openingRequests, openingSchema } from './requests-opening.ts'
import { practiceRequests } from './requests-practice.ts'
import { puzzleRequests } from './requests-puzzles.ts'
import { analysisRequests, botRequests, noteRequests } from './requests-study.ts'
import { strokeSchema, type Report } from './report.ts'
import { tableRequests } from './requests-table.ts'
import { none, type Request, type Requests } from './requests.ts'
import { botsSchema, changeSchema, matchId, notesSchema, type ApiError } from './values.ts'
import { settingsSchema } from './values-settings.ts'
import { analysisStateSchema } from './values-analysis.ts'

export const appRequests = {
  'app.info': {
    params: none,
    result: z.strictObject({
      version: z.string(),
      host: z.enum(['electron', 'browser']),
      platform: z.string(),
      /** What the system speaks, as BCP 47 tags, the preferred one first; none where the window's browser says so. */
      languages: z.array(z.string()).readonly(),
      library: z.string(),
      /** Where copies of the library's files lie that did not fit together when they were opened, or null. */
      kept: z.string().nullable(),
      /** Programs can take a seat here. */
      programs: z.boolean(),
      /** Settings whose kept values could not be read and are back to their usual ones; of keys each command's. */
      dropped: z.array(z.string()),
    }),
  },
  'settings.get': { params: none, result: settingsSchema },
  'settings.set': { params: settingsSchema.partial(), result: settingsSchema, writes: true },
} as const satisfies Requests

/** Every request. */
export const api = {
  ...appRequests,
  ...openingRequests,
  ...libraryRequests,
  ...collectionRequests,
  ...importRequests,
  ...sampleRequests,
  ...tableRequests,
  ...botRequests,
  ...analysisRequests,
  ...noteRequests,
  ...practiceRequests,
  ...puzzleRequests,
} as const satisfies Requests

/** The methods that must not be repeated when it is unknown whether they arrived. */
export const ONCE: readonly string[] = Object.entries<Request>(api).flatMap(([method, { once }]) =>
  once === true ? [method] : [],
)

/** What main tells windows unasked. */
export const pushes = {
  /** To windows that opened this match. */
  'table.changed': changeSchema,
  /** To windows that opened this match. */
  'notes.changed': notesSchema,
  /** To all windows: the list is asked for again. */
  'unread.changed': z.strictObject({ match: matchId }),
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
  /** To all windows: another library is open now than before, or none; load anew. */
  'library.reopened': openingSchema,
  /** A `.qipu` file was opened from outside (file association, command line). */
  'file.opened': z.strictObject({ name: z.string(), bytes: z.base64() }),
  /** A match was chosen among the recent ones in the menu of the desktop shell. */
  'match.chosen': z.strictObject({ match: matchId }),
  /** A command of the screen was chosen in that menu: its keys are to do what they do. */
  'keys.pressed': z.strictObject({ group: z.string(), stroke: strokeSchema }),
  /** A menu item of the desktop shell was chosen. */
  'menu.chosen': z.strictObject({
    item: z.enum([
      'new',
      'import',
      'export',
      'print',
      'undo',
      'redo',
      'hint',
      'analysis',
      'settings',
      'library',
      'statistics',
      'collections',
      'puzzles',
      'keys',
    ]),
  }),
} as const satisfies { readonly [name: string]: z.ZodType }

export type Api = typeof api
export type Method = keyof Api
/** What a caller passes (defaults may be left out). */
export type Input<M extends Method> = z.input<Api[M]['params']>
/** What a handler gets (defaults filled in). */
export type Parsed<M extends Method> = z.output<Api[M]['params']>
export type Output<M extends Method> = z.output<Api[M]['result']>

/** What a caller passed, checked, with halves of characters in its texts repaired before anything sees them. */
export const readInput = (method: Method, input: unknown): z.ZodSafeParseResult<unknown> =>
  api[method].params.safeParse(toWellFormed(input))

export type Push = keyof typeof pushes
export type PushOf<P extends Push> = z.output<(typeof pushes)[P]>

export type Answer<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ApiError }

export * from './values.ts'
export * from './values-settings.ts'
export * from './values-analysis.ts'
export * from './values-library.ts'
export type { Lesson, PracticeAnswer, Scene } from './requests-practice.ts'
export type { PuzzleRow } from './requests-puzzles.ts'
export type { Report } from './report.ts'
export type { Request } from './requests.ts'
export type { BackupRow, Opening, OpeningMethod } from './requests-opening.ts'

/** The api as a window sees it: the preload, the browser client and the page's reader provide exactly this. */
export interface Client {
  /** Nothing can be changed: behind the page of a shared match stands its record alone (docs/page.md). */
  readonly readOnly?: true
  request<M extends Method>(method: M, input: Input<M>): Promise<Answer<Output<M>>>
  on<P extends Push>(push: P, listener: (value: PushOf<P>) => void): () => void
  /** Where the host can do it: what the window would print, as a PDF in base64. Code pdfFailed. */
  readonly pdf?: () => Promise<Answer<{ readonly bytes: string }>>
  /** Where the host can ask for a folder: moves the library to one, or takes up the library of one. It says itself what came of it. */
  readonly chooseLibraryFolder?: (what: 'move' | 'find') => Promise<void>
  /** Where the host can do it: goes on with the drag that has just begun as one of the match's file. */
  readonly drag?: (match: string) => void
  /** Where there is a menu and a taskbar around the page that show it. */
  readonly report?: (report: Report) => void
}
