/** Kills a process that is busy with a library again and again, at any moment, and looks at what is left: all or nothing. */
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
/** What Node has compiled, so that the next process starts in half the time. */
const COMPILED = fileURLToPath(new URL('../../../node_modules/.cache/qipu', import.meta.url))
const VERSION_1 = new URL('../library/testing/version-1.sql', import.meta.url)

/** Each match and what is stored of it (see `digestOf`). */
export type Digests = ReadonlyMap<MatchId, string>

/**
 * What the writer says: it opens the library; it is about to change these matches (`whole`: steps that come all together
 * or not at all; `instead`: what the whole library is if a backup takes its place); this is stored of a match, now that
 * the program has said so; a match was removed for good; a backup has taken the library's place.
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
  /** Of them, while a library of version 1 was brought up to date. */
  readonly migrations: number
  /** Changes that were said to be stored, and looked for afterwards. */
  readonly acknowledged: number
  /** Kills in the middle of a change, by its name. */
  readonly between: ReadonlyMap<string, number>
  readonly faults: readonly string[]
}

export interface KillOptions {
  /** Libraries are made in here. */
  readonly folder: string
  readonly kills: number
  /** So many changes are to be acknowledged: on a machine with other work little is done in a life, and more are killed. */
  readonly acknowledged?: number
  readonly seed: string
  /** A number from 0 up to, not including, 1: how long, of the longest life, a writer lives after its first word. */
  readonly random: () => number
}

/** Kills until the next library: what is looked at after each kill grows with it. */
const KILLS_PER_LIBRARY = 25
/** Of so many kills one falls into a migration. */
const MIGRATION_EACH = 8
/** Milliseconds a writer lives after its first word at most, and one that is to be killed in a migration. */
const LONGEST_LIFE = 1200
const MIGRATION_LIFE = 80

/** All that is kept of a match, part by part, so that a fault can name the part. */
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

/** What is known to be stored, and the change that was under way. */
interface Said {
  readonly digests: Map<MatchId, string>
  readonly begun: Extract<Word, { is: 'begun' }> | null
  /** Changes that were said to be done. */
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
    // What was played in the library of version 1 is not by the rules; it has only to stay as it is.
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

/** A library as version 1 wrote it; answers what must be in it once it was brought up to date. */
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

/** What was said, upon what was stored before; a last line without an end was never said. */
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
  /** From then on what is stored: a fault is told once. */
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

/** The parts of two digests that are not the same. */
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
