/** Kills a writing process again and again and looks at what it left: promise 1, put to the test. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { gameOf } from '../../../engine/index.ts'
import type { MatchId } from '../../../engine/record/step.ts'
import { verify } from '../../../engine/record/verify.ts'
import { openLibrary } from '../file/open.ts'
import type { Loaded } from '../records.ts'

const WRITER = fileURLToPath(new URL('writer.ts', import.meta.url))

export interface CrashReport {
  readonly crashes: number
  /** Steps the writers were told are stored. */
  readonly acknowledged: number
  /** Everything that should not be: empty if the library keeps its word. */
  readonly faults: readonly string[]
}

export interface CrashOptions {
  /** The library; made by the first writer. */
  readonly file: string
  readonly crashes: number
  /** A number from 0 up to, not including, 1: how long, of `longest`, a writer lives after its first word. */
  readonly random: () => number
  /** Longest life of a writer in milliseconds. */
  readonly longest?: number
}

/** Runs writers and kills each with SIGKILL at a moment of its own; checks the library after each. */
export const crash = async ({ file, crashes, random, longest = 250 }: CrashOptions): Promise<CrashReport> => {
  const known = new Map<string, Set<string>>()
  const faults: string[] = []
  let acknowledged = 0
  for (let number = 1; number <= crashes; number += 1) {
    const said = await runAndKill(file, number, random() * longest)
    acknowledged += take(said, known)
    faults.push(...examine(file, known).map((fault) => `after crash ${number}: ${fault}`))
  }
  return { crashes, acknowledged, faults }
}

/** What a writer printed before it was killed. */
const runAndKill = (file: string, number: number, life: number): Promise<string> =>
  new Promise((resolve, reject) => {
    // Numbers far apart: every writer plays matches of its own.
    const writer = spawn(process.execPath, [WRITER, file, String(number * 100_000)], {
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

/** Notes every acknowledged step by its match; a last line without an end was never said. */
const take = (said: string, known: Map<string, Set<string>>): number => {
  let count = 0
  let steps = new Set<string>()
  for (const line of said.slice(0, said.lastIndexOf('\n') + 1).split('\n')) {
    const [word, id] = line.split(' ')
    if (id === undefined) continue
    if (word === 'match') {
      steps = new Set()
      known.set(id, steps)
    } else {
      steps.add(id)
      count += 1
    }
  }
  return count
}

const examine = (file: string, known: ReadonlyMap<string, ReadonlySet<string>>): string[] => {
  const opened = openLibrary(file, { now: Date.now })
  if (!opened.ok) return [`the library does not open: ${opened.error.code}`]
  const library = opened.value
  const faults: string[] = []
  if (library.kept !== null) faults.push(`copied for nothing: ${library.kept}`)
  const broken = library.check()
  if (broken !== null) faults.push(`integrity: ${JSON.stringify(broken)}`)
  const ids: readonly string[] = library.ids()
  for (const id of known.keys()) if (!ids.includes(id)) faults.push(`match ${id} is gone`)
  for (const id of library.ids())
    faults.push(...examineMatch(library.load(id), id, known.get(id) ?? new Set()))
  library.close()
  return faults
}

const examineMatch = (loaded: Loaded, id: MatchId, steps: ReadonlySet<string>): string[] => {
  if (!loaded.ok) return [`match ${id} does not load: ${loaded.error.code}`]
  if (loaded.damage !== null) return [`match ${id} is damaged: ${JSON.stringify(loaded.damage)}`]
  const record = loaded.value
  const kept = new Set<string>(record.steps.keys())
  const lost = [...steps].filter((step) => !kept.has(step))
  const { damage } = verify(record, gameOf(record.header.game))
  return [
    ...(lost.length > 0 ? [`match ${id} has lost ${lost.length} acknowledged steps`] : []),
    ...(damage === null ? [] : [`match ${id} does not verify: ${damage.code}`]),
  ]
}
