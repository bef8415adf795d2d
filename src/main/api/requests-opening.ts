/** Requests about opening the library and about its backups, which need no open library. */
import { z } from 'zod'
import { OWN_CHOICES } from '../../engine/record/exchange/import.ts'
import { libraryRequests } from './requests-library.ts'
import { askedMatch, errorSchema, matchId } from './values.ts'
import { none, type Requests } from './requests.ts'

/** How many matches, steps of all lines and notes of every kind a library has. */
export const contentsSchema = z.strictObject({ matches: z.int(), steps: z.int(), notes: z.int() })

/** Whether the library is open, and if not, why and what a person can do. */
export const openingSchema = z.strictObject({
  /** `readOnly`: a copy is open that cannot be changed. */
  state: z.enum(['open', 'readOnly', 'closed']),
  library: z.string(),
  /** Why it is not open; null if it is. */
  error: errorSchema.nullable(),
  /** The faults found, each with the values its sentence needs (see library/damage/findings.ts). */
  findings: z.array(
    z.strictObject({
      code: z.string(),
      names: z.string().optional(),
      steps: z.int().optional(),
      matches: z.int().optional(),
    }),
  ),
  /** The folder to which the damaged files were copied unchanged, or null. */
  kept: z.string().nullable(),
  /** `home`: opens the library of the default folder, offered if the moved library is missing. */
  choices: z.array(z.enum(['open', 'restore', 'look', 'anew', 'home', 'leave'])),
  /**
   * What the choices would open: `present` with `open` or `look`, `backup` with `restore`. Null if the choice is not
   * offered or its contents cannot be counted.
   */
  contents: z.strictObject({ present: contentsSchema.nullable(), backup: contentsSchema.nullable() }),
  /** The backup that is open read-only, and when it was made, in milliseconds since 1970 UTC. */
  backup: z.strictObject({ name: z.string(), at: z.int() }).nullable(),
})

export const backupSchema = z.strictObject({
  name: z.string(),
  /** Milliseconds since 1970 UTC. */
  at: z.int(),
  reason: z.enum(['daily', 'import', 'restore', 'migration']),
  /** Null if the backup cannot be read. */
  matches: z.int().nullable(),
  steps: z.int().nullable(),
})

const named = { name: z.string().max(255) }

export const openingRequests = {
  'library.opening': { params: none, result: openingSchema },
  /** Opens the library in the way a person chose; `again` tries the files once more. */
  'library.open': {
    params: z.strictObject({ choice: z.enum(['open', 'look', 'anew', 'home', 'again']) }),
    result: openingSchema,
    once: true,
  },
  /** All backups, the latest first. */
  'backups.list': { params: none, result: z.array(backupSchema) },
  'backups.make': { params: none, result: z.array(backupSchema), once: true },
  /** The matches in a backup, the last changed first. */
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
  /** Replaces the library with a backup, after making a backup of the library. */
  'backups.restore': { params: z.strictObject(named), result: openingSchema, once: true },
  /** Imports one match of a backup; errors as for `library.import`. */
  'backups.import': {
    params: z.strictObject({ ...named, match: askedMatch, own: z.enum(OWN_CHOICES).default('keep') }),
    result: libraryRequests['library.import'].result,
  },
  'backups.look': { params: z.strictObject(named), result: openingSchema },
} as const satisfies Requests

export type OpeningMethod = keyof typeof openingRequests
export type Opening = z.output<typeof openingSchema>
export type BackupRow = z.output<typeof backupSchema>
