// `npm test` runs the first tier of the tests; `npm run test:all` both tiers, and `-- --shard=1/4` a quarter of them.
// Sets up what is missing and closes with one line over everything that ran.
// Runs on Node 20 without any package; everything else runs on the project's own Node.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  SWEEP,
  browserCounts,
  failedBrowserTests,
  failedLines,
  failedUnitTests,
  flakyIn,
  flakyLines,
  keepTraces,
  reasonsIn,
  unitCounts,
} from './reports.mjs'
import { NODE, ROOT, ensureBuilt, ensureInstalled, ensureListed, onPath, toolEnv } from './setup.mjs'

const { values: options } = parseArgs({ options: { all: { type: 'boolean' }, shard: { type: 'string' } } })
const SHARD = /^([1-9]\d*)\/([1-9]\d*)$/
const [, shard = '1'] = SHARD.exec(options.shard ?? '') ?? []

const started = Date.now()
const reports = mkdtempSync(join(tmpdir(), 'qipu-test-'))
const total = { passed: 0, failed: 0, skipped: 0 }
const troubles = []
/** Each test or check that failed, with the command that runs it alone. */
const failed = []
/** Browser tests that passed only when tried once more. */
let flaky = []

const cli = (name) => join(ROOT, 'node_modules', ...name)
const heading = (text) => console.log(`\n── ${text}`)
const seconds = (from) => `${((Date.now() - from) / 1000).toFixed(0)} s`

/** Runs a program on the project's Node; answers whether it passed, and all it printed if it was `quiet`. */
const run = (args, { env = {}, quiet = false } = {}) =>
  new Promise((resolve) => {
    const output = []
    const child = spawn(NODE, args, { cwd: ROOT, stdio: quiet ? 'pipe' : 'inherit', env: toolEnv(env) })
    child.stdout?.on('data', (chunk) => output.push(chunk))
    child.stderr?.on('data', (chunk) => output.push(chunk))
    child.on('close', (code) => resolve({ fine: code === 0, output: Buffer.concat(output).toString() }))
    child.on('error', () => resolve({ fine: false, output: '' }))
  })

/**
 * A stage that counts as one check: its commands run in parallel, and it passes or fails as a whole. `again` is
 * what a person runs to see one of them alone.
 */
const check = async (name, commands) => {
  const from = Date.now()
  const results = await Promise.all(commands.map(({ args }) => run(args, { quiet: true })))
  heading(name)
  for (const [at, { fine, output }] of results.entries()) {
    process.stdout.write(output)
    if (!fine) failed.push({ name, command: commands[at].again })
  }
  if (results.some(({ fine }) => !fine)) {
    total.failed += 1
    troubles.push(name)
    return
  }
  total.passed += 1
  console.log(`${name}: fine (${seconds(from)})`)
}

/** A stage with a JSON report, from which its tests are counted; a missing report is one failure. */
const suite = async (name, args, { env, quiet, report, count, failures }) => {
  const from = Date.now()
  if (!quiet) heading(name)
  const { fine, output } = await run(args, { env, quiet })
  if (quiet) {
    heading(name)
    process.stdout.write(output)
  }
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
  failed.push(...failures(told, ROOT))
  if (!fine && counts.failed === 0) total.failed += 1
  if (!fine) troubles.push(name)
  console.log(
    `${name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped (${seconds(from)})`,
  )
  return told
}

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

/** Types, lint and the rule ids, of which a shard other than the first has nothing to add. */
const checks = async () => {
  const cache = (name) => join(ROOT, 'node_modules', '.cache', 'qipu-checks', name)
  await check('types and lint', [
    // Run again, all but vue-tsc look at what has changed alone: a fifth of the work.
    {
      args: [
        cli(['typescript', 'bin', 'tsc']),
        ...[
          '--noEmit',
          '-p',
          'tsconfig.json',
          '--incremental',
          '--tsBuildInfoFile',
          cache('node.tsbuildinfo'),
        ],
      ],
      again: 'npx tsc --noEmit -p tsconfig.json',
    },
    {
      args: [cli(['vue-tsc', 'bin', 'vue-tsc.js']), '--noEmit', '-p', 'tsconfig.web.json'],
      again: 'npx vue-tsc --noEmit -p tsconfig.web.json',
    },
    {
      args: [
        cli(['eslint', 'bin', 'eslint.js']),
        ...['--cache', '--cache-strategy', 'content', '--cache-location', cache('eslint'), '.'],
      ],
      again: 'npx eslint .',
    },
    {
      args: [
        cli(['prettier', 'bin', 'prettier.cjs']),
        ...['--check', '--log-level', 'warn', '.'],
        ...['--cache', '--cache-strategy', 'content', '--cache-location', cache('prettier')],
      ],
      again: 'npx prettier --check .',
    },
  ])
  await check('rule ids', [{ args: ['scripts/rules.ts'], again: 'npm run rules' }])
}

const units = async () => {
  const report = join(reports, 'vitest.json')
  await suite(
    'unit and integration',
    [
      cli(['vitest', 'vitest.mjs']),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(options.all ? [] : [`--tags-filter=!${SWEEP}`]),
      ...(options.shard === undefined ? [] : [`--shard=${options.shard}`]),
    ],
    { quiet: true, report, count: unitCounts, failures: failedUnitTests },
  )
}

const browser = async () => {
  const from = Date.now()
  if (!ensureBuilt()) {
    total.failed += 1
    troubles.push('build')
    return
  }
  console.log(`build: fine (${seconds(from)})`)
  if (!ensureBrowser()) {
    total.failed += 1
    troubles.push('browser tests (no browser)')
    return
  }
  const report = join(reports, 'playwright.json')
  // A failed test is retried once; if it passes then, it is reported as flaky.
  const told = await suite(
    'browser',
    [
      cli(['@playwright', 'test', 'cli.js']),
      'test',
      '--retries=1',
      '--reporter=list,json',
      ...(options.all ? [] : [`--grep-invert=@${SWEEP}`]),
      ...(options.shard === undefined ? [] : [`--shard=${options.shard}`]),
    ],
    {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      quiet: false,
      report,
      count: browserCounts,
      failures: failedBrowserTests,
    },
  )
  if (told === undefined) return
  for (const reason of reasonsIn(told)) console.log(reason)
  flaky = keepTraces(flakyIn(told, ROOT), ROOT, started)
}

const main = async () => {
  if (options.shard !== undefined && !SHARD.test(options.shard)) {
    console.log('Name a shard as 1/4: the first of four.')
    return 2
  }
  if (!ensureInstalled() || !ensureListed()) {
    console.log('The packages could not be installed (see above). Nothing was tested.')
    return 1
  }
  // Browser tests and units wait for much of their time: side by side each fills what the other leaves of the
  // processor. The checks come first, as the build holds this program up.
  await Promise.all([
    (async () => {
      if (shard === '1') await checks()
      await units()
    })(),
    browser(),
  ])
  rmSync(reports, { recursive: true, force: true })
  heading(`done in ${seconds(started)}`)
  for (const line of flakyLines(flaky)) console.log(line)
  for (const line of failedLines(failed)) console.log(line)
  if (troubles.length > 0) console.log(`Failed: ${troubles.join(', ')}`)
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
  return total.failed === 0 ? 0 : 1
}

process.exitCode = await main()
