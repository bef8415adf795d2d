/**
 * The desktop shell against a stand-in of the few calls of Electron it makes. What a real window
 * does is covered by the browser tests that run where the runtime is.
 */
import { EventEmitter } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type {
  App,
  IpcMain,
  IpcMainInvokeEvent,
  MenuItemConstructorOptions,
  Session,
  WebContents,
} from 'electron'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Pusher, Service } from '../api/connection.ts'
import { mapFiles } from '../site/files.ts'
import { PUSH_CHANNEL, REQUEST_CHANNEL } from './channels.ts'
import { createOpenedFiles, filesIn, readOpened } from './files.ts'
import { denyPermissions, guardPages } from './guard.ts'
import { serveIpc } from './ipc.ts'
import { menuLanguage, menuTemplate } from './menu.ts'
import { isOwnPage } from './origin.ts'
import { OWN_SCHEME, respond } from './protocol.ts'
import { placed, readState, writeState } from './window-state.ts'
import { present, windowOptions } from './window.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qipu-shell-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The part of Electron's App that lets a test play its events. */
const standInApp = (): { readonly app: Pick<App, 'on'>; readonly emitter: EventEmitter } => {
  const emitter = new EventEmitter()
  // Electron's App is an EventEmitter; only `on` is used of it.
  return { app: emitter as unknown as Pick<App, 'on'>, emitter }
}

describe('the window', () => {
  const state = { bounds: { width: 1440, height: 900 }, maximized: false }

  it('trusts its page with nothing', () => {
    const { webPreferences } = windowOptions(state, '/out/preload/index.cjs', false)
    expect(webPreferences).toMatchObject({
      preload: '/out/preload/index.cjs',
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      devTools: false,
    })
  })

  it('is never smaller than the layout allows, and shows when it has something to show', async () => {
    const options = windowOptions(state, '', false)
    expect(options).toMatchObject({ minWidth: 1024, minHeight: 700, show: false })
    const emitter = new EventEmitter()
    const remembered: unknown[] = []
    const window = Object.assign(emitter, {
      show: vi.fn(),
      maximize: vi.fn(),
      isMaximized: () => true,
      getNormalBounds: () => ({ x: 1, y: 2, width: 1100, height: 800 }),
      loadURL: vi.fn(() => Promise.resolve()),
    })
    // The stand-in has what `present` calls; the rest of a BrowserWindow is not there.
    const shown = window as unknown as Parameters<typeof present>[0]
    await present(shown, 'app://qipu/', { ...state, maximized: true }, (last) => remembered.push(last))
    expect(window.loadURL).toHaveBeenCalledWith('app://qipu/')
    expect(window.show).not.toHaveBeenCalled()
    emitter.emit('ready-to-show')
    expect(window.maximize).toHaveBeenCalledOnce()
    expect(window.show).toHaveBeenCalledOnce()
    emitter.emit('close')
    expect(remembered).toEqual([{ bounds: { x: 1, y: 2, width: 1100, height: 800 }, maximized: true }])
  })
})

describe('where the window was', () => {
  const screen = { x: 0, y: 0, width: 1920, height: 1080 }
  const kept = (bounds: object, maximized = false): string => JSON.stringify({ bounds, maximized })

  it('is remembered in a file', () => {
    const file = join(folder, 'window.json')
    const state = { bounds: { x: 10, y: 20, width: 1200, height: 800 }, maximized: true }
    writeState(file, state)
    expect(readState(file, [screen])).toEqual(state)
  })

  it.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['nonsense', kept({ width: -5, height: 3 })],
    ['another shape', '[]'],
  ])('is as at first with %s', (_what, text) => {
    expect(placed(text, [screen])).toEqual({ bounds: { width: 1440, height: 900 }, maximized: false })
  })

  it.each([
    ['to the right of all screens', { x: 1900, y: 0 }],
    ['above', { x: 0, y: -50 }],
    ['on a screen that is gone', { x: -1500, y: 0 }],
  ])('keeps only its size %s', (_where, place) => {
    const size = { width: 1200, height: 800 }
    expect(placed(kept({ ...place, ...size }), [screen]).bounds).toEqual(size)
  })

  it('that cannot be written is told, not thrown', () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue()
    writeState(join(folder, 'none', 'window.json'), { bounds: { width: 1, height: 1 }, maximized: false })
    expect(complaint).toHaveBeenCalledOnce()
    complaint.mockRestore()
  })
})

describe('the guard', () => {
  const contents = (): EventEmitter & { opens?: () => { action: string } } => {
    const emitter: EventEmitter & { opens?: () => { action: string } } = new EventEmitter()
    return Object.assign(emitter, {
      setWindowOpenHandler: (handler: () => { action: string }) => (emitter.opens = handler),
    })
  }

  const guarded = (): ReturnType<typeof contents> => {
    const { app, emitter } = standInApp()
    guardPages(app)
    const page = contents()
    emitter.emit('web-contents-created', {}, page)
    return page
  }

  it.each(['will-navigate', 'will-redirect'])('stops %s to anywhere but the own page', (name) => {
    const page = guarded()
    const prevented = (url: string): boolean => {
      const event = { url, preventDefault: vi.fn() }
      page.emit(name, event)
      return event.preventDefault.mock.calls.length > 0
    }
    for (const url of [
      'https://example.com/',
      'file:///etc/passwd',
      'app://other/',
      'app://qipu.evil/',
      'javascript:1',
    ])
      expect(prevented(url)).toBe(true)
    expect(prevented('app://qipu/#/table')).toBe(false)
  })

  it('lets no page open a window or hold a webview', () => {
    const page = guarded()
    expect(page.opens?.()).toEqual({ action: 'deny' })
    const event = { preventDefault: vi.fn() }
    page.emit('will-attach-webview', event)
    expect(event.preventDefault).toHaveBeenCalledOnce()
  })

  it('denies every permission and device', () => {
    const handlers = new Map<string, (...args: never[]) => unknown>()
    const keep = (name: string) => (handler: (...args: never[]) => unknown) =>
      void handlers.set(name, handler)
    const session = {
      setPermissionRequestHandler: keep('request'),
      setPermissionCheckHandler: keep('check'),
      setDevicePermissionHandler: keep('device'),
    }
    denyPermissions(session as unknown as Session) // only these three are called
    const answers: boolean[] = []
    const answer = (allowed: boolean): void => void answers.push(allowed)
    handlers.get('request')?.(...([{}, 'media', answer] as never[]))
    expect(answers).toEqual([false])
    expect(handlers.get('check')?.()).toBe(false)
    expect(handlers.get('device')?.()).toBe(false)
  })
})

