/** Tries every operation on a disk that refuses, each n-th call by turns, and looks at what is left: all or nothing. */
import { spawn } from 'node:child_process'
import { mkdirSync, realpathSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { OPERATIONS, prepareScene } from './refused-operations.ts'
import { programOn } from './refused-host.ts'
import type { Tried } from './refused-program.ts'
import { MODES, prepareRefusing, refusalSwitch, type Mode, type Refusing } from './refusal-switch.ts'

const PROGRAM = fileURLToPath(new URL('refused-program.ts', import.meta.url))
const COMPILED = fileURLToPath(new URL('../../../../node_modules/.cache/qipu', import.meta.url))
/** Milliseconds without a word after which a program counts as hung. */
const PATIENCE = 60_000

export interface OperationReport {
  readonly operation: string
  /** By mode: the first n at which nothing was refused, less one. */
  readonly reached: { readonly [mode in Mode]: number }
  readonly refusals: number
  readonly before: number
  readonly after: number
  readonly faults: readonly string[]
}

export interface RefusalOptions {
  /** An empty folder. */
  readonly folder: string
  readonly operations?: readonly string[]
  readonly modes?: readonly Mode[]
  /** Every so many calls alone are refused; each of them unless told. */
  readonly stride?: number
  readonly onReport?: (report: OperationReport) => void
}

/** What came of each operation; a sentence why nothing was tried, where it could not be. */
export const refuse = async ({
  folder: given,
  operations = Object.keys(OPERATIONS),
  modes = MODES,
  stride = 1,
  onReport,
}: RefusalOptions): Promise<readonly OperationReport[] | string> => {
  const folder = realpathSync(given)
  const waiting = [...operations]
  const reports: OperationReport[] = []
  /** Tries what waits, one operation after the other, in a folder of its own. */
  const lane = async (number: number): Promise<string | undefined> => {
    const own = join(folder, `${number}`)
    const work = join(own, 'work')
    mkdirSync(work, { recursive: true })
    const refusing = prepareRefusing(own, join(work, 'tried'))
    if (typeof refusing === 'string') return refusing
    await prepareScene(work, programOn)
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const report = await tryOperation({ work, refusing, stride, operation: next }, modes)
      onReport?.(report)
      reports.push(report)
    }
    return undefined
  }
  const lanes = Math.min(operations.length, availableParallelism())
  const why = await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)))
  return why.find((each) => each !== undefined) ?? reports
}

const tryOperation = async (trial: Omit<Trial, 'mode'>, modes: readonly Mode[]): Promise<OperationReport> => {
  const { operation } = trial
  const reached = { once: 0, from: 0, half: 0 }
  const count = { refusals: 0, before: 0, after: 0 }
  const faults: string[] = []
  for (const mode of modes) {
    const tried = await tryAll({ ...trial, mode })
    reached[mode] = (tried.at(-1)?.n ?? 1) - 1
    for (const { n, what, answer, ended, refused, faults: found } of tried) {
      count.refusals += refused > 0 ? 1 : 0
      if (refused > 0 && ended !== 'neither') count[ended] += 1
      faults.push(...found.map((fault) => `${operation}, ${mode} ${n} (${what}, ${answer}): ${fault}`))
    }
  }
  return { operation, reached, ...count, faults }
}

interface Trial {
  readonly work: string
  readonly refusing: Refusing
  readonly operation: string
  readonly mode: Mode
  readonly stride: number
}

/** Every n until nothing is refused; a program that ends or hangs is a fault, and another goes on behind it. */
const tryAll = async (trial: Trial): Promise<readonly Tried[]> => {
  const tried: Tried[] = []
  for (let deaths = 0; deaths < 5;) {
    const n = next(tried, trial)
    const death = await runFrom(trial, n, (one) => tried.push(one))
    if (death === undefined) return tried
    deaths += 1
    tried.push({
      n: next(tried, trial),
      refused: 1,
      what: '',
      answer: 'none',
      ended: 'neither',
      faults: [death],
    })
  }
  return tried
}

const next = (tried: readonly Tried[], { stride }: Trial): number => {
  const last = tried.at(-1)
  return last === undefined ? 1 : last.n + stride
}

/** How the process died, if it did. */
const runFrom = (
  { work, refusing, operation, mode, stride }: Trial,
  n: number,
  onTried: (tried: Tried) => void,
): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    // The one before may have died in the middle of a refusal.
    refusalSwitch(refusing.control).set(0)
    const program = spawn(
      process.execPath,
      [PROGRAM, work, refusing.control, operation, mode, String(n), String(stride)],
      {
        // Threads start with half the work; and every call is one that can be refused.
        env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...refusing.env, UV_USE_IO_URING: '0' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    let said = ''
    program.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2000)))
    const watch = setTimeout(() => program.kill('SIGKILL'), PATIENCE)
    createInterface({ input: program.stdout }).on('line', (line) => {
      watch.refresh()
      onTried(JSON.parse(line) as Tried) // as the program prints it
    })
    program.on('error', reject)
    program.on('close', (code, signal) => {
      clearTimeout(watch)
      resolve(code === 0 ? undefined : `it ended with ${signal ?? code}: ${said}`)
    })
  })
