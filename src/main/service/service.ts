/**
 * The service: opens the library, checks every request against the contract, answers it, and tells the other windows
 * what it changed. Hosts start it and carry its connections.
 */
import type { z } from 'zod'
import { gameOf as gameOfProgram } from '../../engine/index.ts'
import { EndlessChance } from '../../engine/kernel/chance-run.ts'
import type { AnyGame } from '../../engine/kernel/game.ts'
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'
import {
  api,
  readInput,
  type Answer,
  type ApiError,
  type appRequests,
  type Method,
  type Opening,
  type Output,
  type Parsed,
  type Request,
} from '../api/api.ts'
import type { Connection, Pusher, Service } from '../api/connection.ts'
import type { Deps, Handler, Handlers, LibraryBoundRequests } from './handlers/handler.ts'
import { createAnalysisRunner } from '../analysis/runner.ts'
import { createBotScheduler } from '../bots/scheduler.ts'
import { createThreadPool } from '../bots/thread-pool.ts'
import type { Consent } from '../bots/factory.ts'
import { failureOf } from '../library/sqlite/errors.ts'
import type { MatchId } from '../../engine/record/step.ts'
import { authorOf } from '../table/author.ts'
import type { Library } from '../library/library.ts'
import type { LibraryLocation } from '../library/location/library-location.ts'
import { DEFAULTS } from './default-settings.ts'
import { createHandles } from './handles.ts'
import { createNoteIndex } from './note-index.ts'
import { analysisHandlers } from './handlers/analysis.ts'
import { botsHandlers } from './handlers/bots.ts'
import { importsHandlers } from './handlers/imports.ts'
import { libraryHandlers } from './handlers/library.ts'
import { collectionsHandlers } from './handlers/collections.ts'
import { createOpening, isOpening } from './handlers/opening.ts'
import { notesHandlers } from './handlers/notes.ts'
import { samplesHandlers } from './handlers/samples.ts'
import { practiceHandlers } from './handlers/practice.ts'
import { puzzlesHandlers } from './handlers/puzzles.ts'
import { tableHandlers } from './handlers/table.ts'
import { mendSettings, readSettings } from './settings.ts'
import { createRecordWorker } from './record-worker/record-worker.ts'
import { createNoteHistory, notesOf } from '../table/notes.ts'
import { createTables, type TableChanged } from '../table/tables.ts'
import { createSamples } from '../samples/samples.ts'
import { createWindows, type Window } from '../table/windows.ts'

export interface ServiceOptions {
  readonly location: LibraryLocation
  readonly host: 'electron' | 'browser'
  readonly version: string
  /** The system's languages as BCP 47 tags, the preferred one first; empty in the browser host. */
  readonly languages: readonly string[]
  readonly now: () => number
  /** The file the record worker runs (see record-worker/record-worker.ts). */
  readonly worker: string
  /** The template of pages, `page/page.html` of the build (see sharing/export.ts). */
  readonly page: string
  /** The file the bots' threads run (see bots/thread-pool.ts). */
  readonly thinker: string
  /** Asks whether a program may be started to take a seat; without it no program is started. */
  readonly consent?: Consent
  /** The games by id; by default those of this program. */
  readonly gameOf?: (id: string) => AnyGame | undefined
  /** Milliseconds until the program first checks whether the daily backup is due; null: it makes no backups by itself. */
  readonly backupAfter?: number | null
  /** Called with each library that is opened. */
  readonly onOpen?: (library: Library) => void
}

/** The service as the host that starts it sees it. */
export interface HostService extends Service {
  /** Which library is open, or why none is and what can be done. */
  opening(): Opening
  /** Why the library cannot be moved to that folder, as far as that is known in advance. */
  refusalToMove(folder: string): ApiError | null
  /** Moves the library and opens it again, whether the move succeeded or not; all windows reload. Returns its file. */
  move(folder: string): Promise<Result<string, ApiError>>
  /** Opens the library of that folder in place of the open one, which is not changed. Returns its file. */
  use(folder: string): Result<string, ApiError>
}

const BACKUP_AFTER_MS = 10_000

/** Milliseconds between two checks whether another process has changed the library. */
const CHECK_EVERY = 2000

const appHandlers = ({ library, windows, app, consent }: Deps): Handlers<typeof appRequests> => ({
  'app.info': () => ok(app),
  'settings.get': () => ok(readSettings(library)),
  'settings.set': async (changed) => {
    const known = readSettings(library).programs.map(({ command }) => command)
    for (const { command } of changed.programs ?? []) {
      if (known.includes(command)) continue
      if (consent === undefined) return err({ code: 'noPrograms', details: { program: command } })
      if (!(await consent(command))) return err({ code: 'programRefused' })
    }
    // Another program may have begun to write while a person was asked.
    await library.whenFree()
    const given = Object.entries(changed).filter(([, value]) => value !== undefined)
    library.saveSettings(Object.fromEntries(given))
    const settings = readSettings(library)
    windows.announce('settings.changed', settings)
    return ok(settings)
  },
})

