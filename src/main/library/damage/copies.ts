/** The files of a library put aside as they were found, and tried out on copies. */
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
import { newCopyName, discard } from '../file/files.ts'
import type { Log } from '../file/sqlite-format.ts'
import { PROGRESS_FILE_ENDING } from './progress-file.ts'
import Database from 'better-sqlite3'
import { migrate } from '../file/migrate.ts'
import { repairSchema, type SchemaFaults } from './schema-check.ts'
import type { Migration } from '../file/migrations.ts'

/** What SQLite would bring into whatever file stands beside it. */
const LOGS = ['-wal', '-journal', '-shm'] as const
/** What belongs to a library, by the ends of the names; the index of the log can be made again. */
const ENDINGS = ['', ...LOGS, PROGRESS_FILE_ENDING] as const
const LOG_INDEX = '-shm'

const present = (file: string): string[] =>
  ENDINGS.map((ending) => `${file}${ending}`).filter(
    (path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true,
  )

/** The folder that has the files as they are now, made unless one has exactly these already. */
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
    // A folder under that name is taken for all of them.
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

/** A copy that has reached the disk. */
export const copyDurably = (from: string, to: string): void => {
  copyFileSync(from, to, constants.COPYFILE_FICLONE)
  const handle = openSync(to, 'r+')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Takes the files away; they have been copied before. */
export const removeFiles = (file: string): void => {
  for (const path of present(file)) rmSync(path)
}

/** Takes away what changes wait in; the file stands by itself. */
export const removeLogs = (file: string): void => {
  for (const ending of LOGS) rmSync(`${file}${ending}`, { force: true })
}

/** What is made of file and log: both as they are, the file filled from the log, or the file alone. */
export type Recovery = 'both' | 'filled' | 'alone'

/** A copy of the library in a folder of its own beside it; whoever asks removes the folder. */
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

/** Makes the files such that SQLite opens what is meant. */
export const applyRecovery = (file: string, recovery: Recovery, log: Log): void => {
  if (recovery === 'filled') copyLogIntoFile(file, log)
  if (recovery === 'alone') rmSync(`${file}-wal`, { force: true })
}

/** A disk that is nearly full takes a part of what it is given, and says so only with the rest. */
const writeWhole = (handle: number, bytes: Buffer, at: number): void => {
  for (let done = 0; done < bytes.length;)
    done += writeSync(handle, bytes, done, bytes.length - done, at + done)
}

/** Brings the pages of the log into the file as a checkpoint does, the first page first; the log stays. */
const copyLogIntoFile = (file: string, log: Log): void => {
  if (log.pages === 0) return
  const source = openSync(`${file}-wal`, 'r')
  const target = openSync(file, existsSync(file) ? 'r+' : 'w')
  try {
    const bytes = Buffer.alloc(log.pageSize)
    for (const [page, at] of [...log.places].sort(([one], [other]) => one - other)) {
      readSync(source, bytes, 0, log.pageSize, at)
      writeWhole(target, bytes, (page - 1) * log.pageSize)
    }
    fsyncSync(target)
  } finally {
    closeSync(target)
    closeSync(source)
  }
}

/** A library that is only looked at: a copy, which nothing can be written to. */
export interface ReadOnlyCopy {
  readonly db: Database.Database
  /** Removes the copy; call it when the connection is closed. */
  readonly end: () => void
}

interface Options {
  readonly now: () => number
  readonly migrations: readonly Migration[]
  /** What of the schema is to be made again in the copy. */
  readonly schema?: SchemaFaults | null
}

/** A copy of the library as it is, put together from file and log. */
export const openReadOnlyCopy = (
  file: string,
  recovery: Recovery,
  log: Log,
  options: Options,
): ReadOnlyCopy => {
  const { folder, copy } = copyForCheck(file, recovery, log)
  return openCopy(folder, copy, options)
}

/** A copy of a backup. */
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
    // Brings in what waits in the log; a connection that may not write needs no index then.
    db.pragma('journal_mode = DELETE')
    db.close()
    return { db: new Database(copy, { readonly: true }), end }
  } catch (thrown) {
    db?.close()
    end()
    throw thrown
  }
}
