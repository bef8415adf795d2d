/** The files that threads run in tests: built once for a whole run of tests (scripts/build-threads.ts), else as written. */
import { join } from 'node:path'

const folder = process.env['QIPU_BUILT_THREADS']
const written = join(import.meta.dirname, '..')

export const WORKER =
  folder === undefined
    ? join(written, 'service', 'record-worker', 'worker-thread.ts')
    : join(folder, 'worker.cjs')
export const THINKER =
  folder === undefined ? join(written, 'bots', 'worker-thread.ts') : join(folder, 'thinker.cjs')
