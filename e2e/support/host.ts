/** Starts the real main process with a library of its own and returns the address it prints. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from './root.ts'

/** Node's compile cache, which speeds up the next host. */
const COMPILED = join(ROOT, 'node_modules', '.cache', 'qipu')

export interface Host {
  /** The address with its one-time token. */
  readonly url: string
  readonly home: string
  /** SIGKILL: like a crash or a power cut of the process. */
  kill(): Promise<void>
  /** An orderly end (SIGTERM). */
  stop(): Promise<void>
}

export const makeHome = (): Promise<string> => mkdtemp(join(tmpdir(), 'qipu-e2e-'))
export const removeHome = (home: string): Promise<void> => rm(home, { recursive: true, force: true })

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

/** By default a free port, the program as built in this folder, and no leave to start programs in seats. */
export const startHost = async (
  home: string,
  port = '0',
  root = ROOT,
  { programs = false } = {},
): Promise<Host> => {
  // Another build than the one in out/ can be tested.
  const page = process.env['QIPU_E2E_PAGE']
  const options = ['--no-open', '--port', port, ...(page === undefined ? [] : ['--page', page])]
  if (programs) options.push('--programs')
  const child = spawn(process.execPath, ['out/main/serve.js', ...options], {
    cwd: root,
    env: { ...process.env, QIPU_HOME: home, NODE_COMPILE_CACHE: COMPILED },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /http:\/\/127\.0\.0\.1:\d+\/\S*/.exec(line)
      if (found !== null) resolve(found[0])
    })
    child.once('exit', (code) => reject(new Error(`the host ended with ${code}: ${complaints}`)))
  })
  let isTold = false
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const { exitCode, signalCode } = child
    if (!isTold && (exitCode !== null || signalCode !== null))
      throw new Error(`the host ended by itself with ${exitCode ?? signalCode}: ${complaints}`)
    isTold = true
    child.kill(signal)
    await ended(child)
  }
  return { url, home, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}