describe('app://', () => {
  beforeEach(() => writeFileSync(join(folder, 'index.html'), 'the page'))

  it('is a secure standard scheme that bypasses nothing', () => {
    expect(OWN_SCHEME).toEqual({
      scheme: 'app',
      privileges: { standard: true, secure: true, supportFetchAPI: true },
    })
  })

  it('serves the files of the page with the strict policy', async () => {
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

  it('knows its own addresses', () => {
    expect(['app://qipu', 'app://qipu/', 'app://qipu/#/x'].map(isOwnPage)).toEqual([true, true, true])
    expect(['app://qipux/', 'http://qipu/', '', 'about:blank'].map(isOwnPage)).toEqual([
      false,
      false,
      false,
      false,
    ])
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

  it('has one channel for requests, which go to the service', async () => {
    const { invoke, handled, channels } = shell()
    const { event } = pageAt('app://qipu/#/library')
    expect(channels).toEqual([REQUEST_CHANNEL])
    expect(await invoke(event, 'library.list', { limit: 1 })).toEqual({ ok: true, value: 1 })
    expect(handled).toEqual([['library.list', { limit: 1 }]])
  })

  it('listens to nobody but the main frame of the own page', async () => {
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

  it('pushes to the page, and tells when it listens', () => {
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

describe('files from outside', () => {
  it('are found on a command line', () => {
    expect(filesIn(['.', '--flag=x.qipu', 'a.qipu', '/b/C.QIPU', 'd.txt'], '/home/zoe')).toEqual([
      '/home/zoe/a.qipu',
      '/b/C.QIPU',
    ])
  })

  it('are read as the api carries them', async () => {
    const file = join(folder, '晚局.qipu')
    writeFileSync(file, 'record')
    expect(await readOpened(file)).toEqual({
      ok: true,
      value: { name: '晚局.qipu', bytes: Buffer.from('record').toString('base64') },
    })
  })

  it('that are no files are refused', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue()
    for (const path of [folder, join(folder, 'none.qipu')])
      expect(await readOpened(path)).toMatchObject({ ok: false, error: { code: 'fileUnreadable' } })
    complaint.mockRestore()
  })

  it('wait until a page listens', () => {
    const files = createOpenedFiles()
    const delivered: string[] = []
    files.open('a')
    files.setReady((path) => delivered.push(path))
    files.open('b')
    files.setReady(null)
    files.open('c')
    expect(delivered).toEqual(['a', 'b'])
    files.setReady((path) => delivered.push(path))
    expect(delivered).toEqual(['a', 'b', 'c'])
  })
})

describe('the menu', () => {
  const items = (template: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
    template.flatMap((menu) => (Array.isArray(menu.submenu) ? menu.submenu : []))
  const labels = (language: 'en' | 'zh-Hant' | 'both'): unknown[] =>
    menuTemplate(language, 'linux', () => undefined).map((menu) => menu.label)

  it('speaks the language that is set, or the one of the system', () => {
    expect(menuLanguage('en', 'zh-TW')).toBe('en')
    expect(menuLanguage('system', 'zh-TW')).toBe('zh-Hant')
    expect(menuLanguage('system', 'de-CH')).toBe('en')
    expect(labels('en')).toEqual(['File', 'Edit', 'View', 'Help'])
    expect(labels('zh-Hant')).toEqual(['檔案', '編輯', '顯示', '說明'])
    expect(labels('both')[0]).toBe('檔案 File')
  })

  it.each(['linux', 'win32', 'darwin'] as const)(
    'tells the page every item that is its own on %s',
    (platform) => {
      const chosen: string[] = []
      const template = menuTemplate('en', platform, (item) => chosen.push(item))
      // A click needs none of what Electron hands it.
      for (const item of items(template)) (item.click as (() => void) | undefined)?.()
      expect(chosen.toSorted()).toEqual(
        [
          'export',
          'hint',
          'analysis',
          'import',
          'keys',
          'library',
          'new',
          'redo',
          'settings',
          'statistics',
          'undo',
        ].toSorted(),
      )
    },
  )

  it('leaves the keys of undo to the page, where they may mean typing', () => {
    for (const platform of ['linux', 'win32', 'darwin'] as const) {
      const undo = items(menuTemplate('en', platform, () => undefined)).filter((item) =>
        /move/.test(item.label ?? ''),
      )
      expect(undo).toHaveLength(2)
      for (const item of undo)
        expect(item.accelerator === undefined || item.registerAccelerator === false).toBe(true)
    }
  })
})
