/**
 * The pointer: a small file `library.place` in the home folder that names the folder of a library that was moved. It
 * is replaced by one rename, so that one folder is the library's at every moment.
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { z } from 'zod'
import { err, ok, type Result } from '../../../engine/kernel/refusal.ts'
import type { ApiError } from '../../api/values.ts'
import { failureOf } from '../sqlite/errors.ts'
import { LIBRARY_NAME, syncFolder } from '../file/files.ts'
import { PROGRESS_FILE_ENDING } from '../damage/progress-file.ts'

const POINTER = 'library.place'

const pointerSchema = z.object({
  folder: z.string().refine((path) => isAbsolute(path)),
  /** The folder it was moved from, while old files may remain there. */
  from: z
    .object({
      folder: z.string(),
      /** The stamp of the old file when the pointer was written (see `stampOf`). */
      stamp: z.string().nullable(),
    })
    .nullable(),
})
export type Pointer = z.output<typeof pointerSchema>

/**
 * Size and time of a file, to recognize it. Does not open it: closing any handle on a file drops the process's POSIX
 * locks on it.
 */
export const stampOf = (file: string): string | null => {
  const stat = statSync(file, { throwIfNoEntry: false, bigint: true })
  return stat === undefined ? null : `${stat.size}-${stat.mtimeNs}`
}

export const pointerFile = (home: string): string => join(home, POINTER)

/** Reads the pointer; null if there is none. Code `libraryPlaceUnreadable` if it is invalid. */
export const readPointer = (home: string): Result<Pointer | null, ApiError> => {
  const file = pointerFile(home)
  try {
    if (!existsSync(file)) return ok(null)
    const read = pointerSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
    if (read.success) return ok(read.data)
  } catch (thrown) {
    if (failureOf(thrown) === undefined && !(thrown instanceof SyntaxError)) throw thrown
  }
  return err({ code: 'libraryPlaceUnreadable', details: { file } })
}

/** Writes the pointer durably. Throws errors of the disk. */
export const writePointer = (home: string, pointer: Pointer): void => {
  const file = pointerFile(home)
  const fresh = `${file}.new`
  mkdirSync(home, { recursive: true })
  const handle = openSync(fresh, 'w')
  try {
    writeFileSync(handle, `${JSON.stringify(pointer)}\n`)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(fresh, file)
  syncFolder(home)
}

/** Deletes the pointer, so that the library is in the home folder again. */
export const removePointer = (home: string): void => {
  rmSync(pointerFile(home), { force: true })
  syncFolder(home)
}

/** True if a folder has any file of a library; a log or a progress file alone counts. */
export const isLibraryIn = (folder: string): boolean =>
  ['', '-wal', PROGRESS_FILE_ENDING].some((ending) => existsSync(join(folder, `${LIBRARY_NAME}${ending}`)))

export interface LocatedLibrary {
  readonly file: string
  /** Why no library can be opened or created: `libraryAway`, `libraryPlaceUnreadable`, or null. */
  readonly error: ApiError | null
}

/** Locates the library of a home folder. If it was moved and is missing from its folder, no new one is created. */
export const locateLibrary = (home: string): LocatedLibrary => {
  const pointer = readPointer(home)
  if (!pointer.ok) return { file: join(home, LIBRARY_NAME), error: pointer.error }
  const folder = pointer.value?.folder ?? home
  const isAway = pointer.value !== null && !isLibraryIn(folder)
  const error: ApiError | null = isAway ? { code: 'libraryAway', details: { folder } } : null
  return { file: join(folder, LIBRARY_NAME), error }
}
