/**
 * Builds each worker thread into one file that needs only SQLite beside it, because a packaged program starts threads
 * from inside its archive. The files are CommonJS, the format Electron loads from archives in threads, with an
 * extension that needs no package.json.
 */
import { basename, join } from 'node:path'
import { build, type InlineConfig, type Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..')
/** The entry points by name. */
const THREADS = {
  worker: 'src/main/service/record-worker/worker-thread.ts',
  thinker: 'src/main/bots/worker-thread.ts',
}

/** fflate's build for Node creates a `require`, as the bundler does; this one needs none. */
export const PLAIN_FFLATE = [{ find: /^fflate$/, replacement: 'fflate/browser' }]

const configOf = (name: string, entry: string, root: string, outDir: string): InlineConfig => ({
  configFile: false,
  root,
  publicDir: false,
  logLevel: 'warn',
  resolve: { alias: PLAIN_FFLATE },
  // SQLite stays external, because its native library is found beside its own files.
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

/** `root` is the folder of the project whose threads are built. */
export const buildThreads = async (outDir: string, root = ROOT): Promise<void> => {
  for (const [name, entry] of Object.entries(THREADS))
    await build(configOf(name, join(root, entry), root, outDir))
}

/** Vite plugin: builds the threads beside main whenever main is built. */
export const threadsBeside = (): Plugin => {
  // Electron-vite bundles its configuration, so this file cannot tell by its own place where the project is.
  let project = ROOT
  return {
    name: 'qipu-threads',
    apply: 'build',
    configResolved({ root }) {
      project = root
    },
    async writeBundle({ dir }) {
      // Not into folders of chunks.
      if (dir !== undefined && basename(dir) === 'main') await buildThreads(dir, project)
    },
  }
}
