/**
 * Before unit and integration tests: builds the threads that their services start, some hundred in all. As written
 * each would load some three hundred files and take the types out of them, which is more work than most of them do.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'

const ROOT = join(import.meta.dirname, '..')

const buildInto = (outDir: string): Promise<unknown> =>
  build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    // These alone stay outside: they bring native or optional parts.
    ssr: { noExternal: true, external: ['better-sqlite3', 'ws'] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      minify: false,
      target: 'esnext',
      rollupOptions: {
        input: { worker: 'src/main/worker/worker-thread.ts', thinker: 'src/main/bots/worker-thread.ts' },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
      },
    },
  })

/** Vitest calls it once; what it answers cleans up. */
export const setup = async (project: TestProject): Promise<() => void> => {
  // Inside the project, so that what stays outside is found.
  const cache = join(ROOT, 'node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'qipu-threads-'))
  await buildInto(folder)
  // Tests run in processes started later, which inherit it.
  process.env['QIPU_BUILT_THREADS'] = folder
  // While watching, tests run anew after a change.
  project.onTestsRerun(async () => void (await buildInto(folder)))
  return () => rmSync(folder, { recursive: true, force: true })
}
