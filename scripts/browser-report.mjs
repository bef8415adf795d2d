// Reads Playwright's JSON report for `npm test`. Runs on Node 20 without any package.
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

/** A test that passed only when it was tried once more has passed. */
export const countsOf = (report) => ({
  passed: report.stats.expected + report.stats.flaky,
  failed: report.stats.unexpected + report.errors.length,
  skipped: report.stats.skipped,
})

/** Every test of the report, with its titles from the outermost group on. */
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

/** The tests that failed and passed when tried once more, with the traces of the runs that failed. */
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
 * Copies what was kept of flaky tests to a folder of this run under `test-results/flaky`, which no later
 * run empties; the same tests with the traces as paths from the root.
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

/** What the closing summary says of them, line by line; nothing if there are none. */
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
