/** What only a process of its own shows; the commands are tested in this one, through `runCli`. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createWorkspace, type Ran } from './testing/run.ts'

const QIPU = join(import.meta.dirname, 'qipu.ts')

/** Runs the program in a folder of its own. */
const started = (args: readonly string[], input = ''): Ran & { readonly folder: string } => {
  const { folder, home } = createWorkspace()
  const env = { ...process.env, QIPU_HOME: home, NO_COLOR: '1' }
  const ran = spawnSync(process.execPath, [QIPU, ...args], { cwd: folder, env, input, encoding: 'utf8' })
  return { out: ran.stdout, err: ran.stderr, exit: ran.status, folder }
}

describe('the program', () => {
  it('ends with the exit code of its command and complains on the standard error alone', () => {
    const { out, err, exit } = started(['list'])
    expect({ out, exit }).toEqual({ out: '', exit: 3 })
    expect(err).toContain('There is no library yet')
  })

  it('reads requests from a pipe, answers on the standard output and saves in the folder it runs in', () => {
    const requests = ['{"turn":{}}', '{"save":{"file":"mine.qipu"}}', '{"quit":{}}', '{"turn":{}}']
    const { out, err, exit, folder } = started(
      ['referee', '--game', 'quorsum', '--chance', 'seed:a'],
      requests.join('\n'),
    )
    expect({ err, exit }).toEqual({ err: '', exit: 0 })
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { ok: true, turn: { by: 0 } },
      { ok: true, file: 'mine.qipu', steps: expect.any(Number) },
      { ok: true },
    ])
    expect(existsSync(join(folder, 'mine.qipu'))).toBe(true)
  })
})

describe('the command line', () => {
  it('ends quietly when its reader stops reading', () => {
    const { folder } = createWorkspace()
    const qipu = `"${process.execPath}" "${QIPU}"`
    const ran = spawnSync('sh', ['-c', `${qipu} games --json | head -c 1; ${qipu} simulate --help | true`], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(ran.stderr).toBe('')
    expect(ran.stdout).toBe('[')
  })
})
