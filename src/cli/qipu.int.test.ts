/** What only a separate process shows; other tests run commands in their own process with `runCli`. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createWorkspace, type Ran } from './testing/run.ts'

const QIPU = join(import.meta.dirname, 'qipu.ts')

/** Runs the program in its own folder. */
const started = (
  args: readonly string[],
  input = '',
  { folder, home } = createWorkspace(),
  zone = 'UTC',
): Ran & { readonly folder: string } => {
  const env = { ...process.env, QIPU_HOME: home, NO_COLOR: '1', TZ: zone }
  const ran = spawnSync(process.execPath, [QIPU, ...args], { cwd: folder, env, input, encoding: 'utf8' })
  return { out: ran.stdout, err: ran.stderr, exit: ran.status, folder }
}

describe('the program', () => {
  it('ends with the exit code of its command and writes errors only to the standard error', () => {
    const { out, err, exit } = started(['list'])
    expect({ out, exit }).toEqual({ out: '', exit: 3 })
    expect(err).toContain('There is no library yet')
  })

  it('reads requests from a pipe, answers on the standard output and saves in its working folder', () => {
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

describe('times', () => {
  // At any moment these two zones have different dates: 14 hours ahead of UTC, and 12 behind.
  const ZONES = { 'Etc/GMT-14': 14, 'Etc/GMT+12': -12 } as const

  it('are local times: of matches, imports and backups, and in the name of a zip file', () => {
    const place = createWorkspace()
    const run = (zone: string, ...args: readonly string[]): Ran => started(args, '', place, zone)
    const made = run('UTC', 'simulate', '--game', 'quorsum', '--count', '10', '--seed', 'a', '--out', '.')
    expect(made.exit).toBe(0)
    const files = readdirSync(place.folder).filter((name) => name.endsWith('.qipu'))
    expect(run('UTC', 'import', ...files).exit).toBe(0)
    const times = ['list', 'imports', 'backups'].map((command) => {
      const [first = '{}'] = run('UTC', command, '--json').out.split('\n')
      const { updatedAt, at = updatedAt } = JSON.parse(first) as { updatedAt: number; at?: number }
      return { command, at }
    })
    const zips = Object.entries(ZONES).map(([zone, hours]) => {
      const wall = (at: number): string =>
        new Date(at + hours * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
      for (const { command, at } of times)
        expect([command, run(zone, command).out.split('\n')[0]]).toEqual([
          command,
          expect.stringContaining(wall(at)),
        ])
      const before = new Set(readdirSync(place.folder))
      expect(run(zone, 'export', '--all').exit).toBe(0)
      const [zip = ''] = readdirSync(place.folder).filter((name) => !before.has(name))
      expect(zip).toMatch(/^qipu-\d{4}-\d\d-\d\d\.zip$/)
      return zip
    })
    expect(new Set(zips).size).toBe(2)
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
