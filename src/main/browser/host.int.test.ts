import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { ONCE } from '../api/api.ts'
import { mapFiles } from '../site/files.ts'
import { createTestService, type TestService } from '../testing/test-service.ts'
import { newMatch } from '../testing/play.ts'
import { startBrowserHost, type BrowserHost } from './host.ts'
import { CLOSE, MAX_MESSAGE, SOCKET_PATH } from './socket.ts'

let program: TestService
let host: BrowserHost
let site: string

beforeEach(async () => {
  program = createTestService()
  site = mkdtempSync(join(tmpdir(), 'qipu-site-'))
  mkdirSync(join(site, 'page', 'assets'), { recursive: true })
  writeFileSync(join(site, 'page', 'index.html'), '<!doctype html><title>Qipu</title>')
  writeFileSync(join(site, 'page', 'assets', 'main-1a2b.js'), 'export {}')
  writeFileSync(join(site, 'page', 'notes.exe'), 'no type of ours')
  writeFileSync(join(site, 'secret.html'), 'beside the page')
  host = await startBrowserHost({ service: program.service, files: mapFiles(join(site, 'page')), port: 0 })
})
afterEach(async () => {
  await host.close()
  program.close()
  rmSync(site, { recursive: true, force: true })
})

interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

const origin = (): string => `http://127.0.0.1:${host.port}`

/** A plain request, its path sent exactly as given. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: host.port, path, method, headers, agent: false }
    httpRequest(options, (response) => {
      void text(response).then((body) =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      )
    })
      .on('error', reject)
      .end()
  })

const token = (): string => new URL(host.address).searchParams.get('token') ?? ''
const newKey = (): string => randomBytes(32).toString('base64url')

describe('the page', () => {
  it('is served to whoever asks for it by its name, at the printed address too', async () => {
    for (const path of ['/', '/index.html', `/${new URL(host.address).search}`, '/?token=guess'])
      expect(await ask(path)).toMatchObject({
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
        body: '<!doctype html><title>Qipu</title>',
      })
    expect(await ask('/assets/main-1a2b.js')).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/javascript; charset=utf-8' },
    })
  })

  it.each([
    ['zh-TW,zh;q=0.9,en-US;q=0.8', 'zh-Hant'],
    ['de-CH, en;q=0.3, zh-Hant;q=0.7', 'zh-Hant'],
    ['zh;q=0, en', 'en'],
    ['en-GB', 'en'],
    ['de', 'en'],
    ['', 'en'],
    [';q=x,,q=', 'en'],
  ])(
    'is marked, before its script has run, with the language the browser asks for: %s',
    async (wish, language) => {
      writeFileSync(
        join(site, 'page', 'index.html'),
        '<!doctype html><html lang="zh-Hant"><title>Qipu</title>',
      )
      const headers = { 'Accept-Language': wish }
      expect((await ask('/', headers)).body).toContain(`<html lang="${language}">`)
      const { status, body } = await ask('/none', headers)
      expect(status).toBe(404)
      // Both languages are there, the one that is asked for first.
      expect(body.match(/lang="[\w-]+"/g)?.slice(0, 2)).toEqual([`lang="${language}"`, `lang="${language}"`])
      expect(body).toMatch(/回到棋譜[^]*Back to Qipu|Back to Qipu[^]*回到棋譜/)
    },
  )

  it('carries the strict headers, as everything does', async () => {
    for (const answer of [await ask('/'), await ask('/none')]) {
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
      const policy = String(answer.headers['content-security-policy']).split('; ')
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self'",
          "style-src 'self'",
          "connect-src 'self'",
        ]),
      )
      expect(policy.join()).not.toContain('unsafe')
    }
  })

  it.each([
    '/../secret.html',
    '/assets/../../secret.html',
    '/%2e%2e/secret.html',
    '//secret.html',
    '/notes.exe',
    '/assets',
    '/index.html/',
  ])('%s does not exist', async (path) => {
    const answer = await ask(path)
    expect(answer.status).toBe(404)
    expect(answer.body).not.toContain('beside')
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    expect(await ask('/', {}, method)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })

  it('another host name (DNS rebinding) or another origin is refused', async () => {
    for (const name of ['evil.example', `evil.example:${host.port}`, `localhost:${host.port}`, '127.0.0.1'])
      expect((await ask('/', { host: name })).status).toBe(403)
    for (const from of ['http://evil.example', 'null', 'http://127.0.0.1:1'])
      expect((await ask('/', { origin: from })).status).toBe(403)
    expect((await ask('/', { origin: origin() })).status).toBe(200)
  })

  it('is on loopback only', async () => {
    const outside = Object.values(networkInterfaces())
      .flat()
      .filter((found) => found !== undefined && found.family === 'IPv4' && !found.internal)
    for (const found of outside) {
      const reached = await new Promise((resolve) => {
        const socket = connect({ host: found?.address ?? '', port: host.port, timeout: 1000 })
        socket
          .on('connect', () => resolve(true))
          .on('error', () => resolve(false))
          .on('timeout', () => resolve(false))
      })
      expect(reached).toBe(false)
    }
    expect((await ask('/')).status).toBe(200)
  })
})

/** An open socket whose messages are queued. */
class Wire {
  readonly #socket: WebSocket
  readonly #queue: unknown[] = []
  #wake: (() => void) | null = null
  readonly closed: Promise<number>

