/** What stands behind the requests of the api. */
import type { Result } from '../../../engine/kernel/refusal.ts'
import type { AnyGame } from '../../../engine/kernel/game.ts'
import type { MatchId } from '../../../engine/record/step.ts'
import type { AnalysisRunner } from '../../analysis/runner.ts'
import type { BotScheduler } from '../../bots/scheduler.ts'
import type { ThreadPool } from '../../bots/thread-pool.ts'
import type { Consent } from '../../bots/factory.ts'
import type { Api, ApiError, Method, OpeningMethod, Output, Parsed } from '../../api/api.ts'
import type { Library } from '../../library/library.ts'
import type { RecordWorker } from '../record-worker/record-worker.ts'
import type { NoteHistory } from '../../table/notes.ts'
import type { OpenMatch } from '../../table/match.ts'
import type { Samples } from '../../samples/samples.ts'
import type { Tables } from '../../table/tables.ts'
import type { Window, Windows } from '../../table/windows.ts'

export interface Deps {
  readonly library: Library
  readonly tables: Tables
  readonly samples: Samples
  readonly noteHistory: NoteHistory
  readonly windows: Windows
  readonly recordWorker: RecordWorker
  /** Answers questions about the whole library, in a thread that no file keeps busy. */
  readonly statisticsWorker: RecordWorker
  readonly pool: ThreadPool
  readonly bots: BotScheduler
  readonly analyst: AnalysisRunner
  /** Asks whether a program may be started; undefined where none ever is. */
  readonly consent: Consent | undefined
  readonly gameOf: (id: string) => AnyGame | undefined
  readonly now: () => number
  /** Backs the library up before much is imported: a record of so many steps. */
  readonly beforeImport: (steps: number) => Promise<void>
  readonly app: Output<'app.info'>
  /** The file pages are made from (see sharing/page.ts). */
  readonly page: string
}

export type Answered<M extends Method> = Result<Output<M>, ApiError>

/** Answers one kind of request; input is checked before. May throw `LibraryFailure`. */
export type Handler<M extends Method> = (
  input: Parsed<M>,
  window: Window,
) => Answered<M> | Promise<Answered<M>>

/** A handler for each request of a table of them, or of all. */
export type Handlers<R> = { readonly [M in keyof R & Method]: Handler<M> }

/** Handlers about one match: each is handed that match, open, or answers why it cannot be opened. */
export const forMatches =
  (tables: Pick<Tables, 'open'>) =>
  <I extends { readonly match: MatchId }, A>(work: (match: OpenMatch, input: I, window: Window) => A) =>
  (input: I, window: Window): A | Result<never, ApiError> => {
    const match = tables.open(input.match)
    return match.ok ? work(match.value, input, window) : match
  }

/** Requests that need an open library; `opening.ts` answers the others whether or not one is open. */
export type LibraryBoundRequests = Omit<Api, OpeningMethod>
