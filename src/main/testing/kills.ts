/**
 * Kills a process that uses a library, again and again at any moment, and checks what is left: every change
 * completely or not at all.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { gameOf } from '../../engine/index.ts'
import { canonicalJson } from '../../engine/record/canonical.ts'
import type { MatchId } from '../../engine/record/step.ts'
import { comparableRecord } from '../../engine/record/testing/comparable-record.ts'
import { verify } from '../../engine/record/verify.ts'
import { openLibrary } from '../library/open.ts'
import type { Library } from '../library/library.ts'

const WRITER = fileURLToPath(new URL('busy-writer.ts', import.meta.url))
/** Node's compile cache, which halves the start of the next process. */
const COMPILED = fileURLToPath(new URL('../../../node_modules/.cache/qipu', import.meta.url))
const VERSION_1 = new URL('../library/testing/version-1.sql', import.meta.url)

/** A digest of each match, by its id (see `digestOf`). */
export type Digests = ReadonlyMap<MatchId, string>

/**
 * What the writer prints: it opens the library; it is about to change these matches (`whole`: steps that come all
 * together or not at all; `instead`: the whole library, if a backup replaces it); this is stored of a match,
 * confirmed by the program; a match was deleted for good; a backup has replaced the library.
 */
export type Word =
  | { readonly is: 'opening' }
  | {
      readonly is: 'begun'
      readonly what: string
      readonly matches: readonly MatchId[]
      readonly whole?: readonly string[]
      readonly instead?: readonly (readonly [MatchId, string])[]
    }
  | { readonly is: 'done'; readonly match: MatchId; readonly digest: string }
  | { readonly is: 'gone'; readonly match: MatchId }
  | { readonly is: 'restored' }

export interface KillReport {
  readonly kills: number
  /** How many of them while a library of version 1 was migrated. */
  readonly migrations: number
  /** Confirmed changes that were found afterwards. */
  readonly acknowledged: number
  /** Kills in the middle of a change, by its name. */
  readonly between: ReadonlyMap<string, number>
  readonly faults: readonly string[]
}

export interface KillOptions {
  /** The folder for libraries. */
  readonly folder: string
  readonly kills: number
  /**
   * Kills until this many changes were confirmed: on a busy machine a writer does little in its life, and more are
   * killed.
   */
  readonly acknowledged?: number
  readonly seed: string
  /** A random number from 0 to below 1: the lifetime of a writer after its first line, as a share of the longest. */
  readonly random: () => number
}

/** Kills before a new library is used, because checks get slower as it grows. */
const KILLS_PER_LIBRARY = 25
/** One in this many kills happens during a migration. */
const MIGRATION_EACH = 8
/**
 * The longest lifetime of a writer after its first line, in milliseconds, and of one that is killed during a
 * migration.
 */
const LONGEST_LIFE = 1200
const MIGRATION_LIFE = 80

/** Everything stored of a match, in parts, so that a fault can name the part. */
export const digestOf = (library: Library, match: MatchId): string => {
  const loaded = library.load(match)
  if (!loaded.ok) return loaded.error.code
  const { title = '', tags = [] } = library.row(match) ?? {}
  const parts = { ...comparableRecord(loaded.value), title, tags: [...tags], damage: loaded.damage !== null }
  return Object.entries(parts)
    .map(
      ([name, part]) =>
        `${name} ${createHash('sha256').update(canonicalJson(part)).digest('hex').slice(0, 8)}`,
    )
    .join(', ')
}

export const digestsOf = (library: Library): Digests =>
  new Map(library.ids().map((match) => [match, digestOf(library, match)]))

/** What is known to be stored, and the change in progress. */
interface Said {
  readonly digests: Map<MatchId, string>
  readonly begun: Extract<Word, { is: 'begun' }> | null
  /** Confirmed changes. */
  readonly count: number
}

export const kill = async (options: KillOptions): Promise<KillReport> => {
  const { folder, kills, acknowledged: enough = 0, seed, random } = options
  const faults: string[] = []
  const between = new Map<string, number>()
  let migrations = 0
  let acknowledged = 0
  let stored: Digests = new Map()
  let home = folder
  let number = 0
  while (number < kills || acknowledged < enough) {
    number += 1
    const isMigration = number % MIGRATION_EACH === 0
    if (number % KILLS_PER_LIBRARY === 1) {
      home = mkdtempSync(join(folder, 'library-'))
      stored = new Map()
    }
    const file = join(isMigration ? mkdtempSync(join(folder, 'old-')) : home, 'library.sqlite')
    const life = random() * (isMigration ? MIGRATION_LIFE : LONGEST_LIFE)
    const before = isMigration ? makeOldLibrary(file) : stored
    const words = await runAndKill(file, `${seed} ${number}`, life)
    const said = read(words, before)
    acknowledged += said.count
    if (said.begun !== null) between.set(said.begun.what, (between.get(said.begun.what) ?? 0) + 1)
    // The matches of the version 1 library do not follow the rules; they only have to stay unchanged.
    const { found, wrong } = examine(file, said, isMigration ? new Set(before.keys()) : new Set())
    const last = words.trim().split('\n').slice(-3).join(' ').slice(0, 600)
    faults.push(...wrong.map((fault) => `after kill ${number}: ${fault}; last said: ${last}`))
    if (isMigration) {
      migrations += 1
      rmSync(dirname(file), { recursive: true })
    } else stored = found
  }
  return { kills: number, migrations, acknowledged, between, faults }
}