/** The match that a request names, if it names one. */
const matchOf = (input: object): MatchId | undefined =>
  // The schema has checked that it is an id.
  'match' in input ? (input.match as MatchId) : undefined

/** The answer to a request whose input does not fit its schema: where in the input, and what is wrong. */
const malformed = (found: z.ZodError): Answer<never> => {
  const issue = found.issues[0]
  const at = issue?.path.map(String).join('.') ?? ''
  return err({ code: 'badRequest', details: { at, problem: issue?.code ?? 'unknown' } })
}

/** The error of a request whose handler threw: the disk failed, chance found no end, or there is a bug. */
const troubleOf = (method: string, thrown: unknown): ApiError => {
  const failure = failureOf(thrown)
  if (failure !== undefined) return failure
  if (thrown instanceof EndlessChance) return { code: 'chanceEndless' }
  console.error(`${method} failed:`, thrown)
  return { code: 'internal' }
}

/** What a window is told of the program itself. */
const programOf = ({
  version,
  host,
  languages,
  consent,
}: ServiceOptions): Omit<Output<'app.info'>, 'library' | 'kept' | 'dropped'> => ({
  version,
  host,
  platform: process.platform,
  languages,
  programs: consent !== undefined,
})

/** Everything that lives as long as one library is open. */
interface LibrarySession {
  connect(push: Pusher): Window
  disconnect(window: Window): void
  /** Answers a request whose input has been checked. */
  answer<M extends keyof LibraryBoundRequests>(
    method: M,
    input: Parsed<M>,
    window: Window,
  ): Promise<Answer<Output<M>>>
  close(): void
}

const serveLibrary = (
  library: Library,
  beforeImport: Deps['beforeImport'],
  options: ServiceOptions,
): LibrarySession => {
  const { gameOf = gameOfProgram } = options
  library.waitBriefly()
  const windows = createWindows()
  const samples = createSamples(gameOf)
  const tables = createTables({ library, gameOf, samples })
  const handles = createHandles({ library, tables, gameOf })
  const noteHistory = createNoteHistory()
  const noteIndex = createNoteIndex(library)
  const recordWorker = createRecordWorker(options.worker)
  const statisticsWorker = createRecordWorker(options.worker)
  const app: Output<'app.info'> = {
    ...programOf(options),
    library: library.file,
    kept: library.kept,
    dropped: [...mendSettings(library)],
  }
  const pool = createThreadPool(options.thinker)
  const bots = createBotScheduler({
    tables,
    windows,
    pool,
    settings: () => readSettings(library),
    mayStart: options.consent !== undefined,
    whenFree: library.whenFree,
  })
  const analyst = createAnalysisRunner({ library, tables, windows, pool })
  const { consent, now } = options
  const deps: Deps = {
    library,
    tables,
    samples,
    noteHistory,
    windows,
    recordWorker,
    statisticsWorker,
    gameOf,
    pool,
    bots,
    analyst,
    consent,
    now,
    beforeImport,
    app,
    page: options.page,
  }
  const handlers: Handlers<LibraryBoundRequests> = {
    ...appHandlers(deps),
    ...libraryHandlers(deps),
    ...collectionsHandlers(deps),
    ...tableHandlers(deps),
    ...botsHandlers(deps),
    ...analysisHandlers(deps),
    ...notesHandlers(deps),
    ...practiceHandlers(deps),
    ...importsHandlers(deps),
    ...samplesHandlers(deps),
    ...puzzlesHandlers(deps),
  }

  const pushToWindows = (event: TableChanged): void => {
    const { match: id, by } = event
    if (event.kind === 'row' || !windows.watched().has(id)) return
    if (event.kind === 'notes') return windows.pushTo(id, 'notes.changed', event.notes, by)
    const open = tables.open(id)
    if (!open.ok) return
    // After `replaced`, rows may have come and gone anywhere. Windows notice by the table's size and ask for all rows.
    windows.pushChange(open.value, tables.listed(open.value), event.kind === 'played' ? event.added : [], by)
    if (event.kind === 'replaced')
      windows.pushTo(id, 'notes.changed', notesOf(open.value, noteHistory, authorOf(library)))
  }
  // Everything that follows from a change of a match, in this order (docs/design.md).
  tables.onChanged(({ kind, match }) => {
    if (kind !== 'screen') windows.announce('library.changed', { match })
  })
  tables.onChanged(pushToWindows)
  tables.onChanged(({ kind }) => {
    if (kind === 'notes') noteIndex.changed()
  })
  tables.onChanged(bots.changed)
  // Bots act only in matches that a window has open.
  windows.onWatched(bots.update)

  /** Rereads what is open if another process has written to the library, such as an import from the command line. */
  const catchUp = (): void => {
    if (!library.changedElsewhere()) return
    tables.forget()
    windows.announce('library.changed', { match: null })
    windows.announce('settings.changed', readSettings(library))
    for (const match of windows.watched()) pushToWindows({ kind: 'replaced', match })
    bots.update()
  }

  const check = setInterval(() => {
    try {
      catchUp()
    } catch (thrown) {
      console.error('The library could not be checked:', troubleOf('catchUp', thrown))
    }
  }, CHECK_EVERY)
  check.unref()

  return {
    connect: (push) => windows.connect((name, value) => push(name, handles.outgoing(value))),
    disconnect: windows.disconnect,
    async answer(method, input, window) {
      // Handlers run one after another, at once; only while another process writes do other requests get their turn.
      const { writes }: Request = api[method]
      const free = writes === true ? library.whenFree() : undefined
      if (free !== undefined) await free
      catchUp()
      // A union of methods has no call signature of its own; the type of the table pairs each with its handler.
      const handler = handlers[method] as Handler<typeof method>
      return handles.outgoing(await handler(handles.incoming(input), window), matchOf(input))
    },
    close() {
      clearInterval(check)
      noteIndex.close()
      analyst.close()
      bots.close()
      void pool.close()
      void recordWorker.close()
      void statisticsWorker.close()
    },
  }
}

