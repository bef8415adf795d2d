// Finds out whether a desktop window can be opened here, and fetches its runtime. Node 20, no package.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How long to wait for the server of the runtime, in milliseconds. */
const PATIENCE = 4000
const PLACE = 'https://github.com/electron/electron/releases/download/'

/** The runtime's executable, or undefined while it has not been fetched. */
export const runtimeIn = (electron) => {
  const pathFile = join(electron, 'path.txt')
  if (!existsSync(pathFile)) return undefined
  const folder = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(electron, 'dist')
  const file = join(folder, readFileSync(pathFile, 'utf8').trim())
  return existsSync(file) ? file : undefined
}

/** Why this machine cannot open a window, whatever is installed; undefined if it can. */
export const noWindowBecause = (platform, env, uid) => {
  if (platform !== 'linux') return undefined
  if (!env.DISPLAY && !env.WAYLAND_DISPLAY) return 'there is no graphical screen here'
  // Chromium's sandbox refuses to run as root, and Qipu never switches it off.
  if (uid === 0) return 'a desktop window is not opened for the root user'
  return undefined
}

/** The address of the checksums of a version of the runtime, built as @electron/get builds it. */
export const placeOf = (version, env) => {
  const mirror = env.ELECTRON_MIRROR ?? env.npm_config_electron_mirror ?? PLACE
  return `${mirror.replace(/\/?$/, '/')}v${version}/SHASUMS256.txt`
}

const isWithinReach = async (address) => {
  try {
    const answer = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) })
    return answer.ok
  } catch {
    return false // no network, no such file, or too slow: it cannot be fetched
  }
}

/** Fetches the runtime; returns its executable, or undefined on failure. */
export const fetchRuntime = async (electron, node) => {
  const { version } = JSON.parse(readFileSync(join(electron, 'package.json'), 'utf8'))
  if (!(await isWithinReach(placeOf(version, process.env)))) return undefined
  console.log('Fetching the runtime of the desktop window (about 120 MB, once) …')
  const done = spawnSync(node, [join(electron, 'install.js')], { stdio: ['ignore', 'ignore', 'inherit'] })
  return done.status === 0 ? runtimeIn(electron) : undefined
}
