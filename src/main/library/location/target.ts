/** Whether a folder can take the library, found out before anything is touched. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'
import type { ApiError } from '../../api/values.ts'
import { failureOf } from '../sqlite/errors.ts'
import { LIBRARY_NAME } from '../file/files.ts'
import { ARRIVING, belongingsIn, sizeIn } from './belongings.ts'
import { isLibraryIn, pointerFile } from './pointer.ts'

/** What systems leave in an empty folder, and what an earlier attempt has left. */
const NOTHING: readonly string[] = ['.DS_Store', 'desktop.ini', 'Thumbs.db', 'lost+found', ARRIVING]
const OF_SYSTEM = /^(\.Trash|\.Spotlight|\.fseventsd|\$RECYCLE|System Volume)/
const LOCK = `${LIBRARY_NAME}.lock`

/** Room beside what the copies take, in bytes: the library goes on growing there. */
const SPARE = 8 * 1024 * 1024
const MEGABYTE = 1_000_000

const inMegabytes = (bytes: number): string => `${Math.max(1, Math.ceil(bytes / MEGABYTE))} MB`

/** As it is on the disk: of a folder that is not there yet, the nearest one above it that is. */
const real = (folder: string): string => {
  try {
    return realpathSync(folder)
  } catch {
    return dirname(folder) === folder
      ? folder
      : join(real(dirname(folder)), relative(dirname(folder), folder))
  }
}

/** True if `folder` is `other`, or lies within it. */
const isWithin = (folder: string, other: string): boolean => {
  const path = relative(real(other), real(folder))
  return path === '' || (path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path))
}

const kindOf = (path: string): 'folder' | 'other' | 'none' => {
  const found = statSync(path, { throwIfNoEntry: false })
  return found === undefined ? 'none' : found.isDirectory() ? 'folder' : 'other'
}

/**
 * Null if the library in `from` can be moved there. Codes: `moveNoFolder` (not a whole path, or neither it nor what it
 * would stand in is a folder), `moveInside` (the old place or in it), `moveOtherLibrary`, `moveNotEmpty`, `moveNotWritable`, `moveNoSpace`.
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
    // The home of the program may hold more than the library.
    const others = real(folder) === real(home) ? belongingsIn(folder) : readdirSync(folder)
    if (others.some((name) => !isNothing(name))) return refused('moveNotEmpty')
    const probe = join(folder, `${LIBRARY_NAME}.probe`)
    writeFileSync(probe, '')
    rmSync(probe)
    const { bavail, bsize } = statfsSync(folder)
    const [needed, free] = [sizeIn(from) + SPARE, bavail * bsize]
    if (free < needed) return refused('moveNoSpace', { needed: inMegabytes(needed), free: inMegabytes(free) })
    return null
  } catch (thrown) {
    if (failureOf(thrown) === undefined) throw thrown
    return refused('moveNotWritable')
  }
}

/**
 * Takes away what an earlier attempt has left that was cut off: the folder was empty when that began, and until the
 * library itself has its name there, nobody can have used the copies.
 */
const clearLeftovers = (folder: string): void => {
  if (!existsSync(join(folder, ARRIVING)) || existsSync(join(folder, LIBRARY_NAME))) return
  for (const name of belongingsIn(folder)) rmSync(join(folder, name), { recursive: true })
  rmSync(join(folder, ARRIVING), { recursive: true })
}

const isNothing = (name: string): boolean =>
  NOTHING.includes(name) || name === LOCK || name === pointerFile('') || OF_SYSTEM.test(name)
