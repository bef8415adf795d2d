import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { dispatch } from '../dispatch.ts'

const QIPU = fileURLToPath(new URL('../qipu.ts', import.meta.url))

export interface Ran {
  readonly out: string
  readonly err: string
  readonly exit: number | null
}

/** A folder of its own, with a library that is only the test's. */
export const workshop = (): {
  folder: string
  qipu: (args: readonly string[], input?: string | Buffer) => Ran
} => {
  const folder = mkdtempSync(join(tmpdir(), 'qipu-cli-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return {
    folder,
    qipu: (args, input = '') => {
      const env = { ...process.env, QIPU_HOME: join(folder, 'home'), NO_COLOR: '1' }
      const ran = spawnSync(process.execPath, [QIPU, ...args], { cwd: folder, env, input, encoding: 'utf8' })
      return { out: ran.stdout, err: ran.stderr, exit: ran.status }
    },
  }
}

/** The same without a process of its own, for what needs neither input nor a library. */
export const said = async (args: readonly string[], env: Record<string, string> = {}): Promise<Ran> => {
  let out = ''
  let err = ''
  const exit = await dispatch(args, {
    out: (text) => void (out += typeof text === 'string' ? text : Buffer.from(text).toString('utf8')),
    err: (text) => void (err += text),
    env,
  })
  return { out, err, exit }
}

/** The shell command that runs the program, for pipes. */
export const shellQipu = `"${process.execPath}" "${QIPU}"`
