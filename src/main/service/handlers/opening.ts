/**
 * Requests about opening the library and about its backups, and the state they change: the library that is open, or
 * why none is and what a person can do about it. They are answered whether or not a library is open.
 */
import { encode } from '../../../engine/record/file/encode.ts'
import type { MatchId } from '../../../engine/record/step.ts'
import { err, ok, type Result } from '../../../engine/kernel/refusal.ts'
import {
  listQuerySchema,
  type ApiError,
  type BackupRow,
  type Opening,
  type OpeningMethod,
  type Parsed,
} from '../../api/api.ts'
import type { Pusher } from '../../api/connection.ts'
import { contentsSchema, openingRequests, openingSchema } from '../../api/requests-opening.ts'
import { countsOf, listBackups } from '../../library/backups/backups.ts'
import { contentsOfBackup, openBackup, restoreBackup } from '../../library/backups/restore.ts'
import type { Library } from '../../library/library.ts'
import type { LibraryLocation } from '../../library/location/library-location.ts'
import { openLibrary, type OpenOptions } from '../../library/open.ts'
import { startBackups, type AutomaticBackups } from '../automatic-backups.ts'
import type { RecordWorker } from '../record-worker/record-worker.ts'
import type { Answered } from './handler.ts'

export interface OpeningOptions {
  readonly location: LibraryLocation
  readonly now: () => number
  readonly worker: RecordWorker
  /** Milliseconds until the program first checks whether the daily backup is due; null: it makes no backups by itself. */
  readonly backupAfter: number | null
  /** Called with each library that was opened. `beforeImport` backs it up before a large import. */
  readonly onOpened: (library: Library, beforeImport: (steps: number) => Promise<void>) => void
  /** Called before the open library is closed. */
  readonly onClosing: () => void
  readonly announce: Pusher
}

/** `backups.import` is missing: the service answers it as an import of `fileFromBackup`. */
type OpeningHandlers = {
  readonly [M in Exclude<OpeningMethod, 'backups.import'>]: (
    input: Parsed<M>,
  ) => Answered<M> | Promise<Answered<M>>
}

export interface LibraryOpening {
  readonly handlers: OpeningHandlers
  /** One match of a backup as a `.qipu` file, its bytes in base64; codes of the backup and of loading a match. */
  fileFromBackup(
    name: string,
    match: MatchId,
  ): Result<{ readonly name: string; readonly bytes: string }, ApiError>
  /** Opens the library at its location, if it can be opened. */
  open(): void
  opening(): Opening
  isMoving(): boolean
  /** Why no library is open. */
  refusal(): ApiError
  /** Why the library cannot be moved to that folder, as far as that is known in advance. */
  refusalToMove(folder: string): ApiError | null
  /** Moves the library and opens it again, whether the move succeeded or not; all windows reload. Returns its file. */
  move(folder: string): Promise<Result<string, ApiError>>
  /** Opens the library of that folder in place of the open one, which is not changed. Returns its file. */
  use(folder: string): Result<string, ApiError>
  close(): void
}

/** The library is missing from its location or is being moved, so nothing is known about its files. */
const ABSENT: readonly string[] = ['libraryAway', 'libraryPlaceUnreadable', 'libraryMoving']

/** `backups.matches` lists at most this many matches, the last changed ones. */
const LISTED = 500

/** The details of `libraryDamaged`, as `damageError` makes them. */
const damageDetails = openingSchema
  .pick({ findings: true, kept: true, choices: true })
  .extend({ contents: contentsSchema.nullable() })

export const isOpening = (method: string): method is OpeningMethod => Object.hasOwn(openingRequests, method)

