import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { writeEntryFile } from './open.ts'
import { SOCKET_PATH } from './socket.ts'

let folder: string
let home: string
let host: ChildProcess | undefined
let ended: Promise<unknown>
let opened: number | undefined

/** Stands in for the system's program that opens a file: notes what it was given, and stays as a browser would. */
const STAND_IN = `#!${process.execPath}
const { renameSync, readFileSync, statSync, writeFileSync } = require('node:fs')
const { fileURLToPath } = require('node:url')
const { dirname } = require('node:path')
const given = process.argv[2]
const path = given.startsWith('file:') ? fileURLToPath(given) : undefined
const mode = (each) => (path === undefined ? 0 : statSync(each).mode & 0o777)
const told = {
  pid: process.pid, args: process.argv, page: path === undefined ? '' : readFileSync(path, 'utf8'),
  modes: path === undefined ? [] : [mode(path), mode(dirname(path))],
}
writeFileSync(process.env.TOLD + '.part', JSON.stringify(told))
renameSync(process.env.TOLD + '.part', process.env.TOLD)
setInterval(() => undefined, 1000)
`
const toldSchema = z.object({
  pid: z.number(),
  args: z.array(z.string()),
  page: z.string(),
  modes: z.array(z.number()),
})

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qipu-open-'))
  home = join(folder, 'home')
  const [bin, page] = [join(folder, 'bin'), join(folder, 'page')]
  for (const each of [home, bin, page]) mkdirSync(each)
  for (const name of ['xdg-open', 'open']) writeFileSync(join(bin, name), STAND_IN, { mode: 0o755 })
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Qipu</title>')
})
afterEach(async () => {
  if (opened !== undefined) process.kill(opened, 'SIGKILL')
  opened = undefined
  host?.kill('SIGKILL')
  await ended
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the host as `npm start` does; what it printed, and what the program that opens was given. */
const start = async () => {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'serve.ts'), '--page', join(folder, 'page')],
    {
      env: {
        ...process.env,
        QIPU_HOME: home,
        TOLD: join(folder, 'told.json'),
        HOME: join(folder, 'person'),
        PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH'] ?? ''}`,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  host = child
  ended = new Promise((resolve) => child.once('exit', resolve))
  const line = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data) => resolve(String(data))),
  )
  await vi.waitFor(() => expect(existsSync(join(folder, 'told.json'))).toBe(true), 20_000)
  const told = toldSchema.parse(JSON.parse(readFileSync(join(folder, 'told.json'), 'utf8')))
  opened = told.pid
  const address = new URL(/http:\S+/.exec(line)?.[0] ?? '')
  return { child, told, address, token: address.searchParams.get('token') ?? '' }
}

const entries = (): readonly string[] => readdirSync(home).filter((name) => name.startsWith('open-'))

/** The command lines of all processes of this machine, where the system shows them as files. */
const commandLines = (): readonly string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [readFileSync(`/proc/${pid}/cmdline`, 'utf8')]
      } catch {
        return [] // It has ended meanwhile.
      }
    })

describe.skipIf(process.platform === 'win32')('opening the browser', () => {
  it('names the token in no argument, but in a file of its owner alone that leads to the address', async () => {
    const { told, address, token } = await start()
    expect(token).toHaveLength(32)
    expect(told.args.join('\n')).not.toContain(token)
    if (existsSync('/proc/self/cmdline')) {
      const lines = commandLines()
      expect(lines.some((line) => line.includes('xdg-open'))).toBe(true)
      expect(lines.filter((line) => line.includes(token))).toEqual([])
    }
    expect(told.page).toContain(`url=${address.href}"`)
    expect(told.modes).toEqual([0o600, 0o700])
  })

  it('takes the file away once the address was used', async () => {
    const { address, token } = await start()
    expect(entries()).toHaveLength(1)
    const socket = new WebSocket(`ws://${address.host}${SOCKET_PATH}`, {
      headers: { origin: address.origin },
    })
    socket.on('open', () => socket.send(JSON.stringify({ enter: { token, keys: ['k'.repeat(43)] } })))
    await new Promise((resolve) => socket.once('message', resolve))
    await vi.waitFor(() => expect(entries()).toEqual([]))
    socket.close()
  })

  it.runIf(process.platform === 'linux').each([
    ['in a snap, which may not read hidden folders', 'firefox_firefox.desktop', 'person/snap/firefox/common'],
    ['as any other program', 'firefox.desktop', 'home'],
    ['in a snap that never ran', 'chromium_chromium.desktop', 'home'],
  ])('puts the file where a browser can read it that runs %s', async (_, browser, place) => {
    writeFileSync(join(folder, 'bin', 'xdg-settings'), `#!/bin/sh\necho ${browser}\n`, { mode: 0o755 })
    mkdirSync(join(folder, 'person', 'snap', 'firefox', 'common'), { recursive: true })
    const { child, told } = await start()
    expect(told.args.at(-1)).toContain(join(folder, place, 'open-'))
    expect(told.modes).toEqual([0o600, 0o700])
    child.kill('SIGINT')
    await ended
    expect(readdirSync(join(folder, place)).filter((name) => name.startsWith('open-'))).toEqual([])
  })

  it('takes the file away at the end if nobody came', async () => {
    const { child } = await start()
    expect(entries()).toHaveLength(1)
    child.kill('SIGINT')
    await ended
    expect(entries()).toEqual([])
  })

  it('takes away what a crash has left, and nothing else', async () => {
    const { child } = await start()
    const rest = text(child.stdout!)
    child.kill('SIGKILL')
    await Promise.all([rest, ended])
    const [left = ''] = entries()
    mkdirSync(join(home, 'open-mine'))
    mkdirSync(join(home, 'open-abcdef'))
    writeFileSync(join(home, 'open-abcdef', 'notes.txt'), 'a person’s own')
    const entry = writeEntryFile(home, 'http://127.0.0.1:1/?token=x')
    expect(entries()).not.toContain(left)
    expect(entries()).toHaveLength(3)
    expect(readFileSync(join(home, 'open-abcdef', 'notes.txt'), 'utf8')).toBe('a person’s own')
    entry.remove()
    entry.remove()
    expect(entries()).toHaveLength(2)
  })
})
