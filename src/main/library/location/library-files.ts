/** What belongs to a library in its folder, and goes along when it is moved. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { LIBRARY_NAME, PARTIAL_ENDING } from '../file/files.ts'
import { pointerFile } from './pointer.ts'

/** Where copies lie until all of them are whole. */
export const ARRIVING_FOLDER = 'library.arriving'
/** Where the files of the old place lie until the next start. */
export const MOVED_FOLDER = 'library.moved'

/** True of a folder the library was moved out of, and where its files are still kept. */
export const isMovedAway = (folder: string): boolean => existsSync(join(folder, MOVED_FOLDER))

const NEVER_MOVED: readonly string[] = [
  ARRIVING_FOLDER,
  MOVED_FOLDER,
  `${LIBRARY_NAME}.lock`,
  // Gone once the library is closed, and made again when it is opened.
  ...['-wal', '-shm', '-journal'].map((ending) => `${LIBRARY_NAME}${ending}`),
]

const isOwn = (name: string): boolean =>
  name.startsWith('library.') &&
  !NEVER_MOVED.includes(name) &&
  // The pointer stays where the program looks for it.
  !name.startsWith(basename(pointerFile(''))) &&
  // What was cut off in the middle of something else.
  !name.startsWith(`${LIBRARY_NAME}.check-`) &&
  !name.endsWith(PARTIAL_ENDING) &&
  name !== `${LIBRARY_NAME}.restoring`

/** Names in the folder: the library itself first, its progress file, backups, copies from migrations and of damaged files. */
export const libraryFilesIn = (folder: string): readonly string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter(isOwn)
    .sort((one, other) => Number(other === LIBRARY_NAME) - Number(one === LIBRARY_NAME))

/** Files below that path, by their paths within it; a file is its own only one, as ''. */
export const filesUnder = (path: string): readonly string[] =>
  statSync(path).isFile()
    ? ['']
    : readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) =>
        statSync(join(path, name)).isFile(),
      )

/** Bytes of all that belongs to the library there. */
export const librarySize = (folder: string): number =>
  libraryFilesIn(folder)
    .flatMap((name) => filesUnder(join(folder, name)).map((file) => join(folder, name, file)))
    .reduce((sum, file) => sum + statSync(file).size, 0)
