/**
 * The library: one SQLite file with every match played on this machine.
 *
 * ```ts
 * const opened = openLibrary(file, { now: Date.now })
 * if (!opened.ok) return opened.error
 * const library = opened.value
 * const id = library.create(header, 'Evening match')
 * library.append(id, { steps, branches, reason: 'act', summary }) // on disk when it returns
 * const loaded = library.load(id)
 * ```
 *
 * Every change is one durable transaction. A change that cannot be made durable changes nothing and throws a
 * `LibraryFailure` whose `error` is for the user. The library knows no rules.
 */
import type Database from 'better-sqlite3'
import type { MatchId } from '../../engine/record/step.ts'
import type { ApiError } from '../api/api.ts'
import { createAnalyses, type Analyses } from './rows/analyses.ts'
import { createAnnotationWriter, createNoteVersions, type NoteVersions } from './rows/annotations.ts'
import { failureOf, guarded, guardedAll, LibraryFailure, libraryError } from './sqlite/errors.ts'
import { createCollections, type Collections } from './collections/collections.ts'
import {
  createImportList,
  createImportLog,
  type ImportList,
  createBranchRows,
  createUnread,
  type Unread,
} from './imports/imports.ts'
import { createImportUndo, type ImportUndo } from './imports/undo.ts'
import { createHistory, type History } from './rows/history.ts'
import { createLists, type Lists } from './queries/list.ts'
import { createMatches, type Matches } from './matches/matches.ts'
import { versionOf } from './file/migrate.ts'
import type { ProgressFileWriter } from './damage/progress-file.ts'
import { createReader, type Loaded } from './rows/records.ts'
import { createIndexer } from './queries/search-index.ts'
import { createSearches, type Searches } from './queries/filter.ts'
import { createSettings, type SettingsStore } from './rows/settings.ts'
import { createMatchAdmin, type MatchAdmin } from './matches/match-admin.ts'
import { createWriter } from './rows/steps.ts'
import { LOCK_WAIT_MS, createWriteLock, type WriteLock } from './sqlite/transactions.ts'

export interface Library
  extends
    Analyses,
    Collections,
    Matches,
    Lists,
    MatchAdmin,
    Unread,
    History,
    ImportList,
    ImportUndo,
    NoteVersions,
    Searches,
    SettingsStore,
    WriteLock {
  readonly file: string
  /** The path of the copy made before this opening migrated the schema, or null. */
  readonly backup: string | null
  /** The folder with copies of the library's files as found, if they were damaged; otherwise null. */
  readonly kept: string | null
  /** A read-only copy; every change is refused. */
  readonly readOnly: boolean
  /**
   * Loads the record of a match. Of a damaged record it loads the sound part and adds `damage`. Code `matchUnknown`.
   */
  load(id: MatchId): Loaded
  /** True once after another process has written; what was read before may be stale. */
  changedElsewhere(): boolean
  /** Runs SQLite's integrity check on the whole file, which is slow; null if it passes. */
  check(): ApiError | null
  close(): void
}

export interface LibraryParts {
  readonly now: () => number
  readonly backup: string | null
  readonly kept: string | null
  readonly readOnly?: boolean
  /** The schema version the program works with. */
  readonly version: number
  /** Records the progress of each match beside the library. */
  readonly progress?: Pick<ProgressFileWriter, 'flush'> | undefined
  /** Called after the connection is closed. */
  readonly closed?: () => void
}

/** Creates a library on a prepared connection; most callers want `openLibrary`. */
export const createLibrary = (
  db: Database.Database,
  { now, backup, kept, readOnly = false, version, progress, closed }: LibraryParts,
): Library => {
  const writer = createWriter(db)
  const indexer = createIndexer(db)
  const load = createReader(db)
  const notes = createAnnotationWriter(db)
  const branches = createBranchRows(db)
  const lock = createWriteLock(db)
  const parts = guardedAll({
    load,
    ...createMatches({
      ...{ db, now, writer, indexer, load, lock, notes },
      branchRows: branches,
      imports: createImportLog(db),
    }),
    ...createImportUndo({ db, now, writer, indexer, load, notes, branches }),
    ...createImportList(db),
    ...createNoteVersions(db),
    ...createLists(db),
    ...createMatchAdmin(db, now, writer, indexer),
    ...createUnread(db, writer),
    ...createHistory(db),
    ...createSearches(db),
    ...createCollections(db, now),
    ...createSettings(db, readOnly),
    ...createAnalyses(db, writer),
  })
  const dataVersion = (): number => Number(db.pragma('data_version', { simple: true }))
  let seen = dataVersion()

  return {
    file: db.name,
    backup,
    kept,
    readOnly,
    ...parts,
    ...lock,
    changedElsewhere: () =>
      guarded(() => {
        const current = dataVersion()
        if (current === seen) return false
        seen = current
        const found = versionOf(db)
        if (found > version)
          throw new LibraryFailure(libraryError('libraryNewer', { version: found, known: version }))
        return true
      }),
    check: () =>
      guarded(() => {
        const said = db.prepare<[], string>('PRAGMA integrity_check(1)').pluck().get()
        return said === 'ok' ? null : libraryError('libraryDamaged', { reason: said ?? 'unknown' })
      }),
    close() {
      if (!db.open) return
      progress?.flush()
      if (!readOnly) checkpoint(db)
      db.close()
      closed?.()
    },
  }
}

/**
 * Copies the log into the file, so that the file alone is the library after a clean close. SQLite does so only for
 * the last connection, and a thread may still have one; this waits for its current read. If it fails nothing is lost:
 * the changes stay in the log.
 */
const checkpoint = (db: Database.Database): void => {
  try {
    db.pragma(`busy_timeout = ${LOCK_WAIT_MS}`)
    db.pragma('wal_checkpoint(TRUNCATE)')
  } catch (thrown) {
    if (failureOf(thrown) === undefined) throw thrown
  }
}
