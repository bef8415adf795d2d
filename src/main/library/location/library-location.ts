/** Where the library of a running program is, held against other programs, and taking it elsewhere. */
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

// What is left of a move is taken away once the library has been opened in its new place, after another start.

/**
 * To be called when the library of the home is open and sound. A library that has come to stand in the old place since is
 * somebody's and stays; so does everything while the old place cannot be reached, until a later start.
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
    // The home needs no pointer to itself.
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
  // The move was cut off before it was put aside, or it was used by another program since.
  if (existsSync(file) && (stamp === null || stampOf(file) !== stamp)) return
  for (const name of libraryFilesIn(folder)) rmSync(join(folder, name), { recursive: true })
}

export interface LibraryLocation {
  /** The library's file, as it was looked for last. */
  file(): string
  /** Looks for it; what speaks against opening (or making) it there, or null. */
  find(): ApiError | null
  /** The library was opened and is sound: what an earlier start has moved is no longer kept twice. */
  opened(): void
  /** Why it cannot be moved to that folder, as far as can be told before (see `moveLibrary`). */
  refusal(folder: string): ApiError | null
  /** No connection of this program may be open. Answers the new file. */
  move(folder: string, onStage?: (stage: MoveStage) => void): Promise<Result<string, ApiError>>
  /** Takes up the library of that folder in its place, as it is. Code `useNoLibrary` where there is none. */
  use(folder: string): ApiError | null
  /** Turns back to the home: to the library there, or what was moved away last, or to none. */
  useHome(): ApiError | null
  release(): void
}

/** Takes locks on folders, and each only once. */
const createLocks = () => {
  const locks = new Map<string, LibraryLock>()
  const release = (folder: string): void => {
    locks.get(folder)?.release()
    locks.delete(folder)
  }
  return {
    /** False while another program has it. */
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
 * The location of the library whose home is that folder, which is made if need be: `undefined` while another program works on
 * it. Throws what the disk refuses.
 */
export const lockLocation = (home: string): LibraryLocation | undefined => {
  mkdirSync(home, { recursive: true })
  const locks = createLocks()
  // The home is held as well, so that nobody else moves the library or begins one.
  if (!locks.take(home)) return undefined
  let now: LocatedLibrary = locateLibrary(home)
  /** The old files stay until another start has opened the new ones. */
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
        // What was moved away and cannot be reached is there still, as it was then, until the next start after the move.
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
