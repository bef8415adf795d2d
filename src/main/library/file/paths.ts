import { existsSync } from 'node:fs'
import { basename, dirname, extname, join, posix, win32 } from 'node:path'

/** Name of the library in its folder. */
export const LIBRARY_NAME = 'library.sqlite'

/**
 * The home of the program, where the library lies unless it was moved (location/pointer.ts): the folder `QIPU_HOME` names,
 * otherwise the platform's place for a program's data (`$XDG_DATA_HOME/qipu` or `~/.local/share/qipu`,
 * `~/Library/Application Support/Qipu`, `%APPDATA%\Qipu`). Relative values of the XDG variable are ignored, as its
 * specification asks.
 */
export const libraryHome = (
  env: { readonly [name: string]: string | undefined },
  platform: NodeJS.Platform,
  home: string,
): string => {
  const own = env['QIPU_HOME']
  if (own !== undefined && own !== '') return own
  if (platform === 'win32') {
    const roaming = env['APPDATA']
    return roaming === undefined || roaming === ''
      ? win32.join(home, 'AppData', 'Roaming', 'Qipu')
      : win32.join(roaming, 'Qipu')
  }
  if (platform === 'darwin') return posix.join(home, 'Library', 'Application Support', 'Qipu')
  const data = env['XDG_DATA_HOME']
  return data !== undefined && posix.isAbsolute(data)
    ? posix.join(data, 'qipu')
    : posix.join(home, '.local', 'share', 'qipu')
}

/**
 * A free name beside the library for a copy of it: `library.v1.2026-11-20T10-25-00Z.sqlite`,
 * numbered if that is taken.
 */
export const freeName = (file: string, what: string, at: number, extension: string): string => {
  const time = new Date(at).toISOString().replace(/\.\d+/, '').replaceAll(':', '-')
  const stem = `${basename(file, extname(file))}.${what}.${time}`
  for (let number = 1; ; number += 1) {
    const path = join(dirname(file), `${stem}${number === 1 ? '' : `-${number}`}${extension}`)
    if (!existsSync(path)) return path
  }
}
