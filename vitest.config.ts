import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.unit.test.ts', 'src/**/*.int.test.ts', 'scripts/**/*.unit.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    // Test files share their process: starting one for each takes longer than most of them run.
    isolate: false,
    // All cores: nothing else runs beside the tests.
    maxWorkers: '100%',
  },
})
