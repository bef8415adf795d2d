/** Opens an address in the default browser. */
import { spawn } from 'node:child_process'

/** The program that opens an address, and its arguments. */
export const opener = (platform: string, address: string): readonly [string, readonly string[]] => {
  switch (platform) {
    case 'darwin':
      return ['open', [address]]
    case 'win32':
      return ['rundll32', ['url.dll,FileProtocolHandler', address]]
    default:
      return ['xdg-open', [address]]
  }
}

/** True if a browser was asked to open the address; false if there is nothing to ask. */
export const openInBrowser = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const [command, args] = opener(process.platform, address)
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
