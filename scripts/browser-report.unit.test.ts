import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

interface Flaky {
  readonly name: string
  readonly traces: readonly string[]
}

/** The script is plain JavaScript, because it runs before anything is installed; these are its types. */
interface BrowserReport {
  countsOf(report: unknown): unknown
  reasonsIn(report: unknown): readonly string[]
  flakyIn(report: unknown, root: string): readonly Flaky[]
  keepTraces(flaky: readonly Flaky[], root: string, now: number): readonly Flaky[]
  flakyLines(flaky: readonly Flaky[]): readonly string[]
}
const { countsOf, reasonsIn, flakyIn, keepTraces, flakyLines } = (await import(
  new URL('browser-report.mjs', import.meta.url).href
)) as BrowserReport

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PLAYWRIGHT = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js')
const CONFIG = join(ROOT, 'scripts', 'testing', 'flaky', 'playwright.config.ts')

let folder: string
let report: unknown
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'qipu-report-'))
  const args = ['test', '--config', CONFIG, '--retries=1', '--reporter=json', '--output', join(folder, 'out')]
  const file = join(folder, 'report.json')
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const { status } = spawnSync(process.execPath, [PLAYWRIGHT, ...args], { cwd: ROOT, env })
  // One test always fails.
  expect(status).toBe(1)
  report = JSON.parse(readFileSync(file, 'utf8'))
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const NAME = 'scripts/testing/flaky/outcomes.ts:6 › a group › passes when tried once more'

describe('a report of tests of every outcome, tried once more', () => {
  it('counts the flaky test as passed', () => {
    expect(countsOf(report)).toEqual({ passed: 2, failed: 1, skipped: 1 })
  })

  it('says why a test was skipped', () => {
    expect(reasonsIn(report)).toEqual(['skipped: is skipped: nothing to look at'])
  })

  it('names the flaky test alone, with the trace of the run that failed', () => {
    const flaky = flakyIn(report, ROOT)
    expect(flaky).toMatchObject([{ name: NAME }])
    expect(flaky[0]?.traces).toHaveLength(1)
    expect(existsSync(flaky[0]?.traces[0] ?? '')).toBe(true)
  })

  it('keeps traces where no later run empties them, and prints paths from the root', () => {
    const root = join(folder, 'root')
    const kept = keepTraces(flakyIn(report, ROOT), root, Date.UTC(2026, 10, 20, 10, 25))
    const trace =
      'test-results/flaky/2026-11-20T10-25-00Z/outcomes.ts-a-group-passes-when-tried-once-more/trace.zip'
    expect(kept).toEqual([{ name: NAME, traces: [trace] }])
    expect(existsSync(join(root, trace))).toBe(true)
    expect(flakyLines(kept)).toEqual([
      'Flaky (failed, then passed when tried once more; mend them at once):',
      `  ${NAME}`,
      `    trace: ${trace}`,
    ])
  })

  it('says nothing where no test is flaky', () => {
    expect(flakyLines(keepTraces([], folder, 0))).toEqual([])
  })
})
