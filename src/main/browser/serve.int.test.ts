import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { lockLibrary } from '../library/file/lock.ts'
import { serveOptions } from './options.ts'

let home: string
const running: ChildProcess[] = []

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'qipu-serve-'))
  writeFileSync(join(home, 'index.html'), '<!doctype html><title>Qipu</title>')
})
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
    }
  }
  rmSync(home, { recursive: true, force: true })
})

interface Served {
  readonly child: ChildProcess
  /** The first line on stdout, or undefined if it ended without one. */
  readonly line: string | undefined
  /** All of stdout and stderr, and the exit code, once it has ended. */
  readonly ended: Promise<{ readonly out: string; readonly err: string; readonly code: number | null }>
}

const serve = async (...args: string[]): Promise<Served> => {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'serve.ts'), '--no-open', '--page', home, ...args],
    { env: { ...process.env, QIPU_HOME: home, QIPU_PORT: '' }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  running.push(child)
  const [out, err] = [text(child.stdout), text(child.stderr)]
  const code = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const ended = Promise.all([out, err, code]).then(([stdout, stderr, status]) => ({
    out: stdout,
    err: stderr,
    code: status,
  }))
  const line = await Promise.race([
    new Promise<string>((resolve) => child.stdout.once('data', (chunk: Buffer) => resolve(String(chunk)))),
    ended.then(() => undefined),
  ])
  return { child, line, ended }
}

const ADDRESS = /^Qipu is at (http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]{32})\n$/

describe('serving', () => {
  it('prints one line, serves the page, and ends cleanly on Ctrl+C', async () => {
    const { child, line, ended } = await serve()
    const address = ADDRESS.exec(line ?? '')?.[1] ?? ''
    expect(await (await fetch(address)).text()).toContain('<title>Qipu</title>')
    child.kill('SIGINT')
    expect(await ended).toEqual({ out: line, err: '', code: 0 })
  })

  it('is refused on a library in use, saying what to do, and the first goes on', async () => {
    const first = await serve()
    const second = await serve()
    expect(second.line).toBeUndefined()
    const { err, code } = await second.ended
    expect(code).toBe(1)
    expect(err).toContain('running already')
    expect(err).toContain('Ctrl+C')
    expect((await fetch(ADDRESS.exec(first.line ?? '')?.[1] ?? '')).status).toBe(200)
  })

  it('starts again after a crash as if nothing had been', async () => {
    const first = await serve()
    const gone = first.ended
    first.child.kill('SIGKILL')
    await gone
    expect((await serve()).line).toMatch(ADDRESS)
  })

  it('says so when the port is taken, and leaves the library free', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    const { err, code } = await (await serve('--port', port)).ended
    expect(code).toBe(1)
    expect(err).toContain(`Port ${port} cannot be used`)
    const lock = lockLibrary(join(home, 'library.sqlite'))
    expect(lock).toBeDefined()
    lock?.release()
  })

  it('leaves a file alone that is no library', async () => {
    writeFileSync(join(home, 'library.sqlite'), 'my diary')
    const host = await serve()
    // The page says it as well, and what can be done.
    expect(host.line).toMatch(ADDRESS)
    host.child.kill('SIGTERM')
    const { err } = await host.ended
    expect(err).toContain('is not a library of Qipu')
    expect(readFileSync(join(home, 'library.sqlite'), 'utf8')).toBe('my diary')
  })

  it('asks for the build when there is no page', async () => {
    rmSync(join(home, 'index.html'))
    const { err, code } = await (await serve()).ended
    expect(code).toBe(1)
    expect(err).toContain('npm start')
  })
})

describe('the command line', () => {
  it.each([
    [[], {}, { port: 0, open: true }],
    [['--no-open', '--port', '8123'], { QIPU_PORT: '9' }, { port: 8123, open: false }],
    [[], { QIPU_PORT: '65535' }, { port: 65_535, open: true, programs: false }],
    [['--programs'], {}, { programs: true }],
  ])('%j with %j', (args, env, expected) => {
    expect(serveOptions(args, env)).toMatchObject({ ok: true, value: expected })
  })

  it.each([[['--port', 'x']], [['--port', '65536']], [['--port', '-1']], [['--quick']], [['extra']]])(
    'refuses %j',
    (args) => {
      expect(serveOptions(args, {}).ok).toBe(false)
    },
  )
})
