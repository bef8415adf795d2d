/**
 * Tries every operation on a failing disk, refusing each n-th call in turn, and checks what is left: every change
 * completely or not at all.
 */
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
/** A program without output for this time, in milliseconds, counts as hung. */
const PATIENCE = 60_000

export interface OperationReport {
  readonly operation: string
  /** By mode: the number of calls, each of which was refused once. */
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
  /** Refuses only every n-th call; each call by default. */
  readonly stride?: number
  readonly onReport?: (report: OperationReport) => void
}

/** Reports on each operation; a sentence if nothing could be tried. */
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
  /** Tries the waiting operations one after another, in its own folder. */
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

/**
 * Tries every n until nothing is refused. A program that ends or hangs is a fault, and another one continues behind
 * it.
 */
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

/** Runs the process; resolves to how it died, if it did. */
const runFrom = (
  { work, refusing, operation, mode, stride }: Trial,
  n: number,
  onTried: (tried: Tried) => void,
): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    // The previous one may have died in the middle of a refusal.
    refusalSwitch(refusing.control).set(0)
    const program = spawn(
      process.execPath,
      [PROGRAM, work, refusing.control, operation, mode, String(n), String(stride)],
      {
        // The compile cache halves the start of threads; without io_uring, libc makes every call and can refuse it.
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
