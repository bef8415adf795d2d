import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { writeRegistry } from './scripts/registry.ts'

writeRegistry()

export default defineConfig({
  test: {
    include: [
      'src/**/*.unit.test.ts',
      'src/**/*.int.test.ts',
      'examples/**/*.int.test.ts',
      'scripts/**/*.unit.test.ts',
      'scripts/new-game/*.int.test.ts',
      'bench/**/*.int.test.ts',
    ],
    environment: 'node',
    globalSetup: 'scripts/build-threads.ts',
    testTimeout: 300_000,
    // Programs the tests start need not be compiled anew each time: half of what a start costs.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/qipu', import.meta.url)) },
    // Test files share their process: starting one for each takes longer than most of them run.
    isolate: false,
    // More than there are cores: tests wait for disks and for the programs they start.
    maxWorkers: Math.max(2, Math.ceil(availableParallelism() * 1.5)),
    tags: [
      {
        name: 'sweep',
        description:
          'The second tier (docs/testing.md): `npm test` leaves it out, `npm run test:all` runs it.',
        timeout: 900_000,
      },
    ],
  },
})
