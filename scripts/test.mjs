// `npm test`: sets up what is missing, runs every tier, closes with one line over all of them.
// Runs on Node 20 without any package; everything else runs on the project's own Node.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countsOf, flakyIn, flakyLines, keepTraces, reasonsIn } from './browser-report.mjs'
import { NODE, ROOT, ensureBuilt, ensureInstalled, onPath, toolEnv } from './setup.mjs'

const started = Date.now()
const reports = mkdtempSync(join(tmpdir(), 'qipu-test-'))
const total = { passed: 0, failed: 0, skipped: 0 }
const troubles = []
/** Browser tests that passed only when tried once more. */
let flaky = []

const run = (args, env = {}) =>
  new Promise((resolve) => {
    const child = spawn(NODE, args, { cwd: ROOT, stdio: 'inherit', env: toolEnv(env) })
    child.on('close', (code) => resolve(code === 0))
    child.on('error', () => resolve(false))
  })

const cli = (name) => join(ROOT, 'node_modules', ...name)
const heading = (text) => console.log(`\n── ${text}`)

/** A tier that counts as one check: its commands run in parallel, and it passes or fails as a whole. */
const check = async (name, commands) => {
  heading(name)
  const from = Date.now()
  const fine = await Promise.all(commands.map((args) => run(args)))
  if (fine.includes(false)) {
    total.failed += 1
    troubles.push(name)
    return
  }
  total.passed += 1
  console.log(`${name}: fine (${seconds(from)})`)
}

/** A tier with a JSON report, from which its tests are counted; a missing report is one failure. */
const suite = async (name, args, env, report, count) => {
  heading(name)
  const from = Date.now()
  const fine = await run(args, env)
  if (!existsSync(report)) {
    total.failed += 1
    troubles.push(`${name} (no report)`)
    return undefined
  }
  const told = JSON.parse(readFileSync(report, 'utf8'))
  const counts = count(told)
  total.passed += counts.passed
  total.failed += counts.failed
  total.skipped += counts.skipped
  if (!fine && counts.failed === 0) total.failed += 1
  if (!fine) troubles.push(name)
  console.log(
    `${name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped (${seconds(from)})`,
  )
  return told
}

const seconds = (from) => `${((Date.now() - from) / 1000).toFixed(0)} s`

/** Names a browser may have on PATH, as in playwright.config.ts. */
const BROWSERS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** A browser for the browser tests: on PATH, or Playwright's own, or Debian's by apt. */
const ensureBrowser = () => {
  if (BROWSERS.some(onPath)) return true
  const own = spawnSync(
    NODE,
    [
      '-e',
      "process.exit(require('fs').existsSync(require('@playwright/test').chromium.executablePath()) ? 0 : 1)",
    ],
    { cwd: ROOT },
  )
  if (own.status === 0) return true
  const root = process.getuid?.() === 0
  if (root && existsSync('/etc/debian_version')) {
    console.log('Installing Chromium and Chinese fonts with apt …')
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }
    spawnSync('apt-get', ['update', '-qq'], quiet)
    const args = ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk']
    if (spawnSync('apt-get', args, quiet).status === 0) return true
  }
  console.log(
    'No browser for the browser tests. Install Chromium or Chrome so that it is on PATH,\n' +
      'or run `npx playwright install chromium`, then run `npm test` again.',
  )
  return false
}

const vitestCounts = (report) => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests +
    report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
      .length,
  skipped: report.numPendingTests + (report.numTodoTests ?? 0),
})

const main = async () => {
  if (!ensureInstalled()) {
    console.log('The packages could not be installed (see above). Nothing was tested.')
    return 1
  }
  await check('types and lint', [
    // Run again, it looks at what has changed alone: a fifth of the work.
    [
      cli(['typescript', 'bin', 'tsc']),
      ...['--noEmit', '-p', 'tsconfig.json', '--incremental'],
      ...['--tsBuildInfoFile', join(ROOT, 'node_modules', '.cache', 'qipu-types', 'node.tsbuildinfo')],
    ],
    [cli(['vue-tsc', 'bin', 'vue-tsc.js']), '--noEmit', '-p', 'tsconfig.web.json'],
    [cli(['eslint', 'bin', 'eslint.js']), '.'],
    [cli(['prettier', 'bin', 'prettier.cjs']), '--check', '--log-level', 'warn', '.'],
  ])
  await check('rule ids', [['scripts/rules.ts']])
  const vitest = join(reports, 'vitest.json')
  await suite(
    'unit and integration',
    [
      cli(['vitest', 'vitest.mjs']),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitest}`,
    ],
    {},
    vitest,
    vitestCounts,
  )
  heading('build')
  if (!ensureBuilt()) {
    total.failed += 1
    troubles.push('build')
  } else if (!ensureBrowser()) {
    total.failed += 1
    troubles.push('browser tests (no browser)')
  } else {
    const playwright = join(reports, 'playwright.json')
    // A failed test is retried once; if it passes then, it is reported as flaky.
    const told = await suite(
      'browser',
      [cli(['@playwright', 'test', 'cli.js']), 'test', '--retries=1', '--reporter=list,json'],
      { PLAYWRIGHT_JSON_OUTPUT_FILE: playwright },
      playwright,
      countsOf,
    )
    if (told !== undefined) {
      for (const reason of reasonsIn(told)) console.log(reason)
      flaky = keepTraces(flakyIn(told, ROOT), ROOT, started)
    }
  }
  rmSync(reports, { recursive: true, force: true })
  heading(`done in ${seconds(started)}`)
  for (const line of flakyLines(flaky)) console.log(line)
  if (troubles.length > 0) console.log(`Failed: ${troubles.join(', ')}`)
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
  return total.failed === 0 ? 0 : 1
}

process.exitCode = await main()
