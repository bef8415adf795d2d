/** Examines a library at moments when its writer is stopped: the states a kill would leave. */
import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openLibrary } from '../open.ts'

const WRITER = fileURLToPath(new URL('writer.ts', import.meta.url))

export interface StopReport {
  /** How many different states of the files were examined. */
  readonly states: number
  /** Everything that went wrong. */
  readonly faults: readonly string[]
}

/** Lets a writer play into the library until `enough` different states were opened, each as a copy. */
export const checkWhileStopped = async (file: string, enough: number): Promise<StopReport> => {
  const writer = spawn(process.execPath, [WRITER, file, '0'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise((resolve) => writer.once('exit', resolve))
  const seen = new Set<string>()
  const faults: string[] = []
  try {
    while (seen.size < enough && writer.exitCode === null) {
      const copy = join(dirname(file), '..', `state-${seen.size}`)
      writer.kill('SIGSTOP')
      const state = copyStill(dirname(file), copy)
      writer.kill('SIGCONT')
      if (state !== undefined && !seen.has(state)) {
        seen.add(state)
        faults.push(...faultsOf(join(copy, basename(file))).map((fault) => `${state}: ${fault}`))
      }
      rmSync(copy, { recursive: true, force: true })
      await setImmediate()
    }
  } finally {
    writer.kill('SIGKILL')
    await ended
  }
  return { states: seen.size, faults }
}

/** Copies the files and returns their state; undefined if they changed meanwhile, before the stop took effect. */
const copyStill = (folder: string, to: string): string | undefined => {
  const before = stateOf(folder)
  mkdirSync(to)
  for (const name of readdirSync(folder)) copyFileSync(join(folder, name), join(to, name))
  return before === '' || stateOf(folder) !== before ? undefined : before
}

const stateOf = (folder: string): string =>
  readdirSync(folder)
    .map((name) => ({ name, stat: statSync(join(folder, name), { bigint: true }) }))
    .map(({ name, stat }) => `${name} ${stat.size} ${stat.mtimeNs}`)
    .join()

const faultsOf = (file: string): string[] => {
  const opened = openLibrary(file, { now: Date.now })
  if (!opened.ok) return [`does not open: ${JSON.stringify(opened.error)}`]
  const { kept } = opened.value
  const broken = opened.value.check()
  opened.value.close()
  return [
    ...(kept === null ? [] : [`copied for nothing: ${kept}`]),
    ...(broken === null ? [] : [`broken: ${JSON.stringify(broken)}`]),
  ]
}
