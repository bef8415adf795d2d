/** Locates the library of a running program, locks it against other programs, and moves it. */
import { mkdirSync, existsSync, rmSync } from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'
import { err, type Result } from '../../../engine/kernel/refusal.ts'
import type { ApiError } from '../../api/values.ts'
import { failureOf, libraryError } from '../sqlite/errors.ts'
import { lockLibrary, type LibraryLock } from '../file/lock.ts'
import { LIBRARY_NAME, discard } from '../file/files.ts'
import { moveLibrary, restoreMovedFiles, type MoveStage, refusalOfTarget } from './move.ts'
import {
  isLibraryIn,
  removePointer,
  locateLibrary,
  writePointer,
  type LocatedLibrary,
  readPointer,
  stampOf,
} from './pointer.ts'
import { ARRIVING_FOLDER, libraryFilesIn, MOVED_FOLDER } from './library-files.ts'

/**
 * Cleans up after a move, at the next start, once the moved library has opened successfully. Keeps a library that
 * appeared in the old place since, because another program made it, and keeps everything while the old place is
 * unreachable.
 */
const finishMove = (home: string): void => {
  const read = readPointer(home)
  if (!read.ok || read.value === null) return
  const { folder, from } = read.value
  try {
    discard(join(folder, ARRIVING_FOLDER))
    if (from !== null) {
      if (!existsSync(from.folder)) return
      removeOld(from.folder, from.stamp)
    }
    // The home folder needs no pointer to itself.
    if (folder === home) removePointer(home)
    else if (from !== null) writePointer(home, { folder, from: null })
  } catch (thrown) {
    if (failureOf(thrown) === undefined) throw thrown
    console.error('What was left of a move could not be taken away:', thrown)
  }
}

const removeOld = (folder: string, stamp: string | null): void => {
  const file = join(folder, LIBRARY_NAME)
  rmSync(join(folder, MOVED_FOLDER), { recursive: true, force: true })
  // The move was interrupted before its files were put aside, or another program has used them since.
  if (existsSync(file) && (stamp === null || stampOf(file) !== stamp)) return
  for (const name of libraryFilesIn(folder)) rmSync(join(folder, name), { recursive: true })
}

export interface LibraryLocation {
  /** The path of the library, as last located. */
  file(): string
  /** Locates the library again; returns why it cannot be opened or created there, or null. */
  find(): ApiError | null
  /** Call it when the library has opened and is sound; deletes what an earlier move kept in the old place. */
  opened(): void
  /** Why it cannot be moved to a folder, as far as known beforehand (codes of `refusalOfTarget`); null if it can. */
  refusal(folder: string): ApiError | null
  /** Moves the library (see `moveLibrary`); returns the new path. This program must have no connection open. */
  move(folder: string, onStage?: (stage: MoveStage) => void): Promise<Result<string, ApiError>>
  /** Uses the library in another folder as it is. Code `useNoLibrary` if there is none. */
  use(folder: string): ApiError | null
  /** Returns to the home folder: to the library there, to the files last moved out of it, or to none. */
  useHome(): ApiError | null
  release(): void
}

/** Locks on folders, each taken once. */
const createLocks = () => {
  const locks = new Map<string, LibraryLock>()
  const release = (folder: string): void => {
    locks.get(folder)?.release()
    locks.delete(folder)
  }
  return {
    /** False while another program holds the lock. */
    take(folder: string): boolean {
      if (locks.has(folder)) return true
      const lock = lockLibrary(join(folder, LIBRARY_NAME))
      if (lock === undefined) return false
      locks.set(folder, lock)
      return true
    },
    release,
    releaseAll: () => [...locks.keys()].forEach(release),
  }
}

/**
 * Locates and locks the library of a home folder, which is created if needed. Undefined while another program uses
 * it. Throws errors of the disk.
 */
export const lockLocation = (home: string): LibraryLocation | undefined => {
  mkdirSync(home, { recursive: true })
  const locks = createLocks()
  // The home folder is locked too, so that no other program moves the library or creates one.
  if (!locks.take(home)) return undefined
  let now: LocatedLibrary = locateLibrary(home)
  /** Keeps the old files until the next start has opened the new ones. */
  let hasMoved = false
  const folder = (): string => dirname(now.file)
  const held = (): ApiError | null => {
    if (now.error !== null) return now.error
    try {
      return locks.take(folder()) ? null : libraryError('libraryLocked')
    } catch (thrown) {
      const error = failureOf(thrown)
      if (error === undefined) throw thrown
      return error
    }
  }
  if (held()?.code === 'libraryLocked') {
    locks.releaseAll()
    return undefined
  }
  const turnTo = (next: string): ApiError | null => {
    try {
      if (!locks.take(next)) return libraryError('libraryLocked')
      if (next === home) {
        // The old files are still there, as of the move, until the next start.
        restoreMovedFiles(home)
        removePointer(home)
      } else writePointer(home, { folder: next, from: null })
      now = locateLibrary(home)
      return null
    } catch (thrown) {
      const error = failureOf(thrown)
      if (error === undefined) throw thrown
      return error
    }
  }

  return {
    file: () => now.file,
    find() {
      now = locateLibrary(home)
      return held()
    },
    opened() {
      if (!hasMoved) finishMove(home)
    },
    refusal: (to) => refusalOfTarget(to, folder(), home),
    async move(to, onStage) {
      const from = folder()
      const refused = refusalOfTarget(to, from, home)
      if (refused !== null) return err(refused)
      try {
        if (!locks.take(to)) return err(libraryError('libraryLocked'))
      } catch (thrown) {
        if (failureOf(thrown) === undefined) throw thrown
        return err({ code: 'moveNotWritable', details: { folder: to } })
      }
      finishMove(home)
      const moved = await moveLibrary({ home, from, to, ...(onStage && { onStage }) })
      hasMoved ||= moved.ok
      const left = moved.ok ? from : to
      if (left !== home) locks.release(left)
      now = locateLibrary(home)
      return moved
    },
    use(given) {
      if (!isAbsolute(given) || !isLibraryIn(given))
        return { code: 'useNoLibrary', details: { folder: given } }
      return turnTo(given)
    },
    useHome: () => turnTo(home),
    release: locks.releaseAll,
  }
}
