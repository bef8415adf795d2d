/** Kills a process that is busy with a library again and again, at any moment, and looks at what is left: all or nothing. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { gameOf } from '../../engine/index.ts'
import { canonicalJson } from '../../engine/record/canonical.ts'
import type { MatchId } from '../../engine/record/step.ts'
import { sense } from '../../engine/record/testing/sense.ts'
import { verify } from '../../engine/record/verify.ts'
import { openLibrary } from '../library/file/open.ts'
import type { Library } from '../library/library.ts'

const WRITER = fileURLToPath(new URL('busy-writer.ts', import.meta.url))

/**
 * What the writer says: these matches are about to change (`whole`: steps that come all together or not at all); so is a
 * match stored, now that it is said to be; a match was removed for good.
 */
export type Word =
  | { readonly is: 'begun'; readonly matches: readonly MatchId[]; readonly whole: readonly string[] }
  | { readonly is: 'done'; readonly match: MatchId; readonly digest: string }
  | { readonly is: 'gone'; readonly match: MatchId }

export interface KillReport {
  readonly kills: number
  /** Changes that were said to be stored, and looked for afterwards. */
  readonly acknowledged: number
  /** Kills in the middle of a change. */
  readonly between: number
  readonly faults: readonly string[]
}

export interface KillOptions {
  /** The library; made by the first writer. */
  readonly file: string
  readonly kills: number
  readonly seed: string
  /** A number from 0 up to, not including, 1: how long, of `longest`, a writer lives after its first word. */
  readonly random: () => number
  /** In milliseconds. */
  readonly longest?: number
}

/** All that is kept of a match, as one word. */
export const digestOf = (library: Library, match: MatchId): string => {
  const loaded = library.load(match)
  if (!loaded.ok) return loaded.error.code
  const { title = '', tags = [] } = library.row(match) ?? {}
  const kept = canonicalJson({
    record: sense(loaded.value),
    title,
    tags: [...tags],
    damage: loaded.damage !== null,
  })
  return createHash('sha256').update(kept).digest('hex').slice(0, 16)
}

/** What is known to be stored, and what may be in one state or another. */
interface Known {
  readonly digests: Map<MatchId, string>
  begun: Extract<Word, { is: 'begun' }> | null
}

export const kill = async ({
  file,
  kills,
  seed,
  random,
  longest = 2_500,
}: KillOptions): Promise<KillReport> => {
  const digests = new Map<MatchId, string>()
  const faults: string[] = []
  let acknowledged = 0
  let between = 0
  for (let number = 1; number <= kills; number += 1) {
    const known: Known = { digests, begun: null }
    acknowledged += take(await runAndKill(file, `${seed} ${number}`, random() * longest), known)
    if (known.begun !== null) between += 1
    faults.push(...examine(file, known).map((fault) => `after kill ${number}: ${fault}`))
  }
  return { kills, acknowledged, between, faults }
}

/** What a writer printed before it was killed. */
const runAndKill = (file: string, seed: string, life: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const writer = spawn(process.execPath, [WRITER, file, seed], { stdio: ['ignore', 'pipe', 'pipe'] })
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

/** Takes down what was said; a last line without an end was never said. */
const take = (said: string, known: Known): number => {
  let count = 0
  for (const line of said.slice(0, said.lastIndexOf('\n') + 1).split('\n')) {
    if (line === '') continue
    const word = JSON.parse(line) as Word // as the writer prints it
    if (word.is === 'begun') {
      known.begun = word
      continue
    }
    known.begun = null
    count += 1
    if (word.is === 'gone') known.digests.delete(word.match)
    else known.digests.set(word.match, word.digest)
  }
  return count
}

const examine = (file: string, { digests, begun }: Known): string[] => {
  const opened = openLibrary(file, { now: Date.now })
  if (!opened.ok) return [`the library does not open: ${opened.error.code}`]
  const library = opened.value
  const faults: string[] = []
  if (library.kept !== null) faults.push(`copied for nothing: ${library.kept}`)
  const broken = library.check()
  if (broken !== null) faults.push(`integrity: ${JSON.stringify(broken)}`)
  const open = new Set<MatchId>(begun?.matches)
  const ids = library.ids()
  for (const [match, digest] of digests) {
    if (open.has(match)) continue
    if (!ids.includes(match)) faults.push(`match ${match} is gone`)
    else if (digestOf(library, match) !== digest) faults.push(`match ${match} is not what was stored`)
  }
  for (const match of ids)
    faults.push(...examineMatch(library, match, open.has(match) ? (begun?.whole ?? []) : []))
  // What was in the middle of a change is from now on as it was found.
  for (const match of open)
    if (ids.includes(match)) digests.set(match, digestOf(library, match))
    else digests.delete(match)
  library.close()
  return faults
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
