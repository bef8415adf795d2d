/**
 * The library from the start of the program: opened, or closed with the reasons and what can be
 * done, which a window shows. Requests about a library go to the service of the one that is open.
 */
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'
import {
  api,
  readInput,
  type Answer,
  type ApiError,
  type Opening,
  type Output,
  type Push,
  type PushOf,
} from '../api/api.ts'
import type { Connection, Pusher, Service } from '../api/connection.ts'
import {
  contentsSchema,
  openingSchema,
  openingRequests,
  type OpeningMethod,
} from '../api/requests-opening.ts'
import { listBackups } from '../library/backups/backups.ts'
import { failureOf } from '../library/sqlite/errors.ts'
import { openLibrary, type OpenOptions } from '../library/open.ts'
import { restoreBackup, contentsOfBackup, openBackup } from '../library/backups/restore.ts'
import type { Library } from '../library/library.ts'
import type { LibraryLocation } from '../library/location/library-location.ts'
import { createRecordWorker } from './record-worker/record-worker.ts'
import { startBackups, type AutomaticBackups } from './automatic-backups.ts'
import { backupHandlers } from './handlers/backups.ts'
import { DEFAULTS } from './default-settings.ts'

export interface StartupOptions {
  readonly location: LibraryLocation
  readonly now: () => number
  /** The service over a library that has been opened. */
  readonly serve: (library: Library, beforeImport: (steps: number) => Promise<void>) => Service
  /** What a window is told of the program before any library is open. */
  readonly app: Omit<Output<'app.info'>, 'library' | 'kept' | 'dropped'>
  /** The file the worker runs (see worker/record-worker.ts). */
  readonly worker: string
  /** Milliseconds after which it is looked whether the backup of the day is due. */
  readonly backupAfter?: number
  /** Hears of each library that is opened. */
  readonly onOpen?: (library: Library) => void
}

export interface Startup extends Service {
  opening(): Opening
  /** Why the library cannot be moved to that folder, as far as can be told before. */
  refusalToMove(folder: string): ApiError | null
  /** Moves it there and opens it again, wherever it then is; all windows load anew. Answers its file. */
  move(folder: string): Promise<Result<string, ApiError>>
  /** Opens the library of that folder in the place of this one, which stays as it is. */
  use(folder: string): Result<string, ApiError>
}

/** The library is not where it should be, or is on its way: nothing can be said of its files. */
const NOWHERE: readonly string[] = ['libraryAway', 'libraryPlaceUnreadable', 'libraryMoving']

const BACKUP_AFTER_MS = 10_000

interface Client {
  readonly push: Pusher
  inner: Connection | null
}

const isOpening = (method: string): method is OpeningMethod => Object.hasOwn(openingRequests, method)

/** The details of `libraryDamaged`, as `damageError` makes them. */
const damageIn = openingSchema
  .pick({ findings: true, kept: true, choices: true })
  .extend({ contents: contentsSchema.nullable() })

