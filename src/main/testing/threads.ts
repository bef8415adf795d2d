/** The files of worker threads in tests: built once per run (scripts/build-threads.ts), otherwise the sources. */
import { join } from 'node:path'

const folder = process.env['QIPU_BUILT_THREADS']
const written = join(import.meta.dirname, '..')

export const WORKER =
  folder === undefined
    ? join(written, 'service', 'record-worker', 'worker-thread.ts')
    : join(folder, 'worker.cjs')
export const THINKER =
  folder === undefined ? join(written, 'bots', 'worker-thread.ts') : join(folder, 'thinker.cjs')
