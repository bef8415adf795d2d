import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { GAMES } from '../src/engine/index.ts'

const ladderOf = (bots: string, ...args: readonly string[]) => {
  const script = join(import.meta.dirname, 'ladder.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--bots', bots, ...args], {
    encoding: 'utf8',
  })
  return { status, out: stdout, err: stderr }
}

const ladder = (...args: readonly string[]) => ladderOf('random,purposeful', ...args)

describe('npm run ladder', () => {
  it.each(GAMES.map(({ id }) => id))('lets the hand-written play of %s meet random play', (id) => {
    const { status, out, err } = ladder('--game', id, '--deals', '1')
    expect({ status, err }).toEqual({ status: 0, err: '' })
    expect(out).toMatch(/^purposeful +-?\d+ /m)
  })

  it('tells of programs that random play took over from', () => {
    const { err } = ladderOf(
      `random,exec:"${process.execPath}" --version`,
      '--game',
      'quorsum',
      '--deals',
      '1',
    )
    expect(err).toMatch(/--version: ended 2 times\n$/)
  })

  it('goes on where it stopped, and writes nothing before all matches are played', () => {
    const folder = mkdtempSync(join(tmpdir(), 'qipu-ladder-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const setting = ['--game', 'quorsum', '--out', folder]
    const journal = () => readFileSync(join(folder, 'arena.jsonl'), 'utf8').trimEnd().split('\n')
    expect(ladder(...setting, '--deals', '2').out).toContain('4 of 4 matches')
    const before = journal()
    const stopped = ladder(...setting, '--deals', '3', '--seconds', '0', '--write')
    expect(stopped.status).toBe(1)
    expect(stopped.out).toContain('4 of 6 matches')
    expect(stopped.err).toContain('2 matches are missing')
    expect(journal()).toEqual(before)
    expect(ladder(...setting, '--deals', '3').out).toContain('6 of 6 matches')
    expect(journal().slice(0, 5)).toEqual(before)
  })
})
