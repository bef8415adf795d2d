// Reads Playwright's JSON report for `npm test`. Runs on Node 20 without any package.
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

/** A test that passed only on a retry counts as passed. */
export const countsOf = (report) => ({
  passed: report.stats.expected + report.stats.flaky,
  failed: report.stats.unexpected + report.errors.length,
  skipped: report.stats.skipped,
})

/** All tests of the report, each with its titles, outermost group first. */
function* testsIn(suites, groups = []) {
  for (const { title, file, specs = [], suites: inner = [] } of suites) {
    // The title of the outermost suite is its file.
    const within = title === file ? groups : [...groups, title]
    for (const spec of specs)
      for (const test of spec.tests) yield { spec, test, titles: [...within, spec.title] }
    yield* testsIn(inner, within)
  }
}

/** Why tests were skipped, one line each. */
export const reasonsIn = (report) =>
  [...testsIn(report.suites)].flatMap(({ spec, test }) =>
    test.annotations
      .filter(({ type }) => type === 'skip')
      .map(({ description }) => `skipped: ${spec.title}: ${description ?? 'no reason given'}`),
  )

/** The tests that failed and passed on a retry, with the traces of the failed runs. */
export const flakyIn = (report, root) =>
  [...testsIn(report.suites)]
    .filter(({ test }) => test.status === 'flaky')
    .map(({ spec, test, titles }) => ({
      name: `${slashed(relative(root, join(report.config.rootDir, spec.file)))}:${spec.line} › ${titles.join(' › ')}`,
      traces: test.results.flatMap(({ attachments }) =>
        attachments
          .filter(({ name, path }) => name === 'trace' && path !== undefined)
          .map(({ path }) => path),
      ),
    }))

const slashed = (path) => path.replaceAll('\\', '/')

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

/** The lines about them in the closing summary; empty if there are none. */
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
