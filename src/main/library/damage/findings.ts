/** What can be wrong with the files of a library, as stable codes, and what a person can do about it. */
import type { ApiError } from '../../api/api.ts'
import type { Contents } from '../rows/contents.ts'
import { libraryError } from '../sqlite/errors.ts'

export const FINDINGS = [
  /** The file is missing or empty, though it held matches. */
  'gone',
  /** The beginning of the file, which says what it is, is missing or overwritten. */
  'beginning',
  /** The file is shorter than it should be. */
  'short',
  /** The log cannot be read, or only up to a damage. */
  'logDamaged',
  /** The log was not begun on this file. */
  'logForeign',
  /** A change was cut off, and the journal that would take it back does not fit the file. */
  'journal',
  /** Pages are in neither the file nor the log, or contradict one another. */
  'pages',
  /** Tables, indexes or triggers are missing or changed: `names`. */
  'schema',
  /** `steps` steps of `matches` matches that were stored are not there any more. */
  'steps',
] as const
export type FindingCode = (typeof FINDINGS)[number]

export interface Finding {
  readonly code: FindingCode
  readonly details?: { readonly [name: string]: string | number }
}

/**
 * Open what is whole; put a backup in its place; look without changing anything; begin an empty
 * library; leave everything as it is.
 */
export const CHOICES = ['open', 'restore', 'look', 'anew', 'leave'] as const
export type Choice = (typeof CHOICES)[number]

/** Why a library is not opened before a person has chosen. */
export interface Damage {
  readonly findings: readonly Finding[]
  /** The folder with copies of all files as they were found. */
  readonly kept: string
  readonly choices: readonly Choice[]
  /** What `open` and `look` would show; null where nothing can be read, or not to its end. */
  readonly contents: Contents | null
}

export const damageError = ({ findings, kept, choices, contents }: Damage): ApiError => ({
  ...libraryError('libraryDamaged'),
  details: {
    reason: findings[0]?.code ?? 'pages',
    kept,
    findings: findings.map(({ code, details = {} }) => ({ code, ...details })),
    choices: [...choices],
    contents: contents === null ? null : { ...contents },
  },
})
