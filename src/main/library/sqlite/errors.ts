/** Failures of the library from outside causes, as stable codes. */
import type { ApiError } from '../../api/api.ts'

export const LIBRARY_CODES = [
  /** Written by a later version of Qipu. */
  'libraryNewer',
  /** Not a database, or another program's. */
  'libraryNotOurs',
  /** Truncated or inconsistent. */
  'libraryDamaged',
  /** Another process holds a lock and does not release it. */
  'libraryLocked',
  /** It cannot be opened: no permission, not a file, the medium is gone. */
  'libraryUnreadable',
  /** The disk fails to read or write. */
  'libraryFailing',
  /** It is readable but not writable. */
  'libraryReadOnly',
  /** The disk is full. */
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
 * Thrown when a change could not be made durable; the transaction is rolled back. `error` is for the user. It is an
 * exception so that no caller can go on as if the change were on disk.
 */
export class LibraryFailure extends Error {
  override readonly name = 'LibraryFailure'
  readonly error: ApiError
  constructor(error: ApiError, options?: ErrorOptions) {
    super(error.code, options)
    this.error = error
  }
}

/** The outside cause of an exception as a code; undefined if it is a bug. */
export const failureOf = (thrown: unknown): ApiError | undefined => {
  if (thrown instanceof LibraryFailure) return thrown.error
  if (isOfSchema(thrown)) return libraryError('libraryDamaged', { reason: 'schema' })
  const code = codeOfSystemError(thrown)
  return code === undefined ? undefined : libraryError(code, { reason: reasonOf(thrown) })
}

/** Runs `work`; turns outside failures, also of a promise, into a `LibraryFailure`. */
export const guarded = <T>(work: () => T): T => {
  try {
    const done = work()
    // A promise with a catch handler resolves to the same type.
    return done instanceof Promise ? (done.catch(fail) as T) : done
  } catch (thrown) {
    return fail(thrown)
  }
}

/** Wraps each function in `guarded`. */
export const guardedAll = <T extends Readonly<Record<string, (...given: never[]) => unknown>>>(
  parts: T,
): T => {
  const guard =
    (work: (...given: never[]) => unknown) =>
    (...given: never[]) =>
      guarded(() => work(...given))
  // Every wrapped function keeps its name.
  return Object.fromEntries(Object.entries(parts).map(([name, work]) => [name, guard(work)])) as T
}

const fail = (thrown: unknown): never => {
  const error = failureOf(thrown)
  if (error === undefined || thrown instanceof LibraryFailure) throw thrown
  throw new LibraryFailure(error, { cause: thrown })
}

/** True if a table, column or trigger is not as this program created it. */
const isOfSchema = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  'code' in thrown &&
  ['SQLITE_ERROR', 'SQLITE_CORRUPT', 'SQLITE_SCHEMA'].includes(String(thrown.code)) &&
  /^(no such (table|column|index|module)|malformed database schema|table .* has no column|vtable constructor failed|unsupported file format|malformed JSON)/.test(
    thrown.message,
  )

/** SQLite's and Node's error codes by prefix; the first match counts. */
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
  // Node does not know every errno; `rmSync` does not even name `EIO`.
  return known ?? ('syscall' in thrown && 'errno' in thrown ? 'libraryFailing' : undefined)
}

/** The system's error code. Its message may contain paths and is left out. */
const reasonOf = (thrown: unknown): string =>
  thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' && thrown.code !== ''
    ? thrown.code
    : 'unknown'