/** Creates a library as version 1 wrote it; returns what must be in it after migration. */
const makeOldLibrary = (file: string): Digests => {
  const beside = join(dirname(file), 'beside')
  mkdirSync(beside)
  const copy = join(beside, 'library.sqlite')
  for (const path of [file, copy]) {
    const db = new Database(path)
    db.exec(readFileSync(VERSION_1, 'utf8'))
    db.close()
  }
  const opened = openLibrary(copy, { now: Date.now })
  if (!opened.ok) throw new Error(opened.error.code)
  const digests = digestsOf(opened.value)
  opened.value.close()
  return digests
}

/** What a writer printed before it was killed. */
const runAndKill = (file: string, seed: string, life: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const writer = spawn(process.execPath, [WRITER, file, seed], {
      env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    let wrong = ''
    writer.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (said === '') setTimeout(() => writer.kill('SIGKILL'), life)
      said += text
    })
    writer.stderr.setEncoding('utf8').on('data', (text: string) => (wrong += text))
    writer.on('error', reject)
    writer.on('close', (code, signal) => {
      if (signal === 'SIGKILL') resolve(said)
      else reject(new Error(`the writer ended by itself (${code}): ${wrong}`))
    })
  })

/** Applies the printed lines to what was stored before; ignores an unfinished last line. */
const read = (words: string, before: Digests): Said => {
  let digests = new Map(before)
  let begun: Said['begun'] = null
  let count = 0
  for (const line of words.slice(0, words.lastIndexOf('\n') + 1).split('\n')) {
    if (line === '') continue
    const word = JSON.parse(line) as Word // as the writer prints it
    if (word.is === 'opening') continue
    if (word.is === 'begun') {
      begun = word
      continue
    }
    if (word.is === 'restored') digests = new Map(begun?.instead)
    else if (word.is === 'gone') digests.delete(word.match)
    else digests.set(word.match, word.digest)
    begun = null
    count += 1
  }
  return { digests, begun, count }
}

interface Examined {
  /** Continue from what is stored, so that a fault is reported once. */
  readonly found: Digests
  readonly wrong: readonly string[]
}

const examine = (file: string, { digests, begun }: Said, unruly: ReadonlySet<MatchId>): Examined => {
  const opened = openLibrary(file, { now: Date.now })
  if (!opened.ok) {
    const findings = JSON.stringify(opened.error.details?.['findings'])
    return { found: digests, wrong: [`the library does not open: ${opened.error.code} ${findings}`] }
  }
  const library = opened.value
  const wrong: string[] = []
  if (library.kept !== null) wrong.push(`copied for nothing: ${library.kept}`)
  const broken = library.check()
  if (broken !== null) wrong.push(`integrity: ${JSON.stringify(broken)}`)
  const found = digestsOf(library)
  const isReplaced = begun?.instead !== undefined && different(new Map(begun.instead), found).length === 0
  const open = new Set(begun?.matches)
  if (!isReplaced)
    for (const [match, stored] of digests) {
      const now = found.get(match)
      if (open.has(match) || now === stored) continue
      wrong.push(
        now === undefined
          ? `match ${match} is gone`
          : `match ${match} is not what was stored: ${changes(stored, now)}`,
      )
    }
  const whole = begun?.whole ?? []
  for (const match of found.keys())
    if (!unruly.has(match)) wrong.push(...examineMatch(library, match, open.has(match) ? whole : []))
  library.close()
  return { found, wrong }
}

const different = (one: Digests, other: Digests): MatchId[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((match) => one.get(match) !== other.get(match))

/** The parts in which two digests differ. */
const changes = (one: string, other: string): string => {
  const parts = new Set(one.split(', '))
  return other
    .split(', ')
    .filter((part) => !parts.has(part))
    .join(', ')
}

const examineMatch = (library: Library, match: MatchId, whole: readonly string[]): string[] => {
  const loaded = library.load(match)
  if (!loaded.ok) return [`match ${match} does not load: ${loaded.error.code}`]
  if (loaded.damage !== null) return [`match ${match} is damaged: ${JSON.stringify(loaded.damage)}`]
  const record = loaded.value
  const { damage } = verify(record, gameOf(record.header.game))
  const steps = new Set<string>(record.steps.keys())
  const there = whole.filter((step) => steps.has(step)).length
  return [
    ...(damage === null ? [] : [`match ${match} does not verify: ${damage.code}`]),
    ...(there === 0 || there === whole.length
      ? []
      : [`match ${match}: ${there} of ${whole.length} steps came in`]),
    ...(library.row(match)?.steps === steps.size ? [] : [`match ${match} is listed with another length`]),
  ]
}