export const createOpening = (options: OpeningOptions): LibraryOpening => {
  const { location, now, worker, announce } = options
  let library: Library | null = null
  let backups: AutomaticBackups | null = null
  let error: ApiError | null = null
  let isMoving = false
  let backup: Opening['backup'] = null

  const opening = (): Opening => {
    const damage = damageDetails.safeParse({
      findings: error?.details?.['findings'],
      kept: error?.details?.['kept'],
      choices: error?.details?.['choices'],
      contents: error?.details?.['contents'],
    })
    const isThere = error === null || !ABSENT.includes(error.code)
    const [latest] = isThere ? listBackups(location.file()) : []
    // Where a later version wrote the library, or its folder cannot be written to, restoring a backup would not help.
    const withoutDamage: Opening['choices'] = [
      ...(error?.code === 'libraryNotOurs' ? (['restore'] as const) : []),
      ...(isThere || isMoving ? [] : (['home'] as const)),
      'leave',
    ]
    const offered = damage.success ? damage.data.choices : withoutDamage
    const choices =
      library === null ? offered.filter((choice) => choice !== 'restore' || latest !== undefined) : []
    return {
      state: library === null ? 'closed' : library.readOnly ? 'readOnly' : 'open',
      library: location.file(),
      error,
      findings: damage.success ? damage.data.findings : [],
      kept: library?.kept ?? (damage.success ? damage.data.kept : null),
      choices,
      contents: {
        present: damage.success && library === null ? damage.data.contents : null,
        backup:
          latest !== undefined && choices.includes('restore') ? contentsOfBackup(latest, { now }) : null,
      },
      backup,
    }
  }

  const close = (): void => {
    backups?.stop()
    if (library !== null) options.onClosing()
    library?.close()
    backups = null
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
    backups =
      library.readOnly || options.backupAfter === null
        ? null
        : startBackups(library, { worker, now, after: options.backupAfter })
    options.onOpened(library, async (steps) => backups?.beforeImport(steps))
  }

  const open = (damaged?: OpenOptions['damaged']): void => {
    const absent = location.find()
    take(
      absent === null
        ? openLibrary(location.file(), damaged === undefined ? { now } : { now, damaged })
        : err(absent),
    )
    if (library !== null && !library.readOnly && library.kept === null) location.opened()
  }

  const announceReopened = (): Opening => {
    const reopened = opening()
    announce('library.reopened', reopened)
    return reopened
  }

  const backupRows = (): BackupRow[] =>
    listBackups(location.file()).map(({ name, at, reason, file }) => {
      const counts = countsOf(file)
      return { name, at, reason, matches: counts?.matches ?? null, steps: counts?.steps ?? null }
    })
  /** Opens a copy of a backup for `work` and closes it afterwards, so that only the library stays open. */
  const inBackup = <T>(
    name: string,
    work: (library: Library) => Result<T, ApiError>,
  ): Result<T, ApiError> => {
    const opened = openBackup(location.file(), name, { now })
    if (!opened.ok) return opened
    try {
      return work(opened.value)
    } finally {
      opened.value.close()
    }
  }

  const handlers: OpeningHandlers = {
    'library.opening': () => ok(opening()),
    'library.open': ({ choice }) => {
      // An open library stays open unless it is a read-only copy.
      if (library !== null && !library.readOnly) return ok(opening())
      // Only an absent library is exchanged for the one of the usual folder.
      const isAbsent = error !== null && ABSENT.includes(error.code)
      close()
      const refused = choice === 'home' && isAbsent ? location.useHome() : null
      if (refused !== null) take(err(refused))
      else open(choice === 'again' || choice === 'home' ? undefined : choice)
      return ok(announceReopened())
    },
    'backups.list': () => ok(backupRows()),
    'backups.make': async () => {
      const made = await worker.backup(location.file(), { reason: 'daily', now: now() })
      return made.ok ? ok(backupRows()) : made
    },
    'backups.matches': ({ name }) =>
      inBackup(name, (copy) =>
        ok(
          copy.list(listQuerySchema.parse({ limit: LISTED })).rows.map((row) => ({
            match: row.id,
            title: row.title,
            game: row.game,
            players: row.seats.map((seat) => seat.name),
            steps: row.steps,
            at: row.updatedAt,
          })),
        ),
      ),
    'backups.look': ({ name }) => {
      const opened = openBackup(location.file(), name, { now })
      if (!opened.ok) return opened
      close()
      const at = listBackups(location.file()).find((each) => each.name === name)?.at
      backup = at === undefined ? null : { name, at }
      take(opened)
      return ok(announceReopened())
    },
    'backups.restore': ({ name }) => {
      close()
      const restored = restoreBackup(location.file(), name, { now })
      open()
      const reopened = announceReopened()
      return restored.ok ? ok(reopened) : restored
    },
  }

  return {
    handlers,
    fileFromBackup: (name, match) =>
      inBackup(name, (copy) => {
        const loaded = copy.load(match)
        if (!loaded.ok) return err(loaded.error)
        const row = copy.row(match)
        const label = { title: row?.title ?? '', tags: row?.tags ?? [] }
        const bytes = encode(loaded.value, { label })
        return ok({ name: `${label.title}.qipu`, bytes: Buffer.from(bytes).toString('base64') })
      }),
    open: () => open(),
    opening,
    isMoving: () => isMoving,
    refusal: () => error ?? { code: 'libraryClosed' },
    refusalToMove: location.refusal,
    async move(folder) {
      if (library === null || library.readOnly) return err(error ?? { code: 'libraryClosed' })
      const refused = location.refusal(folder)
      if (refused !== null) return err(refused)
      close()
      isMoving = true
      error = { code: 'libraryMoving' }
      announceReopened()
      try {
        return await location.move(folder)
      } finally {
        isMoving = false
        error = null
        open()
        announceReopened()
      }
    },
    use(folder) {
      if (isMoving) return err({ code: 'libraryMoving' })
      close()
      const refused = location.use(folder)
      open()
      announceReopened()
      const failed = refused ?? error
      return failed === null ? ok(location.file()) : err(failed)
    },
    close,
  }
}
