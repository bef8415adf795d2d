/**
 * Opens the address in the default browser. The token in it must not stand among the arguments of a
 * process, which every user of the machine can read: what is opened is a file that leads there.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A file that leads to the address; readable for its owner alone, in a folder that is too. */
export interface EntryFile {
  readonly path: string
  /** Takes file and folder away; doing so twice does no harm. */
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
    // Gone already, or somebody has put something into it: that stays.
  }
}

/** Writes the file into a new folder in `home`, and takes away what a crash has left there. */
export const writeEntryFile = (home: string, address: string): EntryFile => {
  for (const name of readdirSync(home)) if (/^open-\w{6}$/.test(name)) removeFrom(join(home, name))
  const folder = mkdtempSync(join(home, 'open-'))
  const path = join(folder, NAME)
  writeFileSync(path, entryPage(address), { mode: 0o600, flag: 'wx' })
  return { path, remove: () => removeFrom(folder) }
}

/** The folder the default browser keeps its own things in if it runs in a snap, where it may read no hidden ones. */
const folderOfSnap = (): string | undefined => {
  if (process.platform !== 'linux') return undefined
  const asked = spawnSync('xdg-settings', ['get', 'default-web-browser'], { encoding: 'utf8', timeout: 2000 })
  // The desktop file of a snap is named after it and the program in it.
  const [, snap] = /^([a-z0-9-]+)_[\w.-]+\.desktop$/.exec(asked.error ? '' : asked.stdout.trim()) ?? []
  if (snap === undefined) return undefined
  const folder = join(homedir(), 'snap', snap, 'common')
  return existsSync(folder) ? folder : undefined
}

/** Where the default browser can read the file: in the library's home, if nothing keeps it from that. */
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

/** True if a browser was asked to open the file; false if there is nothing to ask. */
export const openInBrowser = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const [command, args] = opener(process.platform, pathToFileURL(path).href)
    const child = spawn(command, args, { stdio: 'ignore', detached: true })
    child.once('error', () => resolve(false))
    // xdg-open ends at once with a code if it finds no browser, and may stay while it runs one.
    const settled = setTimeout(() => resolve(true), 3000)
    child.once('exit', (code) => {
      clearTimeout(settled)
      resolve(code === 0)
    })
    child.unref()
  })
