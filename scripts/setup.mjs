// Prepares a fresh clone. Runs on Node 20 without any package, so it imports only Node's modules.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BIN = join(ROOT, 'node_modules', '.bin')
const WINDOWS = process.platform === 'win32'

/** The environment with the project's own Node and tools first on PATH. */
export const toolEnv = (extra = {}) => ({
  ...process.env,
  PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}`,
  ...extra,
})

/** Node 24 from the `node` package; the machine's own may be older. */
export const NODE = join(ROOT, 'node_modules', 'node', 'bin', WINDOWS ? 'node.exe' : 'node')

/** True if PATH has a program of this name. */
export const onPath = (name) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)))

const run = (command, args) =>
  spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: toolEnv(), shell: WINDOWS }).status === 0

/** Writes the list of the games anew if their folders have changed; returns false if that failed. */
export const ensureListed = () => run(NODE, [join('scripts', 'registry.ts')])

/**
 * Installs the pinned packages if they are missing or the lock file has changed since. Returns false if that failed, after
 * what failed has printed why.
 */
export const ensureInstalled = () => {
  const stamp = join(ROOT, 'node_modules', '.qipu-installed')
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
  if (existsSync(NODE) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return true
  console.log('Installing the pinned packages (about half a minute, once) …')
  if (!run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])) return false
  writeFileSync(stamp, lock)
  return existsSync(NODE)
}

/** When a file or folder changed last, in milliseconds; a folder also changes when something in it comes or goes. */
const newest = (path) => {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat === undefined) return 0
  if (!stat.isDirectory()) return stat.mtimeMs
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), stat.mtimeMs)
}

/** Lists the games and builds the app if a source is newer than the last build. */
export const ensureBuilt = () => {
  const sources = [
    'src',
    'scripts/page.ts',
    'scripts/registry.ts',
    'scripts/threads.ts',
    'electron.vite.config.ts',
    'package-lock.json',
  ].map((path) => newest(join(ROOT, path)))
  const stamp = join(ROOT, 'out', '.built')
  if (newest(stamp) > Math.max(...sources)) return true
  if (!ensureListed()) return false
  console.log('Building the app …')
  if (!run('electron-vite', ['build', '--logLevel', 'warn'])) return false
  mkdirSync(join(ROOT, 'out'), { recursive: true })
  writeFileSync(stamp, new Date().toISOString())
  return true
}
