/** The windows of the desktop shell: as many as people like, each with a match of its own. */
import type { BrowserWindow, WebContents, BrowserWindowConstructorOptions } from 'electron'
import type { Report } from '../api/api.ts'
import { START_URL } from './guard.ts'
import type { Runtime } from './runtime.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

/** Where the window was, in a small file; forgotten if it makes no sense any more. */
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
  /** Without `x` and `y` the system chooses the place. */
  readonly bounds: {
    readonly width: number
    readonly height: number
    readonly x?: number
    readonly y?: number
  }
  readonly maximized: boolean
  readonly fullScreen: boolean
  /** How large the page is drawn; 1 is its own size. */
  readonly zoom: number
}

export const DEFAULT_STATE: WindowState = {
  bounds: { width: 1440, height: 900 },
  maximized: false,
  fullScreen: false,
  zoom: 1,
}
/** This much of the window must be on a screen to be reached with a pointer. */
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
    return undefined // not JSON: as if nothing had been remembered
  }
}

/** No larger than the largest of the screens there are: the one it was on may have been unplugged. */
const fitting = (size: Pick<Area, 'width' | 'height'>, screens: readonly Area[]): typeof size => {
  if (screens.length === 0) return size
  return {
    width: Math.min(size.width, Math.max(...screens.map(({ width }) => width))),
    height: Math.min(size.height, Math.max(...screens.map(({ height }) => height))),
  }
}

/** The remembered state, placed only where one of the screens (their work areas) still is. */
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
    text = undefined // the first start, or a file nobody can read: the window opens as at first
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

/** One window of the desktop shell. */
const SMALLEST = { width: 1024, height: 700 } as const

/** Options of a window that trusts its page with nothing. `preload` is the path of the bundle. */
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

/** Shows a window once it has something to show, and remembers how it was when it closes. */
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

/** How far a further window stands from the one before it. */
const STEP = 32

export interface AppWindows {
  open(): Promise<void>
  /** The window in front, or another one if none is; undefined if there is none at all. */
  front(): BrowserWindow | undefined
  /** Out of the dock, the taskbar or the background. */
  raise(): void
  /** What the page of a window said of itself last. */
  reportOf(page: WebContents | undefined): Report | undefined
  report(page: WebContents, report: Report): void
}

export interface WindowOptions {
  readonly stateFile: string
  readonly preload: string
  /** Asks whether work under way may be lost; true to close all the same. */
  readonly mayClose: (window: BrowserWindow, what: string) => boolean
  readonly onClosed: (page: WebContents) => void
}

type Screens = Pick<Runtime, 'app' | 'BrowserWindow' | 'screen'>

/** Beside a window that is open already, where it can be seen. */
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
      // Below 0 there is no bar, above 1 one without an end.
      const part = report.busy === null ? -1 : (report.busy.part ?? 2)
      BrowserWindow.fromWebContents(page)?.setProgressBar(part)
    },
  }
}
