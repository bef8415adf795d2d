/** What can go wrong with the library for reasons outside the program, as stable codes. */
import type { ApiError } from '../../api/api.ts'

export const LIBRARY_CODES = [
  /** Made by a later version of Qipu. */
  'libraryNewer',
  /** Not a database, or another program's. */
  'libraryNotOurs',
  /** Truncated, or what it says contradicts itself. */
  'libraryDamaged',
  /** Another process holds it and does not let go. */
  'libraryLocked',
  /** It cannot be opened at all: no permission, not a file, the medium is gone. */
  'libraryUnreadable',
  /** The disk fails to read or write. */
  'libraryFailing',
  /** It can be read but not written. */
  'libraryReadOnly',
  /** No room is left for a change. */
  'libraryFull',
  /** No such match. */
  'matchUnknown',
] as const
export type LibraryCode = (typeof LIBRARY_CODES)[number]

export const libraryError = (
  code: LibraryCode,
  details: { readonly [key: string]: string | number } = {},
): ApiError => (Object.keys(details).length === 0 ? { code } : { code, details })

/**
 * Thrown by a change that could not be made durable; the transaction is rolled back and the
 * library is as it was. `error` is what a person should be told. It travels as an exception so
 * that nobody can go on as if the change were on disk.
 */
export class LibraryFailure extends Error {
  override readonly name = 'LibraryFailure'
  readonly error: ApiError
  constructor(error: ApiError, options?: ErrorOptions) {
    super(error.code, options)
    this.error = error
  }
}

/** The outside reason behind an exception, or undefined if it is a bug. */
export const failureOf = (thrown: unknown): ApiError | undefined => {
  if (thrown instanceof LibraryFailure) return thrown.error
  if (isOfSchema(thrown)) return libraryError('libraryDamaged', { reason: 'schema' })
  const code = codeOfSystemError(thrown)
  return code === undefined ? undefined : libraryError(code, { reason: reasonOf(thrown) })
}

/** Runs a piece of work; what fails for an outside reason, at once or later, is thrown as a `LibraryFailure`. */
export const guarded = <T>(work: () => T): T => {
  try {
    const done = work()
    // A promise that is watched is one of the same value.
    return done instanceof Promise ? (done.catch(fail) as T) : done
  } catch (thrown) {
    return fail(thrown)
  }
}

/** The same functions, each guarded. */
export const guardedAll = <T extends Readonly<Record<string, (...given: never[]) => unknown>>>(
  parts: T,
): T => {
  const guard =
    (work: (...given: never[]) => unknown) =>
    (...given: never[]) =>
      guarded(() => work(...given))
  // Every function stands under its own name again.
  return Object.fromEntries(Object.entries(parts).map(([name, work]) => [name, guard(work)])) as T
}

const fail = (thrown: unknown): never => {
  const error = failureOf(thrown)
  if (error === undefined || thrown instanceof LibraryFailure) throw thrown
  throw new LibraryFailure(error, { cause: thrown })
}

/** A table, column or trigger is not as this program made it: somebody, or a damage, has changed the schema. */
const isOfSchema = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  'code' in thrown &&
  ['SQLITE_ERROR', 'SQLITE_CORRUPT', 'SQLITE_SCHEMA'].includes(String(thrown.code)) &&
  /^(no such (table|column|index|module)|malformed database schema|table .* has no column|vtable constructor failed|unsupported file format|malformed JSON)/.test(
    thrown.message,
  )

/** SQLite's and Node's error codes, by their beginnings; the first that fits counts. */
const BY_PREFIX: readonly (readonly [string, LibraryCode])[] = [
  ['SQLITE_BUSY', 'libraryLocked'],
  ['SQLITE_LOCKED', 'libraryLocked'],
  ['SQLITE_FULL', 'libraryFull'],
  ['SQLITE_READONLY', 'libraryReadOnly'],
  ['SQLITE_CORRUPT', 'libraryDamaged'],
  ['SQLITE_NOTADB', 'libraryNotOurs'],
  ['SQLITE_CANTOPEN', 'libraryUnreadable'],
  ['SQLITE_PERM', 'libraryUnreadable'],
  ['SQLITE_AUTH', 'libraryUnreadable'],
  ['SQLITE_IOERR', 'libraryFailing'],
  ['ENOSPC', 'libraryFull'],
  ['EDQUOT', 'libraryFull'],
  ['EROFS', 'libraryReadOnly'],
  ['EACCES', 'libraryUnreadable'],
  ['EPERM', 'libraryUnreadable'],
  ['EISDIR', 'libraryUnreadable'],
  ['ENOTDIR', 'libraryUnreadable'],
  ['ENOENT', 'libraryUnreadable'],
  ['EEXIST', 'libraryUnreadable'],
  ['EIO', 'libraryFailing'],
]

const codeOfSystemError = (thrown: unknown): LibraryCode | undefined => {
  if (!(thrown instanceof Error) || !('code' in thrown) || typeof thrown.code !== 'string') return undefined
  const code = thrown.code
  const known = BY_PREFIX.find(([prefix]) => code.startsWith(prefix))?.[1]
  // Node has no code for every number the system answers with, of `rmSync` not even for `EIO`.
  return known ?? ('syscall' in thrown && 'errno' in thrown ? 'libraryFailing' : undefined)
}

/** The system's own code; its message may hold paths and is left out. */
const reasonOf = (thrown: unknown): string =>
  thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' && thrown.code !== ''
    ? thrown.code
    : 'unknown'