/** A connected window; `window` is null while no library is open. */
interface Client {
  readonly push: Pusher
  window: Window | null
}

const isMethod = (method: string): method is Method => Object.hasOwn(api, method)

export const createService = (options: ServiceOptions): HostService => {
  const { location, now, backupAfter = BACKUP_AFTER_MS } = options
  const clients = new Set<Client>()
  const backupWorker = createRecordWorker(options.worker)
  let session: LibrarySession | null = null

  const announce: Pusher = (push, value) => {
    for (const client of clients) client.push(push, value)
  }
  const opening = createOpening({
    location,
    now,
    worker: backupWorker,
    backupAfter,
    announce,
    onOpened(library, beforeImport) {
      session = serveLibrary(library, beforeImport, options)
      options.onOpen?.(library)
      for (const client of clients) client.window = session.connect(client.push)
    },
    onClosing() {
      for (const client of clients) disconnect(client)
      session?.close()
      session = null
    },
  })
  const disconnect = (client: Client): void => {
    if (client.window !== null) session?.disconnect(client.window)
    client.window = null
  }

  /** Answers while no library is open. */
  const answerClosed = (method: string): Answer<unknown> => {
    if (method === 'app.info')
      return ok({
        ...programOf(options),
        library: location.file(),
        kept: null,
        dropped: [],
      } satisfies Output<'app.info'>)
    if (method === 'settings.get') return ok(DEFAULTS)
    return err(opening.refusal())
  }

  const answer = async (client: Client, method: string, input: unknown): Promise<Answer<unknown>> => {
    if (isOpening(method) && method !== 'library.opening' && opening.isMoving()) return err(opening.refusal())
    if (!isOpening(method) && client.window === null) return answerClosed(method)
    if (!isMethod(method)) return err({ code: 'badRequest', details: { at: 'method' } })
    const parsed = readInput(method, input)
    if (!parsed.success) return malformed(parsed.error)
    if (method === 'backups.import') {
      const { name, match, own } = api[method].params.parse(parsed.data)
      const file = opening.fileFromBackup(name, match)
      return file.ok ? answer(client, 'library.import', { ...file.value, own }) : file
    }
    // The schema of a method gives the input its handler takes.
    const asked = parsed.data as never
    if (isOpening(method)) return opening.handlers[method](asked)
    if (session === null || client.window === null) return answerClosed(method)
    return session.answer(method, asked, client.window)
  }

  opening.open()
  return {
    connect(push): Connection {
      const client: Client = { push, window: session?.connect(push) ?? null }
      clients.add(client)
      return {
        async handle(method, input) {
          try {
            return await answer(client, method, input)
          } catch (thrown) {
            return err(troubleOf(method, thrown))
          }
        },
        close() {
          disconnect(client)
          clients.delete(client)
        },
      }
    },
    announce,
    opening: opening.opening,
    refusalToMove: opening.refusalToMove,
    move: opening.move,
    use: opening.use,
    close() {
      opening.close()
      void backupWorker.close()
    },
  }
}