export const startUp = (options: StartupOptions): Startup => {
  const { location, now } = options
  const clients = new Set<Client>()
  const worker = createRecordWorker(options.worker)
  let library: Library | null = null
  let service: Service | null = null
  let backups: AutomaticBackups | null = null
  let error: ApiError | null = null
  let isMoving = false
  let backup: Opening['backup'] = null

  const opening = (): Opening => {
    const read = damageIn.safeParse({
      findings: error?.details?.['findings'],
      kept: error?.details?.['kept'],
      choices: error?.details?.['choices'],
      contents: error?.details?.['contents'],
    })
    const isThere = error === null || !NOWHERE.includes(error.code)
    const [latest] = isThere ? listBackups(location.file()) : []
    // A backup in the place of what a later version wrote, or what cannot be written, would help nobody.
    const otherwise: Opening['choices'] = [
      ...(error?.code === 'libraryNotOurs' ? (['restore'] as const) : []),
      ...(isThere || isMoving ? [] : (['home'] as const)),
      'leave',
    ]
    const offered = read.success ? read.data.choices : otherwise
    const choices =
      library === null ? offered.filter((choice) => choice !== 'restore' || latest !== undefined) : []
    return {
      state: library === null ? 'closed' : library.readOnly ? 'readOnly' : 'open',
      library: location.file(),
      error,
      findings: read.success ? read.data.findings : [],
      kept: library?.kept ?? (read.success ? read.data.kept : null),
      choices,
      contents: {
        present: read.success && library === null ? read.data.contents : null,
        backup:
          latest !== undefined && choices.includes('restore') ? contentsOfBackup(latest, { now }) : null,
      },
      backup,
    }
  }

  const connectInner = (client: Client): void => {
    client.inner = service?.connect(client.push) ?? null
  }

  const shut = (): void => {
    backups?.stop()
    for (const client of clients) client.inner?.close()
    for (const client of clients) client.inner = null
    service?.close()
    library?.close()
    backups = null
    service = null
    library = null
    error = null
    backup = null
  }

  const take = (opened: Result<Library, ApiError>): void => {
    if (!opened.ok) {
      error = opened.error
      return
    }
    library = opened.value
    backups = library.readOnly
      ? null
      : startBackups(library, { worker, now, after: options.backupAfter ?? BACKUP_AFTER_MS })
    service = options.serve(library, async (steps) => backups?.beforeImport(steps))
    options.onOpen?.(library)
    for (const client of clients) connectInner(client)
  }

  const open = (damaged?: OpenOptions['damaged']): void => {
    const nowhere = location.find()
    take(
      nowhere === null
        ? openLibrary(location.file(), damaged === undefined ? { now } : { now, damaged })
        : err(nowhere),
    )
    if (library !== null && !library.readOnly && library.kept === null) location.opened()
  }

  const announce: Pusher = <P extends Push>(push: P, value: PushOf<P>): void => {
    for (const client of clients) client.push(push, value)
  }
  const reopened = (): Result<Opening, ApiError> => {
    announce('library.reopened', opening())
    return ok(opening())
  }

  const handlers = {
    'library.opening': () => ok(opening()),
    'library.open': ({ choice }: { choice: 'open' | 'look' | 'anew' | 'again' | 'home' }) => {
      // What is open stays open, unless it is only looked at.
      if (library !== null && !library.readOnly) return ok(opening())
      // Only where there is none: a library that can be reached is not left for another.
      const isNowhere = error !== null && NOWHERE.includes(error.code)
      shut()
      const refused = choice === 'home' && isNowhere ? location.useHome() : null
      if (refused !== null) take(err(refused))
      else open(choice === 'again' || choice === 'home' ? undefined : choice)
      return reopened()
    },
    'backups.look': ({ name }: { name: string }) => {
      const opened = openBackup(location.file(), name, { now })
      if (!opened.ok) return opened
      shut()
      const at = listBackups(location.file()).find((each) => each.name === name)?.at
      backup = at === undefined ? null : { name, at }
      take(opened)
      return reopened()
    },
    'backups.restore': ({ name }: { name: string }) => {
      shut()
      const restored = restoreBackup(location.file(), name, { now })
      open()
      announce('library.reopened', opening())
      return restored.ok ? ok(opening()) : restored
    },
    ...backupHandlers({ file: location.file, now, worker }),
  }

  /** Answered while no library is open. */
  const closed = (method: string): Answer<unknown> => {
    if (method === 'app.info')
      return ok({
        ...options.app,
        library: location.file(),
        kept: null,
        dropped: [],
      } satisfies Output<'app.info'>)
    if (method === 'settings.get') return ok(DEFAULTS)
    return err(error ?? { code: 'libraryClosed' })
  }

  const answer = async (client: Client, method: string, input: unknown): Promise<Answer<unknown>> => {
    if (isMoving && isOpening(method) && method !== 'library.opening') return closed(method)
    if (!isOpening(method)) return client.inner?.handle(method, input) ?? closed(method)
    const parsed = readInput(method, input)
    if (!parsed.success) return err({ code: 'badRequest', details: { at: 'input', problem: method } })
    if (method === 'backups.import') {
      const asked = api[method].params.parse(parsed.data)
      const file = handlers[method](asked)
      if (!file.ok) return file
      return client.inner?.handle('library.import', { ...file.value, own: asked.own }) ?? closed(method)
    }
    // The schema of a method gives the input its handler takes.
    return (handlers[method] as (input: unknown) => Answer<unknown> | Promise<Answer<unknown>>)(parsed.data)
  }

  open()
  return {
    opening,
    refusalToMove: location.refusal,
    async move(folder) {
      if (library === null || library.readOnly) return err(error ?? { code: 'libraryClosed' })
      const refused = location.refusal(folder)
      if (refused !== null) return err(refused)
      shut()
      isMoving = true
      error = { code: 'libraryMoving' }
      announce('library.reopened', opening())
      try {
        return await location.move(folder)
      } finally {
        isMoving = false
        error = null
        open()
        announce('library.reopened', opening())
      }
    },
    use(folder) {
      if (isMoving) return err({ code: 'libraryMoving' })
      shut()
      const refused = location.use(folder)
      open()
      announce('library.reopened', opening())
      const failed = refused ?? error
      return failed === null ? ok(location.file()) : err(failed)
    },
    connect(push) {
      const client: Client = { push, inner: null }
      clients.add(client)
      connectInner(client)
      return {
        async handle(method, input) {
          try {
            return await answer(client, method, input)
          } catch (thrown) {
            const failure = failureOf(thrown)
            if (failure === undefined) console.error(`${method} failed:`, thrown)
            return err(failure ?? { code: 'internal' })
          }
        },
        close() {
          client.inner?.close()
          clients.delete(client)
        },
      }
    },
    announce,
    close() {
      shut()
      void worker.close()
    },
  }
}
