/** Files of a library: how they are named, found, and made or taken away so that it outlasts a loss of power. */
import { readdirSync, statSync, closeSync, fsyncSync, openSync, rmSync, renameSync } from 'node:fs'
import { basename, dirname, extname, join, posix, win32 } from 'node:path'
import { failureOf } from '../sqlite/errors.ts'
import { randomUUID } from 'node:crypto'
import Database from 'better-sqlite3'

// Taking away what is only in the way.

/**
 * Removes a file or folder that nobody needs any more. One that the disk does not let go of stays: what was done before
 * does not fail for it.
 */
export const discard = (path: string): void => {
  try {
    rmSync(path, { recursive: true, force: true })
  } catch (thrown) {
    if (failureOf(thrown) === undefined) throw thrown
  }
}

// What makes a new name in a folder outlast a loss of power.

/** Where the platform, or the disk, does not let a folder be synced, the name reaches the disk a little later. */
export const syncFolder = (folder: string): void => {
  if (process.platform === 'win32') return
  try {
    const handle = openSync(folder, 'r')
    try {
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
  } catch (thrown) {
    if (failureOf(thrown) === undefined) throw thrown
  }
}

/** Name of the library in its folder. */
export const LIBRARY_NAME = 'library.sqlite'

/**
 * The home of the program, where the library lies unless it was moved (location/pointer.ts): the folder `QIPU_HOME` names,
 * otherwise the platform's place for a program's data (`$XDG_DATA_HOME/qipu` or `~/.local/share/qipu`,
 * `~/Library/Application Support/Qipu`, `%APPDATA%\Qipu`). Relative values of the XDG variable are ignored, as its
 * specification asks.
 */
export const libraryHome = (
  env: { readonly [name: string]: string | undefined },
  platform: NodeJS.Platform,
  home: string,
): string => {
  const own = env['QIPU_HOME']
  if (own !== undefined && own !== '') return own
  if (platform === 'win32') {
    const roaming = env['APPDATA']
    return roaming === undefined || roaming === ''
      ? win32.join(home, 'AppData', 'Roaming', 'Qipu')
      : win32.join(roaming, 'Qipu')
  }
  if (platform === 'darwin') return posix.join(home, 'Library', 'Application Support', 'Qipu')
  const data = env['XDG_DATA_HOME']
  return data !== undefined && posix.isAbsolute(data)
    ? posix.join(data, 'qipu')
    : posix.join(home, '.local', 'share', 'qipu')
}

/** The folder of the backups the program makes by itself. */
export const backupFolder = (library: string): string =>
  join(dirname(library), `${basename(library, extname(library))}.backups`)

/** In the names of copies, behind their time; of earlier programs they have none. */
const NUMBER = /Z\.(\d{1,15})(?=\.|$)/

/**
 * The number in the name of a copy of a library, 0 without one: copies are numbered in the order in which they were made,
 * whatever the clock said then.
 */
export const numberIn = (name: string): number => Number(NUMBER.exec(name)?.[1] ?? 0)

/** Of no folder, or of something else in its place, none. */
export const namesIn = (folder: string): readonly string[] =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true ? readdirSync(folder) : []

/** Behind the numbers of all copies beside the library and among its backups, those included that are not whole yet. */
const nextNumber = (library: string): number =>
  1 +
  [dirname(library), backupFolder(library)]
    .flatMap(namesIn)
    .reduce((last, name) => Math.max(last, numberIn(name)), 0)

const numbered = (library: string, stem: string, at: number, extension: string): string => {
  const time = new Date(at).toISOString().replace(/\.\d+/, '').replaceAll(':', '-')
  return `${stem}.${time}.${nextNumber(library)}${extension}`
}

/** A free name beside the library for a copy of it: `library.v1.2026-11-20T10-25-00Z.17.sqlite`. */
export const newCopyName = (library: string, what: string, at: number, extension: string): string =>
  join(dirname(library), numbered(library, `${basename(library, extname(library))}.${what}`, at, extension))

/** The same among its backups: `backup.daily.2026-11-20T10-25-00Z.17.sqlite`. */
export const newBackupName = (library: string, reason: string, at: number): string =>
  join(backupFolder(library), numbered(library, `backup.${reason}`, at, '.sqlite'))

// Complete, durable copies of a library, as it was last committed, while others go on with it.

/** How the name of a copy ends that is not whole yet. */
export const PARTIAL_ENDING = '.part'

/** Under the name of the copy stands only what is whole. */
export const completeCopy = (library: string, copy: string): void => {
  // Another program or thread may be making one under that name.
  const half = `${copy}.${randomUUID()}${PARTIAL_ENDING}`
  try {
    const reader = new Database(library, { readonly: true, fileMustExist: true })
    try {
      reader.prepare('VACUUM INTO ?').run(half)
    } finally {
      reader.close()
    }
    const handle = openSync(half, 'r+')
    try {
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    renameSync(half, copy)
    syncFolder(dirname(copy))
  } catch (thrown) {
    discard(half)
    throw thrown
  }
}
