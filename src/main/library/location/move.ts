/**
 * Moving the library to another folder. All of it is copied, brought to the disk and compared before the pointer is
 * replaced, and only then the old files are put aside: whenever that is cut off, one folder is the library's and
 * everything is in it.
 */
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync, renameSync } from 'node:fs'
import { copyFile, mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type Database from 'better-sqlite3'
import { err, ok, type Result } from '../../../engine/kernel/refusal.ts'
import type { ApiError } from '../../api/values.ts'
import { failureOf, LibraryFailure } from '../sqlite/errors.ts'
import { discard } from '../file/discard.ts'
import { LIBRARY_NAME } from '../file/files.ts'
import { syncFolder } from '../file/sync-folder.ts'
import { ARRIVING, belongingsIn, filesUnder, MOVED } from './belongings.ts'
import { openAlone } from './open-alone.ts'
import { holdsTheSame } from './compare-copy.ts'
import { stampOf, writePointer } from './pointer.ts'
import { refusalOfTarget } from './target.ts'

/** What has been done: all is copied; it is the same; it has its names; the pointer says so; the old files are put aside. */
export const STAGES = ['copied', 'compared', 'placed', 'switched', 'putAside'] as const
export type Stage = (typeof STAGES)[number]

export interface Move {
  /** Where the program looks for the pointer. */
  readonly home: string
  readonly from: string
  readonly to: string
  readonly onStage?: (stage: Stage) => void
  /** Milliseconds to wait for whoever else has the library open. */
  readonly patience?: number
}

/**
 * Moves the library of `from`, of which no connection of this program may be open and both of whose folders it has
 * locked. Refuses with the codes of `refusalOfTarget`, with `moveInUse` if another program has it open, with
 * `moveUnequal` if the copy is not what it should be, or with a code of the library's failures; then everything is as it was.
 */
export const moveLibrary = async (move: Move): Promise<Result<string, ApiError>> => {
  const { home, from, to } = move
  const refused = refusalOfTarget(to, from, home)
  if (refused !== null) return err(refused)
  const arriving = join(to, ARRIVING)
  const file = join(from, LIBRARY_NAME)
  let alone: Database.Database | undefined
  let isSwitched = false
  const reached = (stage: Stage): void => move.onStage?.(stage)
  try {
    alone = await openAlone(file, move.patience)
    if (alone === undefined) return err({ code: 'moveInUse' })
    mkdirSync(arriving)
    const names = belongingsIn(from)
    for (const name of names)
      if (name === LIBRARY_NAME) await copyDatabase(alone, join(arriving, name))
      else await copyAll(join(from, name), join(arriving, name))
    syncFolder(arriving)
    reached('copied')
    if (!(await areSame(names, { from, arriving, alone }))) throw new LibraryFailure({ code: 'moveUnequal' })
    reached('compared')
    // The library itself last: until then nobody takes the folder for one.
    for (const name of names.toReversed()) renameSync(join(arriving, name), join(to, name))
    discard(arriving)
    syncFolder(to)
    reached('placed')
    writePointer(home, { folder: to, from: { folder: from, stamp: stampOf(file) } })
    isSwitched = true
    reached('switched')
    // Who waits for the lock is refused once the file has another name; Windows renames none that is open.
    if (process.platform === 'win32') alone.close()
    putAside(from, names)
    reached('putAside')
    return ok(join(to, LIBRARY_NAME))
  } catch (thrown) {
    const error = failureOf(thrown)
    if (error === undefined) throw thrown
    // What is left in the old place is put aside at the next start.
    if (isSwitched) return ok(join(to, LIBRARY_NAME))
    removeCopies(from, to)
    return err(error)
  } finally {
    alone?.close()
  }
}

const copyDatabase = async (alone: Database.Database, to: string): Promise<void> => {
  // Page by page over the connection that holds the lock.
  await alone.backup(to)
  await bringToDisk(to)
}

const copyAll = async (from: string, to: string): Promise<void> => {
  for (const file of filesUnder(from)) {
    const copy = join(to, file)
    await mkdir(dirname(copy), { recursive: true })
    await copyFile(join(from, file), copy)
    await bringToDisk(copy)
    syncFolder(dirname(copy))
  }
  // A folder without any file belongs to it too.
  if (!existsSync(to)) mkdirSync(to)
}

const bringToDisk = async (file: string): Promise<void> => {
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
  if (!holdsTheSame(alone, join(arriving, LIBRARY_NAME))) return false
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

/** Out of the way of a program that would take them for the library; the next start removes them (settle.ts). */
const putAside = (from: string, names: readonly string[]): void => {
  const aside = join(from, MOVED)
  mkdirSync(aside, { recursive: true })
  for (const name of names) renameSync(join(from, name), join(aside, name))
  syncFolder(from)
}

/** Nothing of an attempt that failed stays in the new place; the library stands where it was. */
const removeCopies = (from: string, to: string): void => {
  for (const name of belongingsIn(from)) discard(join(to, name))
  discard(join(to, ARRIVING))
}

/** Undoes that, where no library stands in its place. */
export const putBack = (folder: string): void => {
  const aside = join(folder, MOVED)
  if (!existsSync(aside) || existsSync(join(folder, LIBRARY_NAME))) return
  // The library itself last.
  for (const name of belongingsIn(aside).toReversed()) renameSync(join(aside, name), join(folder, name))
  discard(aside)
  syncFolder(folder)
}
