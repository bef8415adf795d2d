/**
 * Builds each thread into one file that needs nothing but itself and SQLite: a packaged program starts its threads from
 * inside the archive, where nothing else of theirs lies. It is CommonJS, the form Electron reads from archives in
 * threads, and named so that no package.json need be found to know it.
 */
import { basename, join } from 'node:path'
import { build, type InlineConfig, type Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..')
/** Their sources by name. */
const THREADS = {
  worker: 'src/main/service/record-worker/worker-thread.ts',
  thinker: 'src/main/bots/worker-thread.ts',
}

/** The build of fflate for Node makes itself a `require`, which the bundler does, too; this one needs none. */
export const PLAIN_FFLATE = [{ find: /^fflate$/, replacement: 'fflate/browser' }]

const configOf = (name: string, entry: string, outDir: string): InlineConfig => ({
  configFile: false,
  root: ROOT,
  publicDir: false,
  logLevel: 'warn',
  resolve: { alias: PLAIN_FFLATE },
  // SQLite stays outside: its native library is looked for beside its own files.
  ssr: { noExternal: true, external: ['better-sqlite3'] },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: false,
    target: 'node24',
    minify: false,
    rollupOptions: {
      input: { [name]: entry },
      output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false },
    },
  },
})

export const buildThreads = async (outDir: string): Promise<void> => {
  for (const [name, entry] of Object.entries(THREADS)) await build(configOf(name, entry, outDir))
}

/** Builds the threads beside main, whenever that is built. */
export const threadsBeside = (): Plugin => ({
  name: 'qipu-threads',
  apply: 'build',
  async writeBundle({ dir }) {
    // Not into the folders of chunks, should there be any.
    if (dir !== undefined && basename(dir) === 'main') await buildThreads(dir)
  },
})