  constructor(socket: WebSocket) {
    this.#socket = socket
    this.closed = new Promise((resolve) => socket.on('close', resolve))
    socket.on('message', (data) => {
      this.#queue.push(JSON.parse(String(data)))
      this.#wake?.()
    })
  }

  send(message: string | Buffer): void {
    this.#socket.send(message)
  }

  async next(): Promise<unknown> {
    while (this.#queue.length === 0) await new Promise<void>((resolve) => (this.#wake = resolve))
    return this.#queue.shift()
  }

  async request(id: number, method: string, input: unknown): Promise<unknown> {
    this.send(JSON.stringify({ id, method, input }))
    return this.next()
  }
}

const dial = (headers: Record<string, string>, path = SOCKET_PATH): Promise<Wire | number> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${host.port}${path}`, { headers })
    socket.on('open', () => resolve(new Wire(socket)))
    socket.on('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    socket.on('error', reject)
  })

const dialled = async (): Promise<Wire> => {
  const wire = await dial({ origin: origin() })
  return wire instanceof Wire ? wire : expect.fail(`refused with ${wire}`)
}

/** What the host says to a first message: an answer, or the code it closes with. */
const said = async (first: unknown): Promise<unknown> => {
  const wire = await dialled()
  wire.send(JSON.stringify(first))
  return Promise.race([wire.next(), wire.closed])
}

/** A window that was let in, by the token or by the key of one before it. */
const entered = async (credentials: { token?: string; keys: readonly string[] }): Promise<Wire> => {
  const wire = await dialled()
  wire.send(JSON.stringify({ enter: credentials }))
  expect(await wire.next()).toEqual({ entered: credentials.keys[0], once: ONCE })
  return wire
}
const first = (): Promise<Wire> => entered({ token: token(), keys: [newKey()] })

describe('the session', () => {
  it('begins with the token and is the key named with it, for every later window and tab', async () => {
    const key = newKey()
    await entered({ token: token(), keys: [key] })
    const tab = await entered({ keys: [key] })
    expect(await tab.request(1, 'app.info', {})).toMatchObject({ id: 1, answer: { ok: true } })
    await host.entered
  })

  it('begins once: the token is good for nobody else', async () => {
    await first()
    expect(await said({ enter: { token: token(), keys: [newKey()] } })).toBe(CLOSE.refused)
  })

  it('lets the browser in again that opens its used address, or lost the answer to it', async () => {
    const key = newKey()
    await entered({ token: token(), keys: [key] })
    await entered({ token: token(), keys: [key] })
    expect(await said({ enter: { token: token(), keys: [newKey(), key] } })).toEqual({
      entered: key,
      once: ONCE,
    })
  })

  it('is not used up by a wrong guess, nor begun without a token', async () => {
    const key = newKey()
    for (const enter of [{ token: 'guess', keys: [key] }, { keys: [key] }, { token: token(), keys: [] }])
      expect(await said({ enter })).toBe(CLOSE.refused)
    await entered({ token: token(), keys: [key] })
  })

  it.each([
    ['no JSON', 'hello'],
    ['no key', '{"enter":{"keys":[]}}'],
    ['a weak key', JSON.stringify({ enter: { keys: ['x'] } })],
    ['a request', '{"id":1,"method":"app.info","input":{}}'],
    ['binary data', Buffer.from('{"enter":{"keys":[]}}')],
  ])('is not given to who says %s first, whatever comes after it', async (_what, message) => {
    const key = newKey()
    await entered({ token: token(), keys: [key] })
    const wire = await dialled()
    wire.send(message)
    wire.send(JSON.stringify({ enter: { keys: [key] } }))
    wire.send('{"id":1,"method":"app.info","input":{}}')
    expect(await Promise.race([wire.next(), wire.closed])).toBe(CLOSE.refused)
  })

  it('is not waited for: who says nothing is cut off, and uses nothing up', async () => {
    const hasty = await startBrowserHost({
      service: program.service,
      files: new Map(),
      port: 0,
      patience: 20,
    })
    const headers = { origin: `http://127.0.0.1:${hasty.port}` }
    const socket = new WebSocket(`ws://127.0.0.1:${hasty.port}${SOCKET_PATH}`, { headers })
    expect(await new Wire(socket).closed).toBe(CLOSE.late)
    await hasty.close()
  })

  // A browser sends the cookies of a host to all of its ports, so to any program that serves a page there.
  it('cannot be had by another program on this machine from what a browser sends it', async () => {
    const visited = [await ask(`/${new URL(host.address).search}`), await ask('/')]
    expect(visited.flatMap(({ headers }) => headers['set-cookie'] ?? [])).toEqual([])
    const key = newKey()
    await entered({ token: token(), keys: [key] })
    for (const cookie of ['', `qipu-${host.port}=${key}`, `qipu-session=${key}`]) {
      const wire = await dial({ origin: origin(), cookie })
      if (!(wire instanceof Wire)) return expect.fail(`refused with ${wire}`)
      wire.send('{"id":1,"method":"app.info","input":{}}')
      expect(await Promise.race([wire.next(), wire.closed])).toBe(CLOSE.refused)
    }
  })
})

