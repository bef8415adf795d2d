/** Parts of the desktop shell; shell.int.test.ts tests the whole. */
import { EventEmitter } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { IpcMain, IpcMainInvokeEvent, WebContents } from 'electron'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Pusher, Service } from '../api/connection.ts'
import { mapFiles } from '../site/files.ts'
import { PDF_CHANNEL, PUSH_CHANNEL, REQUEST_CHANNEL } from './channels.ts'
import { serveIpc, servePdf } from './ipc.ts'
import { isOwnPage, OWN_SCHEME, respond } from './guard.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qipu-shell-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('app://', () => {
  beforeEach(() => writeFileSync(join(folder, 'index.html'), 'the page'))

  it('is a secure standard scheme that bypasses nothing', () => {
    expect(OWN_SCHEME).toEqual({
      scheme: 'app',
      privileges: { standard: true, secure: true, supportFetchAPI: true },
    })
  })

  it('serves the files of the page with the strict content policy', async () => {
    const files = mapFiles(folder)
    for (const address of ['app://qipu/', 'app://qipu/index.html', 'app://qipu/?x=1#/table']) {
      const answer = await respond(files, address, 'GET')
      expect([answer.status, await answer.text()]).toEqual([200, 'the page'])
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(answer.headers.get('content-security-policy')).not.toContain('unsafe')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  it.each([
    ['app://qipu/../secret', 'GET', 404],
    ['app://qipu/%2e%2e/secret', 'GET', 404],
    ['app://other/index.html', 'GET', 403],
    ['app://qipu/', 'POST', 405],
  ])('%s by %s is answered with %i', async (address, method, status) => {
    expect((await respond(mapFiles(folder), address, method)).status).toBe(status)
  })

  it('recognizes its own addresses', () => {
    expect(['app://qipu', 'app://qipu/', 'app://qipu/#/x'].map(isOwnPage)).toEqual([true, true, true])
    expect(['app://qipux/', 'http://qipu/', '', 'about:blank'].map(isOwnPage)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })
})

describe('a PDF', () => {
  const asked = async (url: string, printToPDF: () => Promise<Buffer>): Promise<unknown> => {
    const handlers = new Map<string, (event: IpcMainInvokeEvent) => unknown>()
    servePdf({ handle: (channel, listener) => void handlers.set(channel, listener) })
    const mainFrame = { url }
    // The handler looks at sender and senderFrame alone.
    const event = {
      sender: { mainFrame, printToPDF },
      senderFrame: mainFrame,
    } as unknown as IpcMainInvokeEvent
    return handlers.get(PDF_CHANNEL)?.(event)
  }

  it('is what our own page would print, on the paper its style names', async () => {
    const printToPDF = vi.fn(() => Promise.resolve(Buffer.from('%PDF')))
    const bytes = Buffer.from('%PDF').toString('base64')
    expect(await asked('app://qipu/#/table', printToPDF)).toEqual({ ok: true, value: { bytes } })
    expect(printToPDF).toHaveBeenCalledWith(expect.objectContaining({ preferCSSPageSize: true }))
    expect(await asked('https://example.com/', printToPDF)).toMatchObject({ ok: false })
    expect(printToPDF).toHaveBeenCalledOnce()
  })

  it('that cannot be made is refused with a code', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue()
    expect(await asked('app://qipu/', () => Promise.reject(new Error('full')))).toEqual({
      ok: false,
      error: { code: 'pdfFailed' },
    })
    complaint.mockRestore()
  })
})

describe('IPC', () => {
  type Listener = (event: IpcMainInvokeEvent, ...args: unknown[]) => unknown

  const shell = () => {
    const handlers = new Map<string, Listener>()
    const pushers: Pusher[] = []
    const closed: number[] = []
    const handled: unknown[] = []
    const service: Service = {
      connect(push) {
        const number = pushers.push(push)
        return {
          handle(method, input) {
            handled.push([method, input])
            return Promise.resolve({ ok: true, value: number })
          },
          close: () => void closed.push(number),
        }
      },
      announce: () => undefined,
      close: () => undefined,
    }
    const listening = vi.fn()
    const ipc: Pick<IpcMain, 'handle'> = {
      handle: (channel, listener) => void handlers.set(channel, listener),
    }
    serveIpc(ipc, service, listening)
    const invoke = handlers.get(REQUEST_CHANNEL) ?? expect.fail('nothing listens')
    return { invoke, pushers, closed, handled, listening, channels: [...handlers.keys()] }
  }

  const pageAt = (url: string) => {
    const mainFrame = { url }
    const sent: unknown[] = []
    const page = Object.assign(new EventEmitter(), {
      mainFrame,
      isDestroyed: () => false,
      send: (channel: string, message: unknown) => void sent.push([channel, message]),
    })
    const from = (senderFrame: unknown): IpcMainInvokeEvent =>
      // The handler looks at sender and senderFrame alone.
      ({ sender: page as unknown as WebContents, senderFrame }) as IpcMainInvokeEvent
    return { page, mainFrame, sent, event: from(mainFrame), from }
  }

  it('has one channel for requests to the service', async () => {
    const { invoke, handled, channels } = shell()
    const { event } = pageAt('app://qipu/#/library')
    expect(channels).toEqual([REQUEST_CHANNEL])
    expect(await invoke(event, 'library.list', { limit: 1 })).toEqual({ ok: true, value: 1 })
    expect(handled).toEqual([['library.list', { limit: 1 }]])
  })

  it('answers only the main frame of our own page', async () => {
    const { invoke, handled, pushers } = shell()
    const own = pageAt('app://qipu/')
    const strange = pageAt('https://example.com/')
    const refused = { ok: false, error: { code: 'badRequest', details: { at: 'sender' } } }
    expect(await invoke(strange.event, 'app.info', {})).toEqual(refused)
    expect(await invoke(own.from({ url: 'app://qipu/' }), 'app.info', {})).toEqual(refused)
    expect(await invoke(own.from(null), 'app.info', {})).toEqual(refused)
    expect(await invoke(own.event, { toString: () => 'app.info' }, {})).toEqual(refused)
    expect([handled, pushers]).toEqual([[], []])
  })

  it('pushes to the page, and notices when it listens', () => {
    const { invoke, pushers, listening } = shell()
    const { event, sent } = pageAt('app://qipu/')
    void invoke(event, 'app.info', {})
    void invoke(event, 'settings.get', {})
    expect(listening).not.toHaveBeenCalled()
    void invoke(event, 'library.list', {})
    expect(listening).toHaveBeenCalledOnce()
    expect(pushers).toHaveLength(1)
    pushers[0]?.('library.changed', { match: null })
    expect(sent).toEqual([[PUSH_CHANNEL, { push: 'library.changed', value: { match: null } }]])
  })

  it.each(['destroyed', 'render-process-gone', 'did-navigate'])('ends the connection on %s', (name) => {
    const { invoke, closed, pushers } = shell()
    const { event, page } = pageAt('app://qipu/')
    void invoke(event, 'app.info', {})
    page.emit(name)
    expect(closed).toEqual([1])
    void invoke(event, 'app.info', {})
    expect(pushers).toHaveLength(2)
  })
})
