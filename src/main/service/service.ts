/**
 * The service: checks every request against the contract, answers it, and tells the other windows
 * what it changed. Hosts carry its connections and know nothing else.
 */
import { gameOf as gameOfProgram } from '../../engine/index.ts'
import { EndlessChance } from '../../engine/kernel/chance-run.ts'
import type { AnyGame } from '../../engine/kernel/game.ts'
import { err, ok } from '../../engine/kernel/refusal.ts'
import {
  api,
  readInput,
  type Answer,
  type ApiError,
  type appRequests,
  type Output,
  type Request,
} from '../api/api.ts'
import type { Connection, Service } from '../api/connection.ts'
import type { Deps, Handler, Handlers, ServiceRequests } from './handlers/handler.ts'
import { createAnalysisRunner } from '../analysis/runner.ts'
import { createBotScheduler } from '../bots/scheduler.ts'
import { createThreadPool } from '../bots/thread-pool.ts'
import type { Consent } from '../bots/factory.ts'
import { failureOf } from '../library/sqlite/errors.ts'
import type { MatchId } from '../../engine/record/step.ts'
import { authorOf } from '../table/author.ts'
import type { Library } from '../library/library.ts'
import { createHandles } from './handles.ts'
import { createNoteIndex } from './note-index.ts'
import { analysisHandlers } from './handlers/analysis.ts'
import { botsHandlers } from './handlers/bots.ts'
import { importsHandlers } from './handlers/imports.ts'
import { libraryHandlers } from './handlers/library.ts'
import { collectionsHandlers } from './handlers/collections.ts'
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
  readonly library: Library
  readonly host: 'electron' | 'browser'
  readonly version: string
  /** The languages the system speaks, as BCP 47 tags, the preferred one first; none where windows are those of a browser. */
  readonly languages: readonly string[]
  readonly now: () => number
  /** The file the worker runs (see worker/record-worker.ts). */
  readonly worker: string
  /** The file pages are made from (see sharing/page.ts), `page/page.html` of the build. */
  readonly page: string
  /** The file the threads of the bots run (see bots/thread-pool.ts). */
  readonly thinker: string
  /** Asks whether a program may be started to take a seat; without it none ever is. */
  readonly consent?: Consent
  /** Called before a record of so many steps is imported. */
  readonly beforeImport?: (steps: number) => Promise<void>
  /** The games there are; the program's own unless told. */
  readonly gameOf?: (id: string) => AnyGame | undefined
}

/** How often to look whether another process has changed the library, in milliseconds. */
const LOOK_EVERY = 2000

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
    // People took their time.
    await library.whenFree()
    // A value given as undefined is one not given.
    const given = Object.entries(changed).filter(([, value]) => value !== undefined)
    library.saveSettings(Object.fromEntries(given))
    const settings = readSettings(library)
    windows.announce('settings.changed', settings)
    return ok(settings)
  },
})

/** The match a request is about, if it is about one. */
const matchOf = (input: object): MatchId | undefined =>
  // The contract has checked that it is an id.
  'match' in input ? (input.match as MatchId) : undefined

/** What a request says that failed outside the rules: the disk, or a bug. */
const troubleOf = (method: string, thrown: unknown): ApiError => {
  const failure = failureOf(thrown)
  if (failure !== undefined) return failure
  if (thrown instanceof EndlessChance) return { code: 'chanceEndless' }
  console.error(`${method} failed:`, thrown)
  return { code: 'internal' }
}

export const createService = (options: ServiceOptions): Service => {
  const { library, gameOf = gameOfProgram } = options
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
    version: options.version,
    host: options.host,
    platform: process.platform,
    languages: options.languages,
    library: library.file,
    kept: library.kept,
    programs: options.consent !== undefined,
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
    beforeImport: options.beforeImport ?? (() => Promise.resolve()),
    app,
    page: options.page,
  }
  const handlers: Handlers<ServiceRequests> = {
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

  const tellWindows = (event: TableChanged): void => {
    const { match: id, by } = event
    if (event.kind === 'row' || !windows.watched().has(id)) return
    if (event.kind === 'notes') return windows.tell(id, 'notes.changed', event.notes, by)
    const open = tables.open(id)
    if (!open.ok) return
    // Where it was replaced, rows come and go in any order: windows see by the size that they hold others and ask.
    windows.tellOthers(open.value, tables.titleOf(open.value), event.kind === 'played' ? event.added : [], by)
    if (event.kind === 'replaced')
      windows.tell(id, 'notes.changed', notesOf(open.value, noteHistory, authorOf(library)))
  }
  // All that follows from a change of a match, in this order (docs/design.md).
  tables.onChanged(({ kind, match }) => {
    if (kind !== 'screen') windows.announce('library.changed', { match })
  })
  tables.onChanged(tellWindows)
  tables.onChanged(({ kind }) => {
    if (kind === 'notes') noteIndex.changed()
  })
  tables.onChanged(bots.changed)
  // Bots act where somebody looks.
  windows.onWatched(bots.update)

  /** Another process has written (an import from the command line): read again what is open. */
  const catchUp = (): void => {
    if (!library.changedElsewhere()) return
    tables.forget()
    windows.announce('library.changed', { match: null })
    windows.announce('settings.changed', readSettings(library))
    for (const match of windows.watched()) tellWindows({ kind: 'replaced', match })
    bots.update()
  }

  const look = setInterval(() => {
    try {
      catchUp()
    } catch (thrown) {
      console.error('The library could not be looked at:', troubleOf('catchUp', thrown))
    }
  }, LOOK_EVERY)
  look.unref()

  const isMethod = (method: string): method is keyof ServiceRequests => Object.hasOwn(handlers, method)

  const answer = async <M extends keyof ServiceRequests>(
    method: M,
    input: unknown,
    window: Window,
  ): Promise<Answer<Output<M>>> => {
    const parsed = readInput(method, input)
    if (!parsed.success) {
      const issue = parsed.error.issues[0]
      const at = issue?.path.map(String).join('.') ?? ''
      return { ok: false, error: { code: 'badRequest', details: { at, problem: issue?.code ?? 'unknown' } } }
    }
    // In order and at once, unless another process is writing: then others get turns meanwhile.
    const { writes }: Request = api[method]
    const free = writes === true ? library.whenFree() : undefined
    if (free !== undefined) await free
    catchUp()
    // The schema of a method gives the input its handler takes; the table of handlers says so by name.
    const handler = handlers[method] as Handler<M>
    const asked = parsed.data as Parameters<Handler<M>>[0]
    return handles.outgoing(await handler(handles.incoming(asked), window), matchOf(asked))
  }

  return {
    connect(push): Connection {
      const window = windows.connect((name, value) => push(name, handles.outgoing(value)))
      return {
        async handle(method, input) {
          if (!isMethod(method))
            return { ok: false, error: { code: 'badRequest', details: { at: 'method' } } }
          try {
            return await answer(method, input, window)
          } catch (thrown) {
            return { ok: false, error: troubleOf(method, thrown) }
          }
        },
        close: () => windows.disconnect(window),
      }
    },
    announce: windows.announce,
    close() {
      clearInterval(look)
      noteIndex.close()
      analyst.close()
      bots.close()
      void pool.close()
      void recordWorker.close()
      void statisticsWorker.close()
    },
  }
}
