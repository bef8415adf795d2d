import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createWorkspace } from '../testing/run.ts'

describe('qipu simulate', () => {
  it('plays, verifies, reports results, and plays the same again from the same seed', async () => {
    const { at, qipu } = createWorkspace()
    const args = ['simulate', '--game', 'quorsum', '--count', '6', '--seed', 'plum', '--json']
    const first = await qipu(...args, '--out', at('a'))
    expect(first.err).toBe('')
    expect(first.exit).toBe(0)
    const report = JSON.parse(first.out)
    expect(report).toMatchObject({ game: 'quorsum', seats: 2, seed: 'plum', matches: 6, verified: 6 })
    const counts = Object.values<{ count: number }>(report.endings).map(({ count }) => count)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6)
    expect(report.turns.mean).toBeGreaterThan(1)
    expect(report.steps.max).toBeGreaterThanOrEqual(report.steps.mean)

    expect((await qipu(...args, '--out', at('b'))).exit).toBe(0)
    const files = readdirSync(at('a'))
    expect(files).toHaveLength(6)
    for (const file of files) expect(readFileSync(at(`a/${file}`))).toEqual(readFileSync(at(`b/${file}`)))
    const verified = await qipu('verify', ...files.map((file) => at(`a/${file}`)))
    expect(verified.out.match(/: sound, quorsum, \d+ steps, replayed/g)).toHaveLength(6)
  })
})
