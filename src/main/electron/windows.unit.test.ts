import { EventEmitter } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showWhenReady, windowOptions, DEFAULT_STATE, placeState, readState, writeState } from './windows.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qipu-shell-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the window', () => {
  const state = { bounds: { width: 1440, height: 900 }, maximized: false, fullScreen: false, zoom: 1 }

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
      experimentalFeatures: false,
      devTools: false,
    })
  })

  it('is never smaller than the layout allows, and appears once it has content', async () => {
    const options = windowOptions(state, '', false)
    expect(options).toMatchObject({ minWidth: 1024, minHeight: 700, show: false })
    const emitter = new EventEmitter()
    const remembered: unknown[] = []
    const window = Object.assign(emitter, {
      show: vi.fn(),
      maximize: vi.fn(),
      isMaximized: () => true,
      setFullScreen: vi.fn(),
      isFullScreen: () => true,
      webContents: { getZoomFactor: () => 1.25 },
      getNormalBounds: () => ({ x: 1, y: 2, width: 1100, height: 800 }),
      loadURL: vi.fn(() => Promise.resolve()),
    })
    // The stand-in has what `showWhenReady` calls; the rest of a BrowserWindow is missing.
    const shown = window as unknown as Parameters<typeof showWhenReady>[0]
    await showWhenReady(shown, 'app://qipu/', { ...state, maximized: true, fullScreen: true }, (last) =>
      remembered.push(last),
    )
    expect(window.loadURL).toHaveBeenCalledWith('app://qipu/')
    expect(window.show).not.toHaveBeenCalled()
    emitter.emit('ready-to-show')
    expect(window.maximize).toHaveBeenCalledOnce()
    expect(window.setFullScreen).toHaveBeenCalledWith(true)
    expect(window.show).toHaveBeenCalledOnce()
    emitter.emit('close')
    expect(remembered).toEqual([
      { bounds: { x: 1, y: 2, width: 1100, height: 800 }, maximized: true, fullScreen: true, zoom: 1.25 },
    ])
  })
})

describe('the remembered place of the window', () => {
  const screen = { x: 0, y: 0, width: 1920, height: 1080 }
  const kept = (bounds: object, maximized = false): string => JSON.stringify({ bounds, maximized })

  it('is remembered in a file', () => {
    const file = join(folder, 'window.json')
    const bounds = { x: 10, y: 20, width: 1200, height: 800 }
    const state = { bounds, maximized: true, fullScreen: true, zoom: 1.5 }
    writeState(file, state)
    expect(readState(file, [screen])).toEqual(state)
  })

  it.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['nonsense', kept({ width: -5, height: 3 })],
    ['another shape', '[]'],
  ])('is as at first with %s', (_what, text) => {
    expect(placeState(text, [screen])).toEqual(DEFAULT_STATE)
  })

  it('is read from a file of an earlier version', () => {
    const bounds = { x: 10, y: 20, width: 1200, height: 800 }
    expect(placeState(kept(bounds, true), [screen])).toEqual({
      bounds,
      maximized: true,
      fullScreen: false,
      zoom: 1,
    })
  })

  it('is no larger than the remaining screens', () => {
    const large = kept({ x: 2000, y: 0, width: 3840, height: 2160 })
    expect(placeState(large, [screen]).bounds).toEqual({ width: 1920, height: 1080 })
    expect(placeState(undefined, [{ ...screen, width: 1366, height: 728 }]).bounds).toEqual({
      width: 1366,
      height: 728,
    })
  })

  it.each([
    ['to the right of all screens', { x: 1900, y: 0 }],
    ['above', { x: 0, y: -50 }],
    ['on a screen that is gone', { x: -1500, y: 0 }],
  ])('keeps only its size %s', (_where, place) => {
    const size = { width: 1200, height: 800 }
    expect(placeState(kept({ ...place, ...size }), [screen]).bounds).toEqual(size)
  })

  it('that cannot be written is logged, not thrown', () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue()
    writeState(join(folder, 'none', 'window.json'), DEFAULT_STATE)
    expect(complaint).toHaveBeenCalledOnce()
    complaint.mockRestore()
  })
})
