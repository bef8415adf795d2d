/**
 * The windows of the desktop shell, each with its own match: their options, their remembered place, opening and
 * raising.
 */
import type { BrowserWindow, WebContents, BrowserWindowConstructorOptions } from 'electron'
import type { Report } from '../api/api.ts'
import { START_URL } from './guard.ts'
import type { Runtime } from './runtime.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

/** The remembered place of the window, in a small file. */
const boundsSchema = z.object({
  x: z.int().optional(),
  y: z.int().optional(),
  width: z.int().min(200).max(20_000),
  height: z.int().min(200).max(20_000),
})
const stateSchema = z.object({
  bounds: boundsSchema,
  maximized: z.boolean(),
  // Files of earlier versions lack these.
  fullScreen: z.boolean().default(false),
  zoom: z.number().min(0.25).max(5).default(1),
})

interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface WindowState {
  /** Without `x` and `y` the system chooses the place. In pixels. */
  readonly bounds: {
    readonly width: number
    readonly height: number
    readonly x?: number
    readonly y?: number
  }
  readonly maximized: boolean
  readonly fullScreen: boolean
  /** Zoom factor of the page. */
  readonly zoom: number
}

export const DEFAULT_STATE: WindowState = {
  bounds: { width: 1440, height: 900 },
  maximized: false,
  fullScreen: false,
  zoom: 1,
}
/** This many pixels of the window must be on a screen, to be reachable with a pointer. */
const MIN_VISIBLE_PX = 100

const overlaps = (window: Area, screen: Area): boolean =>
  window.x + window.width - screen.x >= MIN_VISIBLE_PX &&
  screen.x + screen.width - window.x >= MIN_VISIBLE_PX &&
  window.y >= screen.y &&
  screen.y + screen.height - window.y >= MIN_VISIBLE_PX

const parse = (text: string): z.infer<typeof stateSchema> | undefined => {
  try {
    return stateSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined // not JSON: as if nothing were remembered
  }
}

/** Limits a size to the largest screen, because another one may have been unplugged. */
const fitting = (size: Pick<Area, 'width' | 'height'>, screens: readonly Area[]): typeof size => {
  if (screens.length === 0) return size
  return {
    width: Math.min(size.width, Math.max(...screens.map(({ width }) => width))),
    height: Math.min(size.height, Math.max(...screens.map(({ height }) => height))),
  }
}

/** The remembered state, with its position only if it is on one of the screens (work areas). */
export const placeState = (text: string | undefined, screens: readonly Area[]): WindowState => {
  const known = text === undefined ? undefined : parse(text)
  if (known === undefined) return { ...DEFAULT_STATE, bounds: fitting(DEFAULT_STATE.bounds, screens) }
  const { x, y, ...before } = known.bounds
  const isHeld =
    x !== undefined && y !== undefined && screens.some((screen) => overlaps({ x, y, ...before }, screen))
  return { ...known, bounds: isHeld ? { x, y, ...before } : fitting(before, screens) }
}

export const readState = (file: string, screens: readonly Area[]): WindowState => {
  let text: string | undefined
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    text = undefined // the first start, or an unreadable file
  }
  return placeState(text, screens)
}

export const writeState = (file: string, state: WindowState): void => {
  try {
    writeFileSync(file, JSON.stringify(state))
  } catch (error) {
    console.error(`The place of the window could not be kept in ${file}:`, error)
  }
}

/** The smallest size of a window, in pixels. */
const SMALLEST = { width: 1024, height: 700 } as const

/** The options of a window with an untrusted page. `preload` is the path of the bundle. */
export const windowOptions = (
  state: WindowState,
  preload: string,
  isDevelopment: boolean,
): BrowserWindowConstructorOptions => ({
  ...state.bounds,
  minWidth: SMALLEST.width,
  minHeight: SMALLEST.height,
  title: 'Qipu 棋譜',
  show: false,
  autoHideMenuBar: true,
  webPreferences: {
    preload,
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    safeDialogs: true,
    spellcheck: false,
    devTools: isDevelopment,
    zoomFactor: state.zoom,
  },
})

type Shown = Pick<
  BrowserWindow,
  | 'once'
  | 'on'
  | 'show'
  | 'maximize'
  | 'isMaximized'
  | 'setFullScreen'
  | 'isFullScreen'
  | 'getNormalBounds'
  | 'loadURL'
> & { readonly webContents: Pick<BrowserWindow['webContents'], 'getZoomFactor'> }

/** Loads the page, shows the window once it has content, and remembers its state when it closes. */
export const showWhenReady = async (
  window: Shown,
  address: string,
  state: WindowState,
  remember: (state: WindowState) => void,
): Promise<void> => {
  window.once('ready-to-show', () => {
    if (state.maximized) window.maximize()
    if (state.fullScreen) window.setFullScreen(true)
    window.show()
  })
  window.on('close', () =>
    remember({
      bounds: window.getNormalBounds(),
      maximized: window.isMaximized(),
      fullScreen: window.isFullScreen(),
      zoom: window.webContents.getZoomFactor(),
    }),
  )
  await window.loadURL(address)
}

/** Offset of another window from the one before it, in pixels. */
const STEP = 32

export interface AppWindows {
  open(): Promise<void>
  /** The focused window, or any other; undefined if there is none. */
  front(): BrowserWindow | undefined
  /** Restores and focuses the window in front. */
  raise(): void
  /** The last report of a page. */
  reportOf(page: WebContents | undefined): Report | undefined
  report(page: WebContents, report: Report): void
}

export interface WindowOptions {
  readonly stateFile: string
  readonly preload: string
  /** Asks whether to close and lose work in progress; true to close. */
  readonly mayClose: (window: BrowserWindow, what: string) => boolean
  readonly onClosed: (page: WebContents) => void
}

type Screens = Pick<Runtime, 'app' | 'BrowserWindow' | 'screen'>

/** The state of another window, offset from an open one. */
const offsetFrom = (state: WindowState, window: BrowserWindow | undefined): WindowState => {
  if (window === undefined) return state
  const { x, y, width, height } = window.getNormalBounds()
  return {
    ...state,
    bounds: { x: x + STEP, y: y + STEP, width, height },
    maximized: false,
    fullScreen: false,
  }
}

export const createWindows = (electron: Screens, options: WindowOptions): AppWindows => {
  const { app, BrowserWindow, screen } = electron
  const { stateFile, preload, mayClose, onClosed } = options
  const reports = new WeakMap<WebContents, Report>()

  const front = (): BrowserWindow | undefined =>
    BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0]

  return {
    front,
    async open() {
      const screens = screen.getAllDisplays().map((display) => display.workArea)
      const state = offsetFrom(readState(stateFile, screens), front())
      const window = new BrowserWindow(windowOptions(state, preload, !app.isPackaged))
      const page = window.webContents
      window.on('close', (event) => {
        const busy = reports.get(page)?.busy
        if (busy?.isLost === true && !mayClose(window, busy.what)) event.preventDefault()
      })
      window.on('closed', () => onClosed(page))
      await showWhenReady(window, START_URL, state, (last) => writeState(stateFile, last))
    },
    raise() {
      const window = front()
      if (window?.isMinimized() === true) window.restore()
      window?.show()
      window?.focus()
    },
    reportOf: (page) => (page === undefined ? undefined : reports.get(page)),
    report(page, report) {
      reports.set(page, report)
      // Below 0 hides the progress bar; above 1 it is indeterminate.
      const part = report.busy === null ? -1 : (report.busy.part ?? 2)
      BrowserWindow.fromWebContents(page)?.setProgressBar(part)
    },
  }
}
