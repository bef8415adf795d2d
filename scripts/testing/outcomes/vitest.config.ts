import { defineConfig } from 'vitest/config'

/** Tests of every outcome, for a real report. */
// Vitest reads its configuration from the default export.
// eslint-disable-next-line no-restricted-exports
export default defineConfig({
  test: {
    include: ['scripts/testing/outcomes/*.vitest.ts'],
    tags: [{ name: 'sweep' }],
  },
})
