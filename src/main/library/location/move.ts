/**
 * Moves the library to another folder. All files are copied, synced and compared before the pointer is replaced, and
 * the old files are put aside only after that: whenever a move is interrupted, one folder has the complete library.
 */
import { createHash } from 'node:crypto'
import {
  createReadStream,
  existsSync,
  mkdirSync,
  renameSync,
  readdirSync,
  realpathSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { copyFile, mkdir, open } from 'node:fs/promises'
import { dirname, join, isAbsolute, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import Database from 'better-sqlite3'
import { err, ok, type Result } from '../../../engine/kernel/refusal.ts'
import type { ApiError } from '../../api/values.ts'
import { failureOf, LibraryFailure } from '../sqlite/errors.ts'
import { LIBRARY_NAME, syncFolder, discard } from '../file/files.ts'
import { ARRIVING_FOLDER, libraryFilesIn, filesUnder, MOVED_FOLDER, librarySize } from './library-files.ts'
import { stampOf, writePointer, isLibraryIn, pointerFile } from './pointer.ts'
import { missingSteps, readProgressFile } from '../damage/progress-file.ts'
import { setTimeout as pause } from 'node:timers/promises'

/** What systems leave in an empty folder, and what an interrupted move leaves. */
const IGNORED_NAMES: readonly string[] = [
  '.DS_Store',
  'desktop.ini',
  'Thumbs.db',
  'lost+found',
  ARRIVING_FOLDER,
]
const SYSTEM_NAMES = /^(\.Trash|\.Spotlight|\.fseventsd|\$RECYCLE|System Volume)/
const LOCK = `${LIBRARY_NAME}.lock`

/** Free space required beyond the copies, in bytes, for the library to grow. */
const SPARE_BYTES = 8 * 1024 * 1024
const MEGABYTE = 1_000_000

const inMegabytes = (bytes: number): string => `${Math.max(1, Math.ceil(bytes / MEGABYTE))} MB`

/** Resolves symbolic links; for a missing folder, those of its nearest existing parent. */
const real = (folder: string): string => {
  try {
    return realpathSync(folder)
  } catch {
    return dirname(folder) === folder
      ? folder
      : join(real(dirname(folder)), relative(dirname(folder), folder))
  }
}

/** True if `folder` is `other` or inside it. */
const isWithin = (folder: string, other: string): boolean => {
  const path = relative(real(other), real(folder))
  return path === '' || (path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path))
}

const kindOf = (path: string): 'folder' | 'other' | 'none' => {
  const found = statSync(path, { throwIfNoEntry: false })
  return found === undefined ? 'none' : found.isDirectory() ? 'folder' : 'other'
}

/**
 * Checks whether the library in `from` can move to `folder`; null if so. Codes: `moveNoFolder` (not an absolute path,
 * or neither it nor its parent is a folder), `moveInside` (the old folder or inside it), `moveOtherLibrary`,
 * `moveNotEmpty`, `moveNotWritable`, `moveNoSpace`. Creates the folder if it is missing.
 */
export const refusalOfTarget = (folder: string, from: string, home: string): ApiError | null => {
  const refused = (code: string, more: Record<string, string> = {}): ApiError => ({
    code,
    details: { folder, ...more },
  })
  if (!isAbsolute(folder)) return refused('moveNoFolder')
  const kind = kindOf(folder)
  if (kind === 'other' || (kind === 'none' && kindOf(dirname(folder)) !== 'folder'))
    return refused('moveNoFolder')
  if (isWithin(folder, from)) return refused('moveInside')
  try {
    clearLeftovers(folder)
    if (isLibraryIn(folder)) return refused('moveOtherLibrary')
    if (kind === 'none') mkdirSync(folder)
    // The home folder also holds other files of the program.
    const others = real(folder) === real(home) ? libraryFilesIn(folder) : readdirSync(folder)
    if (others.some((name) => !isIgnored(name))) return refused('moveNotEmpty')
    const probe = join(folder, `${LIBRARY_NAME}.probe`)
    writeFileSync(probe, '')
    rmSync(probe)
    const { bavail, bsize } = statfsSync(folder)
    const [needed, free] = [librarySize(from) + SPARE_BYTES, bavail * bsize]
    if (free < needed) return refused('moveNoSpace', { needed: inMegabytes(needed), free: inMegabytes(free) })
    return null
  } catch (thrown) {
    if (failureOf(thrown) === undefined) throw thrown
    return refused('moveNotWritable')
  }
}

/**
 * Deletes the leftovers of an interrupted move. The folder was empty before it, and no program can have used the
 * copies while the database has no final name.
 */
const clearLeftovers = (folder: string): void => {
  if (!existsSync(join(folder, ARRIVING_FOLDER)) || existsSync(join(folder, LIBRARY_NAME))) return
  for (const name of libraryFilesIn(folder)) rmSync(join(folder, name), { recursive: true })
  rmSync(join(folder, ARRIVING_FOLDER), { recursive: true })
}

const isIgnored = (name: string): boolean =>
  IGNORED_NAMES.includes(name) || name === LOCK || name === pointerFile('') || SYSTEM_NAMES.test(name)

/** Threads of this program that were ended close their connections within this time, in milliseconds. */
const PATIENCE_MS = 10_000
const RETRY_MS = 50

/**
 * Opens the library exclusively, with its log copied into the file. Undefined if others keep it open: only the last
 * connection can leave WAL mode, and later ones find it locked.
 */
const openExclusively = async (
  file: string,
  patience = PATIENCE_MS,
): Promise<Database.Database | undefined> => {
  for (let waited = 0; ; waited += RETRY_MS) {
    const db = tryOpenExclusively(file)
    if (db !== undefined || waited >= patience) return db
    await pause(RETRY_MS)
  }
}

const tryOpenExclusively = (file: string): Database.Database | undefined => {
  const db = new Database(file, { fileMustExist: true, timeout: 0 })
  try {
    db.pragma('journal_mode = DELETE')
    // Keeps locks from the first transaction on.
    db.pragma('locking_mode = EXCLUSIVE')
    db.exec('BEGIN EXCLUSIVE; COMMIT')
    if (db.pragma('journal_mode', { simple: true }) === 'delete') return db
  } catch (thrown) {
    if (!(thrown instanceof Database.SqliteError) || !/^SQLITE_(BUSY|LOCKED)/.test(thrown.code)) {
      db.close()
      throw thrown
    }
  }
  db.close()
  return undefined
}

/**
 * True if the copy passes the integrity check, has as many rows in each table and as much progress in each match, and
 * lacks nothing that its progress file records.
 */
const holdsSameLibrary = (library: Database.Database, copy: string): boolean => {
  const other = new Database(copy, { readonly: true, fileMustExist: true })
  try {
    if (other.prepare<[], string>('PRAGMA integrity_check(1)').pluck().get() !== 'ok') return false
    return (
      fingerprintOf(library) === fingerprintOf(other) && missingSteps(other, readProgressFile(copy)) === null
    )
  } finally {
    other.close()
  }
}

/** Row counts of all tables, versions, and the progress of each match, as one text. */
const fingerprintOf = (db: Database.Database): string => {
  const tables = db
    .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    .pluck()
    .all()
  const counts = tables.map((name) => [
    name,
    db
      .prepare<[], number>(`SELECT count(*) FROM "${name.replaceAll('"', '""')}"`)
      .pluck()
      .get(),
  ])
  const marks = ['user_version', 'application_id', 'page_count'].map((name) =>
    db.pragma(name, { simple: true }),
  )
  const last = tables.includes('match')
    ? db
        .prepare(
          'SELECT hex(match.id), max(seq), hex(max(step.id)) FROM match LEFT JOIN step ON step.match = match.key GROUP BY match.key ORDER BY match.key',
        )
        .raw()
        .all()
    : []
  return JSON.stringify([marks, counts, last])
}

/** The steps of a move, each as it is finished. */
export const MOVE_STAGES = ['copied', 'compared', 'placed', 'switched', 'putAside'] as const
export type MoveStage = (typeof MOVE_STAGES)[number]

export interface Move {
  /** The home folder, which holds the pointer. */
  readonly home: string
  readonly from: string
  readonly to: string
  readonly onStage?: (stage: MoveStage) => void
  /** How long to wait for others that have the library open, in milliseconds. */
  readonly patience?: number
}

/**
 * Moves the library in `from`; returns its new path. This program must have locked both folders and have no
 * connection open. Refuses with the codes of `refusalOfTarget`, with `moveInUse` if another program has it open, with
 * `moveUnequal` if a copy differs, or with a code of the library's failures; then everything is as before.
 */
export const moveLibrary = async (move: Move): Promise<Result<string, ApiError>> => {
  const { home, from, to } = move
  const refused = refusalOfTarget(to, from, home)
  if (refused !== null) return err(refused)
  const arriving = join(to, ARRIVING_FOLDER)
  const file = join(from, LIBRARY_NAME)
  let alone: Database.Database | undefined
  let isSwitched = false
  const reached = (stage: MoveStage): void => move.onStage?.(stage)
  try {
    alone = await openExclusively(file, move.patience)
    if (alone === undefined) return err({ code: 'moveInUse' })
    mkdirSync(arriving)
    const names = libraryFilesIn(from)
    for (const name of names)
      if (name === LIBRARY_NAME) await copyDatabase(alone, join(arriving, name))
      else await copyAll(join(from, name), join(arriving, name))
    syncFolder(arriving)
    reached('copied')
    if (!(await areSame(names, { from, arriving, alone }))) throw new LibraryFailure({ code: 'moveUnequal' })
    reached('compared')
    // The library comes last: until then no program takes the folder for a library.
    for (const name of names.toReversed()) renameSync(join(arriving, name), join(to, name))
    discard(arriving)
    syncFolder(to)
    reached('placed')
    writePointer(home, { folder: to, from: { folder: from, stamp: stampOf(file) } })
    isSwitched = true
    reached('switched')
    // Programs waiting for the lock fail once the file has another name. Windows cannot rename an open file.
    if (process.platform === 'win32') alone.close()
    putAside(from, names)
    reached('putAside')
    return ok(join(to, LIBRARY_NAME))
  } catch (thrown) {
    const error = failureOf(thrown)
    if (error === undefined) throw thrown
    // The next start puts aside the files left in the old place.
    if (isSwitched) return ok(join(to, LIBRARY_NAME))
    removeCopies(from, to)
    return err(error)
  } finally {
    alone?.close()
  }
}

const copyDatabase = async (alone: Database.Database, to: string): Promise<void> => {
  // Copies page by page over the connection that holds the lock.
  await alone.backup(to)
  await syncFile(to)
}

const copyAll = async (from: string, to: string): Promise<void> => {
  for (const file of filesUnder(from)) {
    const copy = join(to, file)
    await mkdir(dirname(copy), { recursive: true })
    await copyFile(join(from, file), copy)
    await syncFile(copy)
    syncFolder(dirname(copy))
  }
  // Empty folders are moved too.
  if (!existsSync(to)) mkdirSync(to)
}

const syncFile = async (file: string): Promise<void> => {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

interface Copies {
  readonly from: string
  readonly arriving: string
  readonly alone: Database.Database
}

const areSame = async (names: readonly string[], { from, arriving, alone }: Copies): Promise<boolean> => {
  if (!holdsSameLibrary(alone, join(arriving, LIBRARY_NAME))) return false
  for (const name of names.filter((each) => each !== LIBRARY_NAME))
    for (const file of filesUnder(join(from, name))) {
      const [one, other] = [join(from, name, file), join(arriving, name, file)]
      if (!existsSync(other) || (await digestOf(one)) !== (await digestOf(other))) return false
    }
  return true
}

const digestOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Moves the old files into a folder where no program takes them for the library; the next start deletes it. */
const putAside = (from: string, names: readonly string[]): void => {
  const aside = join(from, MOVED_FOLDER)
  mkdirSync(aside, { recursive: true })
  for (const name of names) renameSync(join(from, name), join(aside, name))
  syncFolder(from)
}

/** Deletes the copies of a failed move; the library is still in its old place. */
const removeCopies = (from: string, to: string): void => {
  for (const name of libraryFilesIn(from)) discard(join(to, name))
  discard(join(to, ARRIVING_FOLDER))
}

/** Undoes `putAside`, unless there is a library in its place. */
export const restoreMovedFiles = (folder: string): void => {
  const aside = join(folder, MOVED_FOLDER)
  if (!existsSync(aside) || existsSync(join(folder, LIBRARY_NAME))) return
  // The library comes last.
  for (const name of libraryFilesIn(aside).toReversed()) renameSync(join(aside, name), join(folder, name))
  discard(aside)
  syncFolder(folder)
}
