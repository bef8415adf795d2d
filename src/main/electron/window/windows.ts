/** The windows of the desktop shell: as many as people like, each with a match of its own. */
import type { BrowserWindow, WebContents } from 'electron'
import type { Report } from '../../api/api.ts'
import { START } from '../guard.ts'
import type { Runtime } from '../runtime.ts'
import { present, windowOptions } from './window.ts'
import { readState, writeState, type WindowState } from './window-state.ts'

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
const beside = (state: WindowState, window: BrowserWindow | undefined): WindowState => {
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
      const state = beside(readState(stateFile, screens), front())
      const window = new BrowserWindow(windowOptions(state, preload, !app.isPackaged))
      const page = window.webContents
      window.on('close', (event) => {
        const busy = reports.get(page)?.busy
        if (busy?.isLost === true && !mayClose(window, busy.what)) event.preventDefault()
      })
      window.on('closed', () => onClosed(page))
      await present(window, START, state, (last) => writeState(stateFile, last))
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
