/** What the handlers of requests are given and how they are typed. */
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
  /** Queries the whole library in a thread of its own, so that reading a large file does not delay it. */
  readonly statisticsWorker: RecordWorker
  readonly pool: ThreadPool
  readonly bots: BotScheduler
  readonly analyst: AnalysisRunner
  /** Asks whether a program may be started; undefined if programs are never started. */
  readonly consent: Consent | undefined
  readonly gameOf: (id: string) => AnyGame | undefined
  readonly now: () => number
  /** Backs the library up before a large import; `steps` is the size of the record. */
  readonly beforeImport: (steps: number) => Promise<void>
  readonly app: Output<'app.info'>
  /** The template of pages (see sharing/export.ts). */
  readonly page: string
}

export type Answered<M extends Method> = Result<Output<M>, ApiError>

/** Answers one kind of request, whose input has been checked. May throw `LibraryFailure`. */
export type Handler<M extends Method> = (
  input: Parsed<M>,
  window: Window,
) => Answered<M> | Promise<Answered<M>>

/** A handler for each request in a table of requests. */
export type Handlers<R> = { readonly [M in keyof R & Method]: Handler<M> }

/** Wraps handlers of requests about one match: `work` gets the open match; if it cannot be opened, the error is the answer. */
export const forMatches =
  (tables: Pick<Tables, 'open'>) =>
  <I extends { readonly match: MatchId }, A>(work: (match: OpenMatch, input: I, window: Window) => A) =>
  (input: I, window: Window): A | Result<never, ApiError> => {
    const match = tables.open(input.match)
    return match.ok ? work(match.value, input, window) : match
  }

/** Requests that need an open library; `opening.ts` answers the others whether or not one is open. */
export type LibraryBoundRequests = Omit<Api, OpeningMethod>
