/**
 * The pointer: a small file, `library.place` in the home of the program, that says in which folder the library lies if
 * a person has moved it. It is replaced by one renaming, so that at every moment one folder is the library's.
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
  /** Where it was moved from, while what was there has not been removed. */
  from: z
    .object({
      folder: z.string(),
      /** What the old file was when the pointer was written (see `stampOf`). */
      stamp: z.string().nullable(),
    })
    .nullable(),
})
export type Pointer = z.output<typeof pointerSchema>

/** To be known again: size and time. It is not opened, as any handle on a file that is closed ends the locks of a process. */
export const stampOf = (file: string): string | null => {
  const stat = statSync(file, { throwIfNoEntry: false, bigint: true })
  return stat === undefined ? null : `${stat.size}-${stat.mtimeNs}`
}

export const pointerFile = (home: string): string => join(home, POINTER)

/** Null if there is none; code `libraryPlaceUnreadable` if what it says cannot be read. */
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

/** Lets the home's library be the one in that folder. On the disk when it returns; throws what the disk refuses. */
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

/** The library lies in the home again, as without a pointer. */
export const removePointer = (home: string): void => {
  rmSync(pointerFile(home), { force: true })
  syncFolder(home)
}

/** True if there is anything of a library: a log or a progress file alone is not yet nothing. */
export const isLibraryIn = (folder: string): boolean =>
  ['', '-wal', PROGRESS_FILE_ENDING].some((ending) => existsSync(join(folder, `${LIBRARY_NAME}${ending}`)))

export interface LocatedLibrary {
  readonly file: string
  /** Why there is no library to open or to make: `libraryAway`, `libraryPlaceUnreadable`; or null. */
  readonly error: ApiError | null
}

/** Where the library of a home is. Where it was moved to another folder and is not there, none is made anew. */
export const locateLibrary = (home: string): LocatedLibrary => {
  const pointer = readPointer(home)
  if (!pointer.ok) return { file: join(home, LIBRARY_NAME), error: pointer.error }
  const folder = pointer.value?.folder ?? home
  const isAway = pointer.value !== null && !isLibraryIn(folder)
  const error: ApiError | null = isAway ? { code: 'libraryAway', details: { folder } } : null
  return { file: join(folder, LIBRARY_NAME), error }
}
