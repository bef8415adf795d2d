import { defineConfig } from '@playwright/test'

/** Tests of every outcome, for a real report; no browser is started. */
// Playwright reads its configuration from the default export.
// eslint-disable-next-line no-restricted-exports
export default defineConfig({
  testMatch: 'outcomes.ts',
  workers: 1,
  use: { trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false } },
})
