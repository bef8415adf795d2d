import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { dispatch } from '../dispatch.ts'

export interface Ran {
  readonly out: string
  readonly err: string
  readonly exit: number | null
}

interface Surroundings {
  readonly env?: { readonly [name: string]: string }
  readonly input?: string | Buffer
}

/** Runs a command in this process, because a separate one would take longer than most commands. */
export const runCli = async (
  args: readonly string[],
  { env = {}, input = '' }: Surroundings = {},
): Promise<Ran> => {
  let out = ''
  let err = ''
  const exit = await dispatch(args, {
    async *input() {
      yield input
    },
    out: (text) => void (out += typeof text === 'string' ? text : Buffer.from(text).toString('utf8')),
    err: (text) => void (err += text),
    env,
  })
  return { out, err, exit }
}

/** A folder with its own library for a test; `at` gives the path of a file in it. */
export const createWorkspace = () => {
  const folder = mkdtempSync(join(tmpdir(), 'qipu-cli-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const at = (name: string): string => join(folder, name)
  const home = at('home')
  return {
    folder,
    home,
    at,
    qipu: (...args: readonly string[]): Promise<Ran> => runCli(args, { env: { QIPU_HOME: home } }),
  }
}
