/**
 * Decides whether a library can be opened as it is. Database and log are first inspected by their bytes. What only
 * SQLite can tell is examined on a copy if there is a log or journal, because SQLite writes it into the database when
 * it closes.
 */
import { accessSync, constants, existsSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { err, ok, type Result } from '../../../engine/kernel/refusal.ts'
import type { ApiError } from '../../api/api.ts'
import type { Contents } from '../rows/contents.ts'
import { failureOf, libraryError } from '../sqlite/errors.ts'
import { copyForCheck, copyAsFound, type Recovery, contentsOfCopy, openReadOnlyCopy } from './copies.ts'
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
  /** How to combine file and log when the library is opened. */
  readonly recovery: Recovery
  /** Null if the library is as a clean close or a killed program leaves it. */
  readonly damage: Damage | null
  readonly schema: SchemaFaults | null
}

export interface AssessOptions {
  readonly now: () => number
  readonly migrations: readonly Migration[]
}

/**
 * Assesses the library at `file`. Refuses what is not a library of this program before anything is copied. A damaged
 * library is copied (`kept`) before the caller may change it. Looks again if another process wrote meanwhile, because
 * that can look like damage. Codes `libraryNotOurs`, `libraryNewer`, `libraryReadOnly` and other failures.
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

type AssessmentBeforeCopies = Omit<Assessment, 'damage'> & {
  readonly damage: Omit<Damage, 'kept' | 'contents'> | null
}

/** Counts what `look` would show; null if it cannot be read completely. */
const countContents = (
  file: string,
  { inspection, recovery, schema }: AssessmentBeforeCopies,
  options: AssessOptions,
): Contents | null =>
  contentsOfCopy(() => openReadOnlyCopy(file, recovery, inspection.log, { ...options, schema }))

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
  // Another program that has it open has assessed it already, and keeps writing its log.
  if (inspection.findings.length === 0 && isHeldElsewhere(file)) return ok(sound)
  const files: Files = { file, inspection, progress, migrations }
  const together = inspection.whole ? examineFiles(files, recovery) : UNREADABLE
  const alone = fileAloneIfBetter(files, together)
  const inside = alone ?? together
  if (inside.refusal !== undefined) return err(inside.refusal)
  // That file and log together lack pages says nothing about the file alone.
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
 * Examines the file without its log; undefined unless that holds more than file and log together. A log that makes
 * the library smaller is older than the file, or another library's; the log a killed program leaves never does.
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
  // Reading every page is slow and seldom needed.
  if (!isBetter(examineFiles(files, 'alone', false))) return undefined
  const alone = examineFiles(files, 'alone', true)
  return isBetter(alone) ? alone : undefined
}

/**
 * What a reading of the files lacks, most important first: everything; what the progress file records; what the other
 * reading has.
 */
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
  /** The program can read the tables. */
  readonly readable: boolean
  /** SQLite's integrity check passes. */
  readonly sound: boolean
  /** What the progress file records and the library lacks. */
  readonly lost: MissingSteps | null
  /** The progress of each match by its id; empty if it was not read. */
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
  /** Null if the library is known to be unchanged since its clean close. */
  readonly progress: ProgressFile | null
  /** Run the integrity check, which reads every page. */
  readonly pages: boolean
}

/**
 * Examines the library, on a copy if opening it would change it. `everyPage` overrides the decision whether to read
 * every page.
 */
const examineFiles = (
  { file, inspection, progress, migrations }: Files,
  recovery: Recovery,
  everyPage?: boolean,
): Examination => {
  if (inspection.findings.length === 0 && !inspection.hot) {
    // There is no log or journal, so opening and closing the file writes nothing.
    const asLeft = progress.closed !== null && progress.closed === cleanCloseStamp(file)
    return examine(file, { migrations, progress: asLeft ? null : progress, pages: false })
  }
  // The log that was in use when the progress file was last written is trusted.
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
