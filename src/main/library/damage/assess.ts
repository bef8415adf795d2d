/**
 * Whether a library may be opened as it is. Files and log are looked at by their bytes; what only
 * SQLite can tell, it tells on a copy wherever changes wait beside the file, because it writes
 * these into the file when it closes it.
 */
import { accessSync, constants, existsSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { err, ok, type Result } from '../../../engine/kernel/refusal.ts'
import type { ApiError } from '../../api/api.ts'
import { contentsOf, type Contents } from '../rows/contents.ts'
import { failureOf, libraryError } from '../sqlite/errors.ts'
import { copyForCheck, copyAsFound, type Recovery, openReadOnlyCopy } from './copies.ts'
import { FINDINGS, type Choice, type Damage, type Finding } from './findings.ts'
import { discard } from '../file/files.ts'
import { isHeldElsewhere } from '../file/lock.ts'
import { inspectFiles, MAX_ATTEMPTS, stamp, type Inspection } from './inspect.ts'
import { latestVersion, versionOf } from '../file/migrate.ts'
import type { Migration } from '../file/migrations.ts'
import { namesOf, schemaFaults, type SchemaFaults } from './schema-check.ts'
import { isOurs } from '../file/sqlite-format.ts'
import {
  missingFrom,
  progressIn,
  missingSteps,
  readProgressFile,
  cleanCloseStamp,
  type MatchProgressWithNotes,
  type MissingSteps,
  type ProgressFile,
} from './progress-file.ts'

export interface Assessment {
  readonly inspection: Inspection
  /** What is made of file and log when the library is opened. */
  readonly recovery: Recovery
  /** Null if the library is as a clean end or a killed program leaves it. */
  readonly damage: Damage | null
  readonly schema: SchemaFaults | null
}

export interface AssessOptions {
  readonly now: () => number
  readonly migrations: readonly Migration[]
}

/**
 * Refuses what is not a library of this program, before anything is touched or copied. A copy made
 * while another process was writing may look damaged; then everything is looked at again.
 */
export const assess = (file: string, options: AssessOptions): Result<Assessment, ApiError> => {
  for (let attempt = 1; ; attempt += 1) {
    const before = stamp(file)
    const assessed = assessOnce(file, options)
    if (!assessed.ok) return assessed
    const { damage } = assessed.value
    if (damage === null) return ok({ ...assessed.value, damage })
    if (stamp(file) !== before && attempt < MAX_ATTEMPTS) continue
    const kept = copyAsFound(file, options.now())
    const contents = damage.choices.includes('look') ? countContents(file, assessed.value, options) : null
    return ok({ ...assessed.value, damage: { ...damage, kept, contents } })
  }
}

/** Before any copy is kept. */
type AssessmentBeforeCopies = Omit<Assessment, 'damage'> & {
  readonly damage: Omit<Damage, 'kept' | 'contents'> | null
}

/** Counted in what would be opened; null where that cannot be read to its end. */
const countContents = (
  file: string,
  { inspection, recovery, schema }: AssessmentBeforeCopies,
  options: AssessOptions,
): Contents | null => {
  try {
    const { db, end } = openReadOnlyCopy(file, recovery, inspection.log, { ...options, schema })
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

const assessOnce = (
  file: string,
  { migrations }: AssessOptions,
): Result<AssessmentBeforeCopies, ApiError> => {
  const progress = readProgressFile(file)
  const heldMatches = progress.matches.size > 0
  const inspection = inspectFiles(file, { known: latestVersion(migrations), heldMatches })
  if (inspection.refusal !== undefined) return err(inspection.refusal)
  if (existsSync(file) && !(writable(file) && writable(dirname(file))))
    return err(libraryError('libraryReadOnly'))
  const recovery: Recovery = inspection.headerInLogOnly ? 'filled' : 'both'
  const sound: AssessmentBeforeCopies = { inspection, recovery, damage: null, schema: null }
  if (inspection.empty) return ok(sound)
  // Whoever has it open has looked at it already, and its log changes under one's eyes.
  if (inspection.findings.length === 0 && isHeldElsewhere(file)) return ok(sound)
  const files: Files = { file, inspection, progress, migrations }
  const together = inspection.whole ? examineFiles(files, recovery) : UNREADABLE
  const alone = fileAloneIfBetter(files, together)
  const inside = alone ?? together
  if (inside.refusal !== undefined) return err(inside.refusal)
  // Which pages the two have together says nothing of the file alone.
  const ofFiles = inspection.findings.filter(({ code }) => alone === undefined || code !== 'pages')
  const found = [...ofFiles, ...inside.findings]
  if (alone !== undefined && !found.some(({ code }) => code === 'logForeign'))
    found.push({ code: 'logForeign' })
  if (found.length === 0) return ok(sound)
  const damage = { findings: inOrder(found), choices: choicesFor(inside) }
  return ok({ inspection, recovery: alone === undefined ? recovery : 'alone', damage, schema: inside.schema })
}

interface Files {
  readonly file: string
  readonly inspection: Inspection
  readonly progress: ProgressFile
  readonly migrations: readonly Migration[]
}

/**
 * The file without its log, where it holds more than with it: then the log is older than the file, or another library's.
 * The log a file was left with never makes less of it. Undefined where it does not, or where the file is not whole by itself.
 */
const fileAloneIfBetter = (files: Files, together: Examination): Examination | undefined => {
  const { log, headerInLogOnly } = files.inspection
  if (log.pages === 0 || headerInLogOnly) return undefined
  const { removed } = files.progress
  const isBetter = (alone: Examination): boolean =>
    isLess(
      lossOf(alone, missingFrom(alone.held, together.held, removed)),
      lossOf(together, missingFrom(together.held, alone.held, removed)),
    )
  // To read every page takes long, and is seldom needed.
  if (!isBetter(examineFiles(files, 'alone', false))) return undefined
  const alone = examineFiles(files, 'alone', true)
  return isBetter(alone) ? alone : undefined
}

/** What is missing, the weightiest first: everything, what the progress file knows, what the other way to read the files shows. */
const lossOf = (
  { refusal, readable, sound, lost }: Examination,
  missing: MissingSteps,
): readonly number[] => [
  refusal === undefined && readable && sound ? 0 : 1,
  ...[lost ?? NOTHING_MISSING, missing].flatMap(({ steps, matches }) => [steps, matches]),
]

const isLess = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((number, place) => number !== other[place])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}

const inOrder = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((one, other) => FINDINGS.indexOf(one.code) - FINDINGS.indexOf(other.code))

const choicesFor = ({ readable, sound, schema }: Examination): Choice[] => {
  const openable = readable && sound && (schema?.changed ?? []).length === 0
  return [
    ...(openable ? (['open'] as const) : []),
    'restore',
    ...(readable ? (['look'] as const) : []),
    ...(openable ? [] : (['anew'] as const)),
    'leave',
  ]
}

interface Examination {
  readonly refusal: ApiError | undefined
  readonly findings: readonly Finding[]
  readonly schema: SchemaFaults | null
  /** The program can read what is there. */
  readonly readable: boolean
  /** The pages hold together. */
  readonly sound: boolean
  /** What the progress file knows and is not there. */
  readonly lost: MissingSteps | null
  /** How far the matches have come; empty where that was not asked. */
  readonly held: ReadonlyMap<string, MatchProgressWithNotes>
}
const NOTHING_MISSING: MissingSteps = { steps: 0, matches: 0 }
const NOTHING_WRONG: Examination = {
  refusal: undefined,
  findings: [],
  schema: null,
  readable: true,
  sound: true,
  lost: null,
  held: new Map(),
}
const UNREADABLE: Examination = { ...NOTHING_WRONG, readable: false, sound: false }

interface ExamineOptions {
  readonly migrations: readonly Migration[]
  /** Null where the library is known to be as it was left. */
  readonly progress: ProgressFile | null
  /** Every page is to be read. */
  readonly pages: boolean
}

/** `everyPage` is left out where it is known from the files whether each page has to be read. */
const examineFiles = (
  { file, inspection, progress, migrations }: Files,
  recovery: Recovery,
  everyPage?: boolean,
): Examination => {
  if (inspection.findings.length === 0 && !inspection.hot) {
    // Nothing lies beside the file, so that opening and closing it writes nothing.
    const asLeft = progress.closed !== null && progress.closed === cleanCloseStamp(file)
    return examine(file, { migrations, progress: asLeft ? null : progress, pages: false })
  }
  // The log in use when the program was last heard of needs no further proof.
  const pages =
    everyPage ??
    (inspection.findings.length > 0 || (progress.log !== null && progress.log !== inspection.log.salt))
  const { folder, copy } = copyForCheck(file, recovery, inspection.log)
  try {
    return examine(copy, { migrations, progress, pages })
  } finally {
    discard(folder)
  }
}

const examine = (file: string, { migrations, progress, pages }: ExamineOptions): Examination => {
  let db: Database.Database | undefined
  const findings: Finding[] = []
  try {
    db = new Database(file)
    const known = latestVersion(migrations)
    if (!isOurs(db)) return { ...NOTHING_WRONG, refusal: libraryError('libraryNotOurs') }
    const version = versionOf(db)
    if (version > known)
      return { ...NOTHING_WRONG, refusal: libraryError('libraryNewer', { version, known }) }
    const schema = schemaFaults(db, migrations)
    if (schema !== null) findings.push({ code: 'schema', details: { names: namesOf(schema) } })
    const readable = schema === null || !schema.tables
    const lost = progress === null || !readable ? null : missingSteps(db, progress)
    if (lost !== null) findings.push({ code: 'steps', details: { ...lost } })
    const held = progress === null || !readable ? NOTHING_WRONG.held : progressIn(db)
    const sound = !pages || db.prepare<[], string>('PRAGMA integrity_check(1)').pluck().get() === 'ok'
    if (!sound) findings.push({ code: 'pages' })
    return { refusal: undefined, findings, schema, readable, sound, lost, held }
  } catch (thrown) {
    const error = failureOf(thrown)
    if (error === undefined) throw thrown
    if (error.code !== 'libraryDamaged' && error.code !== 'libraryNotOurs')
      return { ...NOTHING_WRONG, refusal: error }
    const finding: Finding =
      error.details?.['reason'] === 'schema' ? { code: 'schema', details: { names: '' } } : { code: 'pages' }
    return { ...NOTHING_WRONG, findings: [...findings, finding], readable: false, sound: false }
  } finally {
    db?.close()
  }
}

const writable = (path: string): boolean => {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch (thrown) {
    if (failureOf(thrown) !== undefined) return false
    throw thrown
  }
}
