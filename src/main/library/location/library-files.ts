/** The files of a library in its folder, which move with it. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { LIBRARY_NAME, PARTIAL_ENDING } from '../file/files.ts'
import { pointerFile } from './pointer.ts'

/** Holds the copies of a move until all are complete. */
export const ARRIVING_FOLDER = 'library.arriving'
/** Holds the moved library's old files until the next start. */
export const MOVED_FOLDER = 'library.moved'

/** True if the library was moved out of this folder and its old files are still kept. */
export const isMovedAway = (folder: string): boolean => existsSync(join(folder, MOVED_FOLDER))

const NEVER_MOVED: readonly string[] = [
  ARRIVING_FOLDER,
  MOVED_FOLDER,
  `${LIBRARY_NAME}.lock`,
  // Deleted on closing and created again on opening.
  ...['-wal', '-shm', '-journal'].map((ending) => `${LIBRARY_NAME}${ending}`),
]

const isOwn = (name: string): boolean =>
  name.startsWith('library.') &&
  !NEVER_MOVED.includes(name) &&
  // The pointer stays in the home folder.
  !name.startsWith(basename(pointerFile(''))) &&
  // Leftovers of interrupted work.
  !name.startsWith(`${LIBRARY_NAME}.check-`) &&
  !name.endsWith(PARTIAL_ENDING) &&
  name !== `${LIBRARY_NAME}.restoring`

/** Names in a folder: the library first, then its progress file, backups, copies of migrations and of damaged files. */
export const libraryFilesIn = (folder: string): readonly string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter(isOwn)
    .sort((one, other) => Number(other === LIBRARY_NAME) - Number(one === LIBRARY_NAME))

/** Paths of all files below `path`, relative to it; for a file, just ''. */
export const filesUnder = (path: string): readonly string[] =>
  statSync(path).isFile()
    ? ['']
    : readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) =>
        statSync(join(path, name)).isFile(),
      )

/** Total size of a library's files, in bytes. */
export const librarySize = (folder: string): number =>
  libraryFilesIn(folder)
    .flatMap((name) => filesUnder(join(folder, name)).map((file) => join(folder, name, file)))
    .reduce((sum, file) => sum + statSync(file).size, 0)
