import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { writeRegistry } from './scripts/registry.ts'

// Before tests import the engine.
writeRegistry()

/** A Chromium or Chrome on PATH, best one without windows, which is quicker; without any Playwright's own is used. */
const onPath = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
  .flatMap((name) => (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)))
  .find((file) => existsSync(file))

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  // Without graphics hardware a process for it only costs: 6 % of a run's processor time.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'e2e',
  // Emptied by every run; `npm test` keeps traces of flaky tests beside it.
  outputDir: 'test-results/browser',
  // Browser tests mostly wait, so that two cores serve three.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // `npm test` tries a test that fails once more and names it; here it fails at once.
  retries: 0,
  // For those that hang; a busy machine takes its time.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // What was done and said; a picture of every action would take a third of the time.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    launchOptions: {
      args: QUIET,
      // Without a locale of the machine Chromium gives no file a name in Chinese.
      env: { LANG: 'C.UTF-8', ...process.env },
      ...(onPath === undefined ? {} : { executablePath: onPath }),
    },
  },
  projects: [
    { name: 'browser', testMatch: /.*\.e2e\.test\.ts/ },
    { name: 'electron', testMatch: /.*\.electron\.test\.ts/ },
  ],
})
