/** One window of the desktop shell. */
import type { BrowserWindow, BrowserWindowConstructorOptions } from 'electron'
import type { WindowState } from './window-state.ts'

export const SMALLEST = { width: 1024, height: 700 } as const

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
export const present = async (
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
