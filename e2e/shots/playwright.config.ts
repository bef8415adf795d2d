import { defineConfig } from '@playwright/test'
import tests from '../../playwright.config.ts'

/** `npm run shots`: pictures of the screens; not part of the tests. */
// Playwright reads its configuration from the default export.
// eslint-disable-next-line no-restricted-exports
export default defineConfig({
  ...tests,
  testDir: '..',
  outputDir: '../../test-results/shots-run',
  timeout: 300_000,
  projects: [
    {
      name: 'shots',
      // Those of one game's board are in its folder.
      testMatch:
        /shots\/(analysis|authors|collectionsAndSamples|screens|first|games|imports|learn|library|pages|print|readme|share|study|transcribing)\.ts|\.shots\.ts/,
    },
  ],
})
