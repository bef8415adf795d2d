/** Copies of a library's files: evidence kept as found, copies to examine, and read-only copies to look at. */
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { contentsOf, type Contents } from '../rows/contents.ts'
import { failureOf } from '../sqlite/errors.ts'
import { newCopyName, discard } from '../file/files.ts'
import type { Log } from '../file/sqlite-format.ts'
import { PROGRESS_FILE_ENDING } from './progress-file.ts'
import Database from 'better-sqlite3'
import { migrate } from '../file/migrate.ts'
import { repairSchema, type SchemaFaults } from './schema-check.ts'
import type { Migration } from '../file/migrations.ts'

/** Files that SQLite would apply to whatever database has this name. */
const LOGS = ['-wal', '-journal', '-shm'] as const
/** The files of a library by their endings. The index of the log (-shm) can be rebuilt. */
const ENDINGS = ['', ...LOGS, PROGRESS_FILE_ENDING] as const
const LOG_INDEX = '-shm'

const present = (file: string): string[] =>
  ENDINGS.map((ending) => `${file}${ending}`).filter(
    (path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true,
  )

/**
 * Copies all files into a folder beside the library, unless an earlier copy is identical; returns the folder. `at` is
 * in milliseconds since 1970 UTC.
 */
export const copyAsFound = (file: string, at: number): string => {
  const files = present(file)
  const earlier = earlierCopies(file).find((folder) =>
    files.every((path) => path.endsWith(LOG_INDEX) || areSame(path, join(folder, basename(path)))),
  )
  if (earlier !== undefined) return earlier
  const folder = newCopyName(file, 'as-found', at, '')
  try {
    mkdirSync(folder)
    for (const path of files) copyDurably(path, join(folder, basename(path)))
  } catch (thrown) {
    // A folder of that name counts as a complete copy.
    discard(folder)
    throw thrown
  }
  return folder
}

const earlierCopies = (file: string): string[] =>
  readdirSync(dirname(file))
    .filter((name) => name.includes('.as-found.'))
    .map((name) => join(dirname(file), name))

const areSame = (one: string, other: string): boolean =>
  sizeOf(one) === sizeOf(other) && existsSync(other) && readFileSync(one).equals(readFileSync(other))

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** Copies a file and syncs the copy. */
export const copyDurably = (from: string, to: string): void => {
  copyFileSync(from, to, constants.COPYFILE_FICLONE)
  const handle = openSync(to, 'r+')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Deletes the files of a library; the caller has copied them. */
export const removeFiles = (file: string): void => {
  for (const path of present(file)) rmSync(path)
}

/** Deletes the logs beside a database that is complete without them. */
export const removeLogs = (file: string): void => {
  for (const ending of LOGS) rmSync(`${file}${ending}`, { force: true })
}

/** How to combine file and log: `both` as they are, the file `filled` from the log, or the file `alone`. */
export type Recovery = 'both' | 'filled' | 'alone'

/** Copies the library into a folder of its own beside it; the caller deletes the folder. */
export const copyForCheck = (
  file: string,
  recovery: Recovery,
  log: Log,
): { folder: string; copy: string } => {
  const folder = mkdtempSync(`${file}.check-`)
  const copy = join(folder, basename(file))
  try {
    for (const path of present(file))
      if (!path.endsWith(LOG_INDEX))
        copyFileSync(path, join(folder, basename(path)), constants.COPYFILE_FICLONE)
    applyRecovery(copy, recovery, log)
  } catch (thrown) {
    discard(folder)
    throw thrown
  }
  return { folder, copy }
}

/** Changes the files so that SQLite opens the intended combination. */
export const applyRecovery = (file: string, recovery: Recovery, log: Log): void => {
  if (recovery === 'filled') copyLogIntoFile(file, log)
  if (recovery === 'alone') rmSync(`${file}-wal`, { force: true })
}

/** A nearly full disk writes only a part, and fails only at the next write. */
const writeWhole = (handle: number, bytes: Buffer, at: number): void => {
  for (let done = 0; done < bytes.length;)
    done += writeSync(handle, bytes, done, bytes.length - done, at + done)
}

/** Copies the pages of the log into the file like a checkpoint, page 1 first, and keeps the log. */
const copyLogIntoFile = (file: string, log: Log): void => {
  if (log.pages === 0) return
  const source = openSync(`${file}-wal`, 'r')
  const target = openSync(file, existsSync(file) ? 'r+' : 'w')
  try {
    const bytes = Buffer.alloc(log.pageSize)
    for (const [page, at] of [...log.pageOffsets].sort(([one], [other]) => one - other)) {
      readSync(source, bytes, 0, log.pageSize, at)
      writeWhole(target, bytes, (page - 1) * log.pageSize)
    }
    fsyncSync(target)
  } finally {
    closeSync(target)
    closeSync(source)
  }
}

export interface ReadOnlyCopy {
  readonly db: Database.Database
  /** Deletes the copy; call it after closing the connection. */
  readonly end: () => void
}

interface Options {
  readonly now: () => number
  readonly migrations: readonly Migration[]
  /** Schema parts to create again in the copy. */
  readonly schema?: SchemaFaults | null
}

/** Opens a read-only copy of the library, combined from file and log and migrated. */
export const openReadOnlyCopy = (
  file: string,
  recovery: Recovery,
  log: Log,
  options: Options,
): ReadOnlyCopy => {
  const { folder, copy } = copyForCheck(file, recovery, log)
  return openCopy(folder, copy, options)
}

/** Opens a read-only, migrated copy of a backup. */
export const openBackupCopy = (backup: string, options: Options): ReadOnlyCopy => {
  const folder = mkdtempSync(join(dirname(backup), 'check-'))
  const copy = join(folder, basename(backup))
  try {
    copyFileSync(backup, copy, constants.COPYFILE_FICLONE)
  } catch (thrown) {
    discard(folder)
    throw thrown
  }
  return openCopy(folder, copy, options)
}

const openCopy = (
  folder: string,
  copy: string,
  { now, migrations, schema = null }: Options,
): ReadOnlyCopy => {
  const end = (): void => discard(folder)
  let db: Database.Database | undefined
  try {
    db = new Database(copy)
    if (schema !== null) repairSchema(db, schema)
    migrate(db, migrations, now)
    // Applies the log, because a read-only connection cannot create its index.
    db.pragma('journal_mode = DELETE')
    db.close()
    return { db: new Database(copy, { readonly: true }), end }
  } catch (thrown) {
    db?.close()
    end()
    throw thrown
  }
}

/** Counts what the copy that `open` makes holds, and deletes it; null if it cannot be read completely. */
export const contentsOfCopy = (open: () => ReadOnlyCopy): Contents | null => {
  try {
    const { db, end } = open()
    try {
      return contentsOf(db)
    } finally {
      db.close()
      end()
    }
  } catch (thrown) {
    if (failureOf(thrown) === undefined) throw thrown
    return null
  }
}
