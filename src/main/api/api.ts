/**
 * The contract between the main process and a window: requests with an answer, and pushes. Both hosts (Electron IPC,
 * loopback WebSocket) carry exactly these. The service checks every input against its schema before a handler gets it;
 * tests check the answers.
 *
 * A refused request answers `{ ok: false, error }`; the locale files have the sentence for `error.code`.
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
      /** The system's languages as BCP 47 tags, the preferred one first; empty in the browser host, where the browser knows. */
      languages: z.array(z.string()).readonly(),
      library: z.string(),
      /** The folder with copies of the library's files that did not belong together when they were opened, or null. */
      kept: z.string().nullable(),
      /** Whether external programs may play for a seat. */
      programs: z.boolean(),
      /** Settings that could not be read and have their default again; `keys.<command>` for the keys of one command. */
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

/** The methods declared with `once`. */
export const ONCE: readonly string[] = Object.entries<Request>(api).flatMap(([method, { once }]) =>
  once === true ? [method] : [],
)

/** Messages that main sends to windows without a request. */
export const pushes = {
  /** To windows that opened this match. */
  'table.changed': changeSchema,
  /** To windows that opened this match. */
  'notes.changed': notesSchema,
  /** To all windows: a match has more or fewer unseen steps and notes. */
  'unread.changed': z.strictObject({ match: matchId }),
  /** To windows that opened this match. */
  'bots.changed': botsSchema,
  /**
   * To windows that opened this match: from time to time while an analysis runs, without a result, and with the result
   * when it ends; always about the line being analysed.
   */
  'analysis.changed': analysisStateSchema,
  /** To the window that requested a hint: the part of the search that is done, 0 to 1. */
  'bots.thought': z.strictObject({ match: matchId, part: z.number() }),
  /** To all windows: the list has changed; null if more than one match did. */
  'library.changed': z.strictObject({ match: matchId.nullable() }),
  'settings.changed': settingsSchema,
  /** To all windows: another library is open, or none; windows reload. */
  'library.reopened': openingSchema,
  /** A `.qipu` file was opened from outside (file association, command line). */
  'file.opened': z.strictObject({ name: z.string(), bytes: z.base64() }),
  /** A recent match was chosen in the desktop menu. */
  'match.chosen': z.strictObject({ match: matchId }),
  /** A command of the screen was chosen in that menu: the window handles its keys as if they were pressed. */
  'keys.pressed': z.strictObject({ group: z.string(), stroke: strokeSchema }),
  /** An item of the desktop menu was chosen. */
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
/** The input as a caller passes it; fields with defaults are optional. */
export type Input<M extends Method> = z.input<Api[M]['params']>
/** The input as a handler gets it, with defaults filled in. */
export type Parsed<M extends Method> = z.output<Api[M]['params']>
export type Output<M extends Method> = z.output<Api[M]['result']>

/** Checks an input against the schema of its method, after repairing lone surrogates in its texts. */
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
export type { PuzzlePose, PuzzleRow } from './requests-puzzles.ts'
export type { Report } from './report.ts'
export type { Request } from './requests.ts'
export type { BackupRow, Opening, OpeningMethod } from './requests-opening.ts'

/** The api as a window sees it. The preload, the browser's client and the reader of a page implement it. */
export interface Client {
  /** Set on the page of a shared match, which has only a record and cannot change it (docs/page.md). */
  readonly readOnly?: true
  request<M extends Method>(method: M, input: Input<M>): Promise<Answer<Output<M>>>
  on<P extends Push>(push: P, listener: (value: PushOf<P>) => void): () => void
  /** Desktop only: prints the window into a PDF, in base64. Code pdfFailed. */
  readonly pdf?: () => Promise<Answer<{ readonly bytes: string }>>
  /** Desktop only: asks for a folder and moves the library there, or opens the library there. The host reports the result. */
  readonly chooseLibraryFolder?: (what: 'move' | 'find') => Promise<void>
  /** Desktop only: continues the drag that has just started as a drag of the match's file. */
  readonly drag?: (match: string) => void
  /** Desktop only: reports what menu and taskbar show. */
  readonly report?: (report: Report) => void
}
