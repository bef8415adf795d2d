/**
 * What can be wrong with a library's files, as stable codes, what the user can choose to do, and both in words for
 * the terminal (windows have their own words).
 */
import type { ApiError } from '../../api/api.ts'
import type { Contents } from '../rows/contents.ts'
import { libraryError } from '../sqlite/errors.ts'
import { z } from 'zod'
import { counted } from '../../../locales/counted.ts'
import { contentsSchema } from '../../api/requests-opening.ts'

export const FINDINGS = [
  /** The file is missing or empty, but the progress file records matches. */
  'gone',
  /** The header of the file is missing or overwritten. */
  'beginning',
  /** The file is shorter than its header says. */
  'short',
  /** The log is unreadable, or damaged in the middle. */
  'logDamaged',
  /** The log belongs to another file or another state of it. */
  'logForeign',
  /** There is a journal of an unfinished transaction that does not fit the file. */
  'journal',
  /** Pages are missing from both file and log, or are inconsistent. */
  'pages',
  /** Tables, indexes or triggers are missing or changed: `names`. */
  'schema',
  /** `steps` stored steps of `matches` matches are missing. */
  'steps',
] as const
export type FindingCode = (typeof FINDINGS)[number]

export interface Finding {
  readonly code: FindingCode
  readonly details?: { readonly [name: string]: string | number }
}

/**
 * `open` what is intact, `restore` a backup, `look` at a read-only copy, begin `anew` with an empty library, or
 * `leave` everything.
 */
export const CHOICES = ['open', 'restore', 'look', 'anew', 'leave'] as const
export type Choice = (typeof CHOICES)[number]

/** Damage that the user has to decide about before the library opens. */
export interface Damage {
  readonly findings: readonly Finding[]
  /** The folder with copies of all files as found. */
  readonly kept: string
  readonly choices: readonly Choice[]
  /** What `open` and `look` would show; null if it cannot be read completely. */
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

const FINDING_LINES: { readonly [code in FindingCode]: string } = {
  gone: 'The file of the library is missing or empty, though it held matches.',
  beginning: 'The beginning of the file, which says what it is, is missing or overwritten.',
  short: 'The file of the library has been cut short.',
  logDamaged:
    'The log beside it (-wal), in which the latest changes wait, is damaged; what follows the damage cannot be read.',
  logForeign:
    'The log beside it (-wal) does not belong to this file; it is left out where the file alone holds more.',
  journal: 'There is a journal of an unfinished change (-journal) beside it that does not fit the file.',
  pages: 'Parts of the library are missing or contradict one another.',
  schema: 'Tables, indexes or triggers are missing or changed.',
  steps: 'Steps that were stored are missing.',
}

const CHOICE_LINES: { readonly [choice in Choice]: string } = {
  open: 'opens what is intact; what is missing stays in the copies',
  restore: 'puts the latest backup in its place (see "qipu backups")',
  look: 'reads a copy of what is there; nothing can be changed',
  anew: 'begins an empty library in its place',
  leave: '',
}

const damageSchema = z.object({
  kept: z.string(),
  findings: z.array(
    z.object({
      code: z.enum(FINDINGS),
      names: z.string().optional(),
      steps: z.number().optional(),
      matches: z.number().optional(),
    }),
  ),
  choices: z.array(z.enum(CHOICES)),
  contents: contentsSchema.nullable(),
})

/**
 * The damage in an error as lines for the terminal: what was found, what is safe, what the user can do. Undefined if
 * the error is not about damage. `backup` is what the latest backup holds; leave it out if there is none.
 */
export const damageLines = (
  { details }: ApiError,
  backup?: Contents | null,
): readonly string[] | undefined => {
  const read = damageSchema.safeParse(details)
  if (!read.success) return undefined
  const { findings, kept, choices, contents } = read.data
  const inside: { readonly [choice in Choice]?: Contents | null | undefined } = {
    open: contents,
    look: contents,
    restore: backup,
    anew: { matches: 0, steps: 0, notes: 0 },
  }
  return [
    ...findings.map(({ code, names, steps, matches }) => {
      if (code === 'steps')
        return `Stored before and missing now: ${counted(steps ?? 0, 'step')} of ${counted(matches ?? 0, 'match', 'matches')}.`
      return names === undefined || names === '' ? FINDING_LINES[code] : `${FINDING_LINES[code]} (${names})`
    }),
    'Nothing was changed. All files as they were found have been copied to',
    `  ${kept}`,
    'Choose what to do now with --damaged:',
    ...choices
      .filter((choice) => choice !== 'leave')
      .map((choice) => `  ${choice.padEnd(8)} ${CHOICE_LINES[choice]}${countsIn(inside[choice])}`),
  ]
}

const countsIn = (contents: Contents | null | undefined): string => {
  if (contents === undefined) return ''
  if (contents === null) return ': how much it holds cannot be counted'
  const { matches, steps, notes } = contents
  return `: ${counted(matches, 'match', 'matches')}, ${counted(steps, 'step')}, ${counted(notes, 'note')}`
}
