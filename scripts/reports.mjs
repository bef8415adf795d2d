// Reads the JSON reports of Vitest and Playwright for `npm test`. Runs on Node 20 without any package.
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

/** The tag of the second tier, as Vitest has it; Playwright writes it `@sweep`. */
export const SWEEP = 'sweep'

/** How many unit and integration tests passed, failed and were skipped. Tests of a tier that did not run do not count. */
export const unitCounts = ({ numPassedTests, numFailedTests, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests + testResults.filter(failsToLoad).length,
  skipped: testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, tags = [] }) => NOT_RUN.has(status) && !tags.includes(SWEEP)).length,
})
const NOT_RUN = new Set(['skipped', 'pending', 'disabled', 'todo'])

/** A file that fails before it registers a test. */
const failsToLoad = ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0

/** How many browser tests passed, failed and were skipped. A test that passed only on a retry counts as passed. */
export const browserCounts = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
})

/** All browser tests of the report, each with its titles, outermost group first. */
function* testsIn(suites, groups = []) {
  for (const { title, file, specs = [], suites: inner = [] } of suites) {
    // The title of the outermost suite is its file.
    const within = title === file ? groups : [...groups, title]
    for (const spec of specs)
      for (const test of spec.tests) yield { spec, test, titles: [...within, spec.title] }
    yield* testsIn(inner, within)
  }
}

/** Why browser tests were skipped, one line each. */
export const reasonsIn = (report) =>
  [...testsIn(report.suites)].flatMap(({ spec, test }) =>
    test.annotations
      .filter(({ type }) => type === 'skip')
      .map(({ description }) => `skipped: ${spec.title}: ${description ?? 'no reason given'}`),
  )

const fileOf = (report, root, spec) => slashed(relative(root, join(report.config.rootDir, spec.file)))

/** The browser tests that failed and passed on a retry, with the traces of the failed runs. */
export const flakyIn = (report, root) =>
  [...testsIn(report.suites)]
    .filter(({ test }) => test.status === 'flaky')
    .map(({ spec, test, titles }) => ({
      name: `${fileOf(report, root, spec)}:${spec.line} › ${titles.join(' › ')}`,
      traces: test.results.flatMap(({ attachments }) =>
        attachments
          .filter(({ name, path }) => name === 'trace' && path !== undefined)
          .map(({ path }) => path),
      ),
    }))

const slashed = (path) => path.replaceAll('\\', '/')

/**
 * A pattern for a title that every shell takes between double quotes: where a character means something to a
 * shell or to a pattern, any character matches.
 */
const patternOf = (titles) => titles.join(' ').replace(/[^\p{L}\p{N} ,:;_-]/gu, '.')

/** The browser tests that failed, each with the command that runs it alone. */
export const failedBrowserTests = (report, root) =>
  [...testsIn(report.suites)]
    .filter(({ test }) => test.status === 'unexpected')
    .map(({ spec, titles }) => {
      const file = fileOf(report, root, spec)
      return {
        name: `${file}:${spec.line} › ${titles.join(' › ')}`,
        command: `npx playwright test ${file} -g "${patternOf(titles)}"`,
      }
    })

/** The unit and integration tests that failed, each with the command that runs it alone. */
export const failedUnitTests = (report, root) =>
  report.testResults.flatMap((result) => {
    const file = slashed(relative(root, result.name))
    const command = `npx vitest run ${file}`
    if (failsToLoad(result)) return [{ name: file, command }]
    return result.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ ancestorTitles, title }) => {
        const titles = [...ancestorTitles.filter((each) => each !== '' && each !== file), title]
        return { name: `${file} › ${titles.join(' › ')}`, command: `${command} -t "${patternOf(titles)}"` }
      })
  })

/** The lines about failures in the closing summary, each with a command to paste; empty if there are none. */
export const failedLines = (failed) =>
  failed.length === 0
    ? []
    : [
        'Failed; below each, the command that runs it alone (after a change of src, `npm run build` before browser tests):',
        ...failed.flatMap(({ name, command }) => [`  ${name}`, `    ${command}`]),
      ]

/**
 * Copies the traces of flaky tests to a folder of this run under `test-results/flaky`, which later runs keep; returns
 * the tests with trace paths relative to the root.
 */
export const keepTraces = (flaky, root, now) => {
  if (flaky.length === 0) return []
  const folder = join(
    root,
    'test-results',
    'flaky',
    new Date(now).toISOString().replace(/\.\d+/, '').replaceAll(':', '-'),
  )
  return flaky.map(({ name, traces }) => ({
    name,
    traces: traces
      .filter((trace) => existsSync(trace))
      .map((trace) => {
        const kept = join(folder, basename(dirname(trace)))
        mkdirSync(folder, { recursive: true })
        cpSync(dirname(trace), kept, { recursive: true })
        return slashed(relative(root, join(kept, basename(trace))))
      }),
  }))
}

/** The lines about flaky tests in the closing summary; empty if there are none. */
export const flakyLines = (flaky) =>
  flaky.length === 0
    ? []
    : [
        'Flaky (failed, then passed when tried once more; mend them at once):',
        ...flaky.flatMap(({ name, traces }) => [
          `  ${name}`,
          ...(traces.length === 0 ? ['    no trace'] : traces.map((trace) => `    trace: ${trace}`)),
        ]),
      ]
