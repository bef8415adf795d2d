import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { mapFiles } from '../site/files.ts'
import { createTestService, type TestService } from '../testing/test-service.ts'
import { newMatch } from '../testing/play.ts'
import { startBrowserHost, type BrowserHost } from './host.ts'
import { MAX_MESSAGE, SOCKET_PATH } from './socket.ts'

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

/** Uses the token; the cookie as a browser would send it back. */
const enter = async (): Promise<string> => {
  const { search } = new URL(host.address)
  const answer = await ask(`/${search}`)
  expect(answer.status).toBe(303)
  return answer.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
}

describe('the token', () => {
  it('becomes a session cookie by a redirect that drops it from the address', async () => {
    const answer = await ask(`/${new URL(host.address).search}`)
    expect(answer.status).toBe(303)
    expect(answer.headers.location).toBe('/')
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(new RegExp(`^qipu-${host.port}=[\\w-]{43}; Path=/; HttpOnly; SameSite=Strict$`)),
    ])
  })

  it('is good once; the page says in both languages what to do', async () => {
    await enter()
    const again = await ask(`/${new URL(host.address).search}`)
    expect(again.status).toBe(403)
    expect(again.headers['set-cookie']).toBeUndefined()
    expect(again.body).toContain('npm start')
    expect(again.body).toContain('請在終端機')
  })

  it('used again by the browser that has the session leads to the page', async () => {
    const cookie = await enter()
    const again = await ask(`/${new URL(host.address).search}`, { cookie })
    expect([again.status, again.headers.location]).toEqual([303, '/'])
  })

  it('is not used up by asking for the head alone, nor by a wrong guess', async () => {
    expect((await ask(`/${new URL(host.address).search}`, {}, 'HEAD')).status).toBe(403)
    expect((await ask('/?token=guess')).status).toBe(403)
    await enter()
  })
})

describe('the page', () => {
  it('is served to the session, in every tab', async () => {
    const cookie = await enter()
    for (const path of ['/', '/index.html'])
      expect(await ask(path, { cookie })).toMatchObject({
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
        body: '<!doctype html><title>Qipu</title>',
      })
    expect(await ask('/assets/main-1a2b.js', { cookie: `other=1; ${cookie}` })).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/javascript; charset=utf-8' },
    })
  })

  it('carries the strict headers, as everything does', async () => {
    const cookie = await enter()
    for (const answer of [await ask('/', { cookie }), await ask('/'), await ask('/none', { cookie })]) {
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

  it('is not served without the session, or with a wrong one', async () => {
    const cookie = await enter()
    expect((await ask('/')).status).toBe(403)
    expect((await ask('/assets/main-1a2b.js')).status).toBe(403)
    expect((await ask('/', { cookie: cookie.slice(0, -1) })).status).toBe(403)
    expect((await ask('/', { cookie: `${cookie}x` })).status).toBe(403)
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
    const cookie = await enter()
    const answer = await ask(path, { cookie })
    expect(answer.status).toBe(404)
    expect(answer.body).not.toContain('beside')
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    const cookie = await enter()
    expect(await ask('/', { cookie }, method)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })

  it('another host name (DNS rebinding) or another origin is refused', async () => {
    const cookie = await enter()
    for (const name of ['evil.example', `evil.example:${host.port}`, `localhost:${host.port}`, '127.0.0.1'])
      expect((await ask('/', { cookie, host: name })).status).toBe(403)
    for (const from of ['http://evil.example', 'null', 'http://127.0.0.1:1'])
      expect((await ask('/', { cookie, origin: from })).status).toBe(403)
    expect((await ask('/', { cookie, origin: origin() })).status).toBe(200)
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
    expect((await ask('/')).status).toBe(403)
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
  const wire = await dial({ cookie: await enter(), origin: origin() })
  return wire instanceof Wire ? wire : expect.fail(`refused with ${wire}`)
}

describe('the socket', () => {
  it('carries requests and answers', async () => {
    const wire = await dialled()
    expect(await wire.request(7, 'app.info', {})).toMatchObject({
      id: 7,
      answer: { ok: true, value: { host: 'browser' } },
    })
    expect(await wire.request(8, 'table.open', { match: 'f'.repeat(32) })).toEqual({
      id: 8,
      answer: { ok: false, error: { code: 'matchUnknown' } },
    })
  })

  it('carries pushes to the other tabs', async () => {
    const cookie = await enter()
    const wires = [await dial({ cookie, origin: origin() }), await dial({ cookie, origin: origin() })]
    const [one, two] = wires.filter((wire) => wire instanceof Wire)
    void one?.request(1, 'match.create', newMatch())
    expect(await two?.next()).toMatchObject({ push: 'library.changed', value: { match: expect.any(String) } })
  })

  it('is refused without the session, without or with another origin, on another path', async () => {
    const cookie = await enter()
    expect(await dial({ origin: origin() })).toBe(401)
    expect(await dial({ cookie })).toBe(403)
    expect(await dial({ cookie, origin: 'http://evil.example' })).toBe(403)
    expect(await dial({ cookie, origin: origin(), host: 'evil.example' })).toBe(403)
    expect(await dial({ cookie, origin: origin() }, '/other')).toBe(404)
  })

  it.each([
    ['no JSON', 'hello'],
    ['no request', '{"id":1}'],
    ['a field too many', '{"id":1,"method":"app.info","input":{},"as":"root"}'],
    ['an endless nesting', '['.repeat(50_000)],
    ['binary data', Buffer.from('{"id":1,"method":"app.info","input":{}}')],
  ])('answers %s as a bad request and goes on', async (_what, message) => {
    const wire = await dialled()
    wire.send(message)
    expect(await wire.next()).toEqual({ id: null, answer: { ok: false, error: { code: 'badRequest' } } })
    expect(await wire.request(2, 'app.info', {})).toMatchObject({ id: 2, answer: { ok: true } })
  })

  it('closes on a message that is too large, and the host goes on', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue()
    const wire = await dialled()
    wire.send(Buffer.alloc(MAX_MESSAGE + 1, ' '))
    expect(await wire.closed).toBe(1009)
    expect(complaint).toHaveBeenCalledOnce()
    complaint.mockRestore()
    expect((await ask('/')).status).toBe(403)
  })

  it('is told when the host ends', async () => {
    const wire = await dialled()
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
