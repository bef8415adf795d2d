/** What can be asked about opening the library, and of its backups; answered whether it is open or not. */
import { z } from 'zod'
import { OWN_CHOICES } from '../../engine/record/exchange/import.ts'
import { libraryRequests } from './requests-library.ts'
import { askedMatch, errorSchema, matchId } from './values.ts'
import { none, type Requests } from './requests.ts'

/** How much a library holds: matches, steps of all their lines, and notes of every kind. */
export const contentsSchema = z.strictObject({ matches: z.int(), steps: z.int(), notes: z.int() })

/** How the library stands, and what can be done where it is not open. */
export const openingSchema = z.strictObject({
  /** `readOnly`: a copy is open, which nothing can be written to. */
  state: z.enum(['open', 'readOnly', 'closed']),
  library: z.string(),
  /** Why it is not open; null if it is. */
  error: errorSchema.nullable(),
  /** What was found wrong, each with what fills its sentence (see library/damage/findings.ts). */
  findings: z.array(
    z.strictObject({
      code: z.string(),
      names: z.string().optional(),
      steps: z.int().optional(),
      matches: z.int().optional(),
    }),
  ),
  /** Where all files as they were found have been copied to. */
  kept: z.string().nullable(),
  /** `home`: where the library was moved and is not there now, that of the usual folder. */
  choices: z.array(z.enum(['open', 'restore', 'look', 'anew', 'home', 'leave'])),
  /**
   * What the choices lead to: `present` by opening or looking at what is there, `backup` by restoring the latest backup.
   * Null where that is not offered, or cannot be counted.
   */
  contents: z.strictObject({ present: contentsSchema.nullable(), backup: contentsSchema.nullable() }),
  /** The backup that is looked at, and when it was made, in milliseconds since 1970 UTC. */
  backup: z.strictObject({ name: z.string(), at: z.int() }).nullable(),
})

export const backupSchema = z.strictObject({
  name: z.string(),
  /** Milliseconds since 1970 UTC. */
  at: z.int(),
  reason: z.enum(['daily', 'import', 'restore', 'migration']),
  /** Null where it cannot be read. */
  matches: z.int().nullable(),
  steps: z.int().nullable(),
})

const named = { name: z.string().max(255) }

export const openingRequests = {
  'library.opening': { params: none, result: openingSchema },
  /** Does what a person chose about a library that is damaged; `again` looks at its files once more. */
  'library.open': {
    params: z.strictObject({ choice: z.enum(['open', 'look', 'anew', 'home', 'again']) }),
    result: openingSchema,
    once: true,
  },
  /** Latest first. */
  'backups.list': { params: none, result: z.array(backupSchema) },
  'backups.make': { params: none, result: z.array(backupSchema), once: true },
  /** The matches in a backup, those changed last first. */
  'backups.matches': {
    params: z.strictObject(named),
    result: z.array(
      z.strictObject({
        match: matchId,
        title: z.string(),
        game: z.string(),
        players: z.array(z.string()),
        steps: z.int(),
        at: z.int(),
      }),
    ),
  },
  /** All of it, in the place of the library, which becomes a backup first. */
  'backups.restore': { params: z.strictObject(named), result: openingSchema, once: true },
  /** One match of it, as an import of its record; errors are those of `library.import`. */
  'backups.import': {
    params: z.strictObject({ ...named, match: askedMatch, own: z.enum(OWN_CHOICES).default('keep') }),
    result: libraryRequests['library.import'].result,
  },
  'backups.look': { params: z.strictObject(named), result: openingSchema },
} as const satisfies Requests

export type OpeningMethod = keyof typeof openingRequests
export type Opening = z.output<typeof openingSchema>
export type BackupRow = z.output<typeof backupSchema>