describe('the socket', () => {
  it('carries requests and answers', async () => {
    const wire = await first()
    expect(await wire.request(7, 'app.info', {})).toMatchObject({
      id: 7,
      answer: { ok: true, value: { host: 'browser' } },
    })
    expect(await wire.request(8, 'table.open', { match: 'f'.repeat(32) })).toEqual({
      id: 8,
      answer: { ok: false, error: { code: 'matchUnknown' } },
    })
  })

  it('carries pushes to the other tabs, and to nobody who was not let in', async () => {
    const key = newKey()
    const one = await entered({ token: token(), keys: [key] })
    const two = await entered({ keys: [key] })
    const stranger = await dialled()
    void one.request(1, 'match.create', newMatch())
    expect(await two.next()).toMatchObject({ push: 'library.changed', value: { match: expect.any(String) } })
    stranger.send('{}')
    expect(await Promise.race([stranger.next(), stranger.closed])).toBe(CLOSE.refused)
  })

  it('is refused without or with another origin, on another path', async () => {
    expect(await dial({})).toBe(403)
    for (const from of ['http://evil.example', `http://127.0.0.1:${host.port + 1}`, 'null'])
      expect(await dial({ origin: from })).toBe(403)
    expect(await dial({ origin: origin(), host: 'evil.example' })).toBe(403)
    expect(await dial({ origin: origin() }, '/other')).toBe(404)
  })

  it.each([
    ['no JSON', 'hello'],
    ['no request', '{"id":1}'],
    ['a field too many', '{"id":1,"method":"app.info","input":{},"as":"root"}'],
    ['an endless nesting', '['.repeat(50_000)],
    ['binary data', Buffer.from('{"id":1,"method":"app.info","input":{}}')],
  ])('answers %s as a bad request and goes on', async (_what, message) => {
    const wire = await first()
    wire.send(message)
    expect(await wire.next()).toEqual({ id: null, answer: { ok: false, error: { code: 'badRequest' } } })
    expect(await wire.request(2, 'app.info', {})).toMatchObject({ id: 2, answer: { ok: true } })
  })

  it('closes on a message that is too large, and the host goes on', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue()
    const wire = await first()
    wire.send(Buffer.alloc(MAX_MESSAGE + 1, ' '))
    expect(await wire.closed).toBe(1009)
    expect(complaint).toHaveBeenCalledOnce()
    complaint.mockRestore()
    expect((await ask('/')).status).toBe(200)
  })

  it('is told when the host ends', async () => {
    const wire = await first()
    await host.close()
    expect(await wire.closed).toBe(1001)
    host = await startBrowserHost({ service: program.service, files: new Map(), port: 0 })
  })
})

describe('the port', () => {
  it('that is taken is an error, not a crash', async () => {
    await expect(
      startBrowserHost({ service: program.service, files: new Map(), port: host.port }),
    ).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  it('answers what is not HTTP with an error', async () => {
    const socket = connect(host.port, '127.0.0.1')
    socket.write('\x16\x03\x01 hello\r\n\r\n')
    expect(await text(socket)).toContain('400 Bad Request')
  })
})
