import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** The script is plain JavaScript, because it runs before anything is installed; these are its types. */
interface Desktop {
  runtimeIn(electron: string): string | undefined
  noWindowBecause(platform: string, env: object, uid: number | undefined): string | undefined
  placeOf(version: string, env: object): string
  fetchRuntime(electron: string, node: string): Promise<string | undefined>
}
const { runtimeIn, noWindowBecause, placeOf, fetchRuntime } = (await import(
  new URL('desktop.mjs', import.meta.url).href
)) as Desktop

let electron: string
beforeEach(() => {
  electron = mkdtempSync(join(tmpdir(), 'qipu-electron-'))
  writeFileSync(join(electron, 'package.json'), '{"version":"45.0.0"}')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(electron, { recursive: true, force: true })
})

/** What the package's install script leaves after fetching the runtime. */
const INSTALL = `const { mkdirSync, writeFileSync } = require('node:fs')
  mkdirSync(__dirname + '/dist')
  writeFileSync(__dirname + '/dist/electron', '')
  writeFileSync(__dirname + '/path.txt', 'electron')`

describe('the runtime of the desktop window', () => {
  it('is there once it has been fetched', () => {
    expect(runtimeIn(electron)).toBeUndefined()
    writeFileSync(join(electron, 'path.txt'), 'electron')
    expect(runtimeIn(electron)).toBeUndefined()
    mkdirSync(join(electron, 'dist'))
    writeFileSync(join(electron, 'dist', 'electron'), '')
    expect(runtimeIn(electron)).toBe(join(electron, 'dist', 'electron'))
  })

  it('comes from its own place, or from the mirror that is set', () => {
    expect(placeOf('45.3.4', {})).toBe(
      'https://github.com/electron/electron/releases/download/v45.3.4/SHASUMS256.txt',
    )
    expect(placeOf('45.3.4', { ELECTRON_MIRROR: 'http://mirror.test/electron' })).toBe(
      'http://mirror.test/electron/v45.3.4/SHASUMS256.txt',
    )
  })

  it('is fetched if its place answers, otherwise not tried for', async () => {
    writeFileSync(join(electron, 'install.js'), INSTALL)
    writeFileSync(join(electron, 'package.json'), '{"version":"45.0.0","type":"commonjs"}')
    vi.spyOn(console, 'log').mockReturnValue()
    const asked: string[] = []
    const mirror = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`)
      response.writeHead(request.url?.startsWith('/empty') === true ? 404 : 200).end()
    })
    await new Promise<void>((resolve) => mirror.listen(0, '127.0.0.1', resolve))
    const { port } = mirror.address() as AddressInfo // listening on a port, so not a pipe's name
    vi.stubEnv('ELECTRON_MIRROR', `http://127.0.0.1:${port}/empty/`)
    expect(await fetchRuntime(electron, process.execPath)).toBeUndefined()
    vi.stubEnv('ELECTRON_MIRROR', `http://127.0.0.1:${port}/`)
    expect(await fetchRuntime(electron, process.execPath)).toBe(join(electron, 'dist', 'electron'))
    expect(asked).toEqual(['HEAD /empty/v45.0.0/SHASUMS256.txt', 'HEAD /v45.0.0/SHASUMS256.txt'])
    await new Promise((resolve) => mirror.close(resolve))
    vi.restoreAllMocks()
  })

  it('is not there when its place cannot be reached', async () => {
    vi.stubEnv('ELECTRON_MIRROR', 'http://127.0.0.1:1/')
    expect(await fetchRuntime(electron, process.execPath)).toBeUndefined()
  })
})

describe('a machine without windows', () => {
  it('is a Linux without a screen, or used as root', () => {
    expect(noWindowBecause('linux', {}, 1000)).toContain('no graphical screen')
    expect(noWindowBecause('linux', { DISPLAY: ':0' }, 0)).toContain('root')
    expect(noWindowBecause('linux', { WAYLAND_DISPLAY: 'wayland-0' }, 1000)).toBeUndefined()
    expect(noWindowBecause('darwin', {}, 501)).toBeUndefined()
    expect(noWindowBecause('win32', {}, undefined)).toBeUndefined()
  })
})
