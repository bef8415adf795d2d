// `npm run test:desktop`: drives the built desktop program and a packaged one through what people do with them.
// Runs on Node 20 without any package; says in one line why it cannot, where there is no runtime or no screen.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fetchRuntime, noWindowBecause, runtimeIn } from './desktop.mjs'
import { NODE, ROOT, ensureBuilt, ensureInstalled, onPath, toolEnv } from './setup.mjs'

const cli = (...name) => join(ROOT, 'node_modules', ...name)
const run = (command, args, env = {}) =>
  spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: toolEnv(env) }).status === 0

/** What is said where the program cannot be driven; undefined where it can. */
export const notHere = ({ runtime, platform, env, uid, hasXvfb }) => {
  if (runtime === undefined)
    return 'No runtime of the desktop window is here and none can be fetched: run `npm run test:desktop` where https://github.com can be reached, or set ELECTRON_MIRROR to a place that has it.'
  const reason = noWindowBecause(platform, hasXvfb ? { DISPLAY: ':x', ...env } : env, uid)
  if (reason === undefined) return undefined
  return `The desktop window cannot be driven, as ${reason}: run it as an ordinary user, with a screen or with xvfb installed.`
}

/** The program in the folder electron-builder has made. */
const packagedIn = (dist) => {
  const folder = readdirSync(dist).find((name) => /unpacked$|^mac/.test(name)) ?? ''
  if (process.platform === 'darwin') return join(dist, folder, 'Qipu.app', 'Contents', 'MacOS', 'Qipu')
  return join(dist, folder, process.platform === 'win32' ? 'Qipu.exe' : 'qipu')
}

const main = async () => {
  if (!ensureInstalled()) {
    console.log('The packages could not be installed (see above). Nothing was tested.')
    return 1
  }
  const electron = cli('electron')
  const runtime = runtimeIn(electron) ?? (await fetchRuntime(electron, NODE))
  const hasXvfb = process.platform === 'linux' && onPath('xvfb-run')
  const why = notHere({
    runtime,
    platform: process.platform,
    env: process.env,
    uid: process.getuid?.(),
    hasXvfb,
  })
  if (why !== undefined) {
    console.log(why)
    return 1
  }
  if (!ensureBuilt()) return 1
  const dist = join(ROOT, 'dist', 'test')
  // Packaged programs cannot be inspected, and so not be driven; this one alone can.
  const builder = [
    '--dir',
    `-c.directories.output=${dist}`,
    '-c.electronFuses.enableNodeCliInspectArguments=true',
  ]
  if (!run(NODE, [cli('electron-builder', 'cli.js'), ...builder], { CSC_IDENTITY_AUTO_DISCOVERY: 'false' }))
    return 1
  const tests = [cli('@playwright', 'test', 'cli.js'), 'test', '--project', 'electron', '--workers', '1']
  const env = { QIPU_PACKAGED: packagedIn(dist) }
  const isShown = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY
  const passed = isShown ? run(NODE, tests, env) : run('xvfb-run', ['-a', NODE, ...tests], env)
  return passed ? 0 : 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main()
