/**
 * Opens the address in the default browser. Every user of the machine can read the arguments of a process, so the address
 * with its token must not be one: the browser opens a file that redirects to it.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A file that redirects to the address; only its owner can read it and its folder. */
export interface EntryFile {
  readonly path: string
  /** Removes file and folder; may be called twice. */
  remove(): void
}

const NAME = 'qipu.html'

const entryPage = (address: string): string => `<!doctype html>
<html lang="zh-Hant">
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0;url=${address}">
<title>Qipu 棋譜</title>
<p lang="zh-Hant"><a href="${address}">開啟棋譜</a></p>
<p lang="en"><a href="${address}">Open Qipu</a></p>
</html>
`

const removeFrom = (folder: string): void => {
  rmSync(join(folder, NAME), { force: true })
  try {
    rmdirSync(folder)
  } catch {
    // The folder is gone already, or another file is in it and stays.
  }
}

/** Writes the file into a new folder in `home`, and removes those that a crash has left there. */
export const writeEntryFile = (home: string, address: string): EntryFile => {
  for (const name of readdirSync(home)) if (/^open-\w{6}$/.test(name)) removeFrom(join(home, name))
  const folder = mkdtempSync(join(home, 'open-'))
  const path = join(folder, NAME)
  writeFileSync(path, entryPage(address), { mode: 0o600, flag: 'wx' })
  return { path, remove: () => removeFrom(folder) }
}

/** The folder of the default browser if it is a snap, which may not read hidden folders; else undefined. */
const folderOfSnap = (): string | undefined => {
  if (process.platform !== 'linux') return undefined
  const asked = spawnSync('xdg-settings', ['get', 'default-web-browser'], { encoding: 'utf8', timeout: 2000 })
  // The desktop file of a snap is named `<snap>_<program>.desktop`.
  const [, snap] = /^([a-z0-9-]+)_[\w.-]+\.desktop$/.exec(asked.error ? '' : asked.stdout.trim()) ?? []
  if (snap === undefined) return undefined
  const folder = join(homedir(), 'snap', snap, 'common')
  return existsSync(folder) ? folder : undefined
}

/** A folder from which the default browser can read the file: the library's home, unless the browser is a snap. */
export const entryFolder = (home: string): string => folderOfSnap() ?? home

/** The program that opens a file, and its arguments. */
const opener = (platform: string, file: string): readonly [string, readonly string[]] => {
  switch (platform) {
    case 'darwin':
      return ['open', [file]]
    case 'win32':
      return ['rundll32', ['url.dll,FileProtocolHandler', file]]
    default:
      return ['xdg-open', [file]]
  }
}

/** Opens the file in the default browser. False if no browser could be started. */
export const openInBrowser = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const [command, args] = opener(process.platform, pathToFileURL(path).href)
    const child = spawn(command, args, { stdio: 'ignore', detached: true })
    child.once('error', () => resolve(false))
    // xdg-open exits at once with a code if it finds no browser, but may run as long as the browser does.
    const settled = setTimeout(() => resolve(true), 3000)
    child.once('exit', (code) => {
      clearTimeout(settled)
      resolve(code === 0)
    })
    child.unref()
  })
