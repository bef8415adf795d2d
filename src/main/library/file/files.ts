/** The files of a library: their names and places, and copies and removals that survive a power failure. */
import { readdirSync, statSync, closeSync, fsyncSync, openSync, rmSync, renameSync } from 'node:fs'
import { basename, dirname, extname, join, posix, win32 } from 'node:path'
import { failureOf } from '../sqlite/errors.ts'
import { randomUUID } from 'node:crypto'
import Database from 'better-sqlite3'

/**
 * Removes a leftover file or folder. Ignores errors of the disk: what was done before must not fail because of a
 * leftover.
 */
export const discard = (path: string): void => {
  try {
    rmSync(path, { recursive: true, force: true })
  } catch (thrown) {
    if (failureOf(thrown) === undefined) throw thrown
  }
}

/** Makes new names in a folder durable. Does nothing on Windows and on disks that cannot sync a folder. */
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

export const LIBRARY_NAME = 'library.sqlite'

/**
 * The home folder of the program, which holds the library unless it was moved (location/pointer.ts): `QIPU_HOME` if
 * set, otherwise the platform's place for application data (`$XDG_DATA_HOME/qipu` or `~/.local/share/qipu`,
 * `~/Library/Application Support/Qipu`, `%APPDATA%\Qipu`). Ignores a relative `XDG_DATA_HOME`, as its specification
 * asks.
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

/** The folder of the automatic backups of a library. */
export const backupFolder = (library: string): string =>
  join(dirname(library), `${basename(library, extname(library))}.backups`)

/** The number after the time in the name of a copy; earlier versions of the program wrote none. */
const NUMBER = /Z\.(\d{1,15})(?=\.|$)/

/**
 * The number in the name of a copy of a library, or 0. Copies are numbered in the order they were made, because
 * clocks can be set back.
 */
export const numberIn = (name: string): number => Number(NUMBER.exec(name)?.[1] ?? 0)

/** The names in a folder; empty if it is missing or not a folder. */
export const namesIn = (folder: string): readonly string[] =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true ? readdirSync(folder) : []

/** Higher than every number beside the library and among its backups, unfinished copies included. */
const nextNumber = (library: string): number =>
  1 +
  [dirname(library), backupFolder(library)]
    .flatMap(namesIn)
    .reduce((last, name) => Math.max(last, numberIn(name)), 0)

const numbered = (library: string, stem: string, at: number, extension: string): string => {
  const time = new Date(at).toISOString().replace(/\.\d+/, '').replaceAll(':', '-')
  return `${stem}.${time}.${nextNumber(library)}${extension}`
}

/**
 * An unused path beside the library for a copy of it, such as `library.v1.2026-11-20T10-25-00Z.17.sqlite`. `at` is in
 * milliseconds since 1970 UTC.
 */
export const newCopyName = (library: string, what: string, at: number, extension: string): string =>
  join(dirname(library), numbered(library, `${basename(library, extname(library))}.${what}`, at, extension))

/** The same in the folder of backups, such as `backup.daily.2026-11-20T10-25-00Z.17.sqlite`. */
export const newBackupName = (library: string, reason: string, at: number): string =>
  join(backupFolder(library), numbered(library, `backup.${reason}`, at, '.sqlite'))

/** Ends the name of a copy that is not finished. */
export const PARTIAL_ENDING = '.part'

/**
 * Writes a complete, durable copy of the library as last committed, while others keep using it. `copy` appears only
 * once it is complete. Throws what SQLite or the disk throws.
 */
export const completeCopy = (library: string, copy: string): void => {
  // Another program or thread may be writing the same copy.
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
