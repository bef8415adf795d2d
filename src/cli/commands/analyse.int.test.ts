import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createWorkspace } from '../testing/run.ts'

describe('qipu analyse', () => {
  it('reports mistakes and luck, stores them, and exports them on demand', async () => {
    const { at, qipu } = createWorkspace()
    const made = ['simulate', '--game', 'quorsum', '--count', '1', '--seed', 'i', '--options', '{"raceTo":1}']
    await qipu(...made, '--out', at('.'))
    expect((await qipu('import', at('quorsum-1.qipu'))).exit).toBe(0)
    const row = JSON.parse((await qipu('list', '--json')).out)
    const first = await qipu('analyse', row.id, '--strength', 'quick', '--json')
    expect(first).toMatchObject({ err: '', exit: 0 })
    const report = JSON.parse(first.out)
    expect(report).toMatchObject({ match: row.id, settings: { strength: 'quick' } })
    expect(report.totals).toHaveLength(2)
    expect(report.decisions.length).toBeGreaterThan(0)

    // The findings are stored with the match, and are exported.
    const again = JSON.parse((await qipu('analyse', row.id, '--strength', 'quick', '--json')).out)
    expect({ ...again, seconds: report.seconds }).toEqual(report)
    expect((await qipu('export', row.id, '--with-analysis', '--out', at('with.qipu'))).exit).toBe(0)
    const size = (file: string): number => readFileSync(at(file)).length
    expect(size('with.qipu')).toBeGreaterThan(size('quorsum-1.qipu'))
    const text = await qipu('analyse', at('with.qipu'), '--strength', 'quick')
    expect(text.exit).toBe(0)
    expect(text.out).toMatch(/quick, \d+ playouts a decision, 0\.0 s/)
    expect(await qipu('analyse')).toMatchObject({ out: '', exit: 2 })
    expect(await qipu('analyse', at('with.qipu'), '--strength', 'endless')).toMatchObject({
      out: '',
      exit: 2,
    })
  })
})
