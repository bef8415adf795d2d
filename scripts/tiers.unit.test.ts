/** Every test belongs to a tier (docs/testing.md): what has no tag to the first, what has `sweep` to the second. */
import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { describe, expect, it } from 'vitest'
import playwright from '../playwright.config.ts'
import vitest from '../vitest.config.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
const files = globSync('{src,examples,scripts,bench,e2e}/**/*.test.ts', {
  cwd: ROOT,
  exclude: ['**/node_modules/**'],
}).map((file) => file.replaceAll('\\', '/'))

describe('tiers of the tests', () => {
  it('leave out no file: each is found by Vitest or by Playwright, and by one of them alone', () => {
    const include = vitest.test?.include ?? []
    const matches = (playwright.projects ?? []).map(({ testMatch }) => testMatch)
    const runnersOf = (file: string): number => {
      const byVitest = include.some((pattern) => matchesGlob(file, pattern))
      const byPlaywright =
        file.startsWith(`${playwright.testDir}/`) &&
        matches.some((match) => match instanceof RegExp && match.test(file))
      return Number(byVitest) + Number(byPlaywright)
    }
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((file) => runnersOf(file) !== 1)).toEqual([])
  })

  it('are told apart by scripts/test.mjs alone: no configuration leaves a test out', () => {
    for (const config of [playwright, ...(playwright.projects ?? [])])
      for (const filter of ['grep', 'grepInvert', 'testIgnore'])
        expect(Object.keys(config)).not.toContain(filter)
    for (const filter of ['exclude', 'testNamePattern', 'tagsFilter'])
      expect(Object.keys(vitest.test ?? {})).not.toContain(filter)
  })

  it('have a reason in docs/testing.md for each file of browser tests with some in the second', () => {
    const page = read('docs/testing.md')
    const swept = files.filter((file) => file.startsWith('e2e/') && / @sweep|sweepUnless/.test(read(file)))
    // What is in the folders of games has the same names for all of them.
    const nameOf = (file: string): string =>
      file
        .replace(/^e2e\/(.*)\.e2e\.test\.ts$/, '$1')
        .replace(/^games\/([^/]+)\/\1$/, 'games/<id>/<id>')
        .replace(/^games\/[^/<]+\//, 'games/<id>/')
    const named = (file: string): boolean => page.includes(`\`${nameOf(file)}\``)
    expect(swept.length).toBeGreaterThan(10)
    expect(swept.filter((file) => !named(file))).toEqual([])
  })
})
