/**
 * A stand-in for Electron that behaves as its documentation says, as far as the shell makes use of it. What it has is
 * held to Electron's own types (`implements`, `satisfies`); what it has not, nobody may call.
 */
import { EventEmitter } from 'node:events'
import type {
  App,
  BrowserWindow,
  BrowserWindowConstructorOptions,
  MenuItemConstructorOptions,
  MessageBoxSyncOptions,
  NativeImage,
  OpenDialogOptions,
  OpenDialogReturnValue,
  Rectangle,
  WebContents,
} from 'electron'
import type { Runtime } from '../runtime.ts'
import { standInIpc, type StandInIpc } from './ipc.ts'
import { standInSession, type StandInSession } from './session.ts'
import { StandInPage } from './page.ts'

type Called<T, Names extends keyof T> = { readonly [Name in Names]: T[Name] }

class StandInApp
  extends EventEmitter
  implements
    Called<
      App,
      'requestSingleInstanceLock' | 'enableSandbox' | 'setAppUserModelId' | 'getVersion' | 'getLocale'
    >,
    Called<
      App,
      'getFileIcon' | 'getPreferredSystemLanguages' | 'getPath' | 'whenReady' | 'setAboutPanelOptions'
    >
{
  readonly isPackaged = true
  readonly switches = new Set<string>()
  readonly commandLine = { hasSwitch: (name: string) => this.switches.has(name) }
  readonly ended: (number | 'quit')[] = []
  sandboxed = false
  ready = Promise.withResolvers<undefined>()
  readonly requestSingleInstanceLock: () => boolean
  readonly getPath: () => string
  constructor(folder: string, isFirst: boolean) {
    super()
    this.requestSingleInstanceLock = () => isFirst
    this.getPath = () => folder
  }
  enableSandbox = (): void => void (this.sandboxed = true)
  setAppUserModelId = (): void => undefined
  /** An icon has nothing the shell asks for. */
  getFileIcon = (): Promise<NativeImage> => Promise.resolve({} as NativeImage)
  setAboutPanelOptions = (): void => undefined
  getVersion = (): string => '0.1.0'
  getLocale = (): string => 'en-GB'
  getPreferredSystemLanguages = (): string[] => ['en-GB']
  whenReady = (): Promise<void> => this.ready.promise
  /** Quitting closes every window first, and is called off by one that does not close. */
  quit(): void {
    for (const window of [...StandInWindow.all]) if (!window.close()) return
    this.emit('will-quit', {})
    this.ended.push('quit')
  }
  exit(code = 0): void {
    this.ended.push(code)
  }
}

export class StandInWindow
  extends EventEmitter
  implements
    Called<BrowserWindow, 'show' | 'focus' | 'maximize' | 'isMaximized' | 'setFullScreen' | 'isFullScreen'>,
    Called<BrowserWindow, 'isMinimized' | 'restore' | 'getNormalBounds' | 'setProgressBar'>
{
  static all: StandInWindow[] = []
  static focused: StandInWindow | null = null
  static app: StandInApp
  readonly options: BrowserWindowConstructorOptions
  readonly page: StandInPage
  readonly webContents: WebContents
  shown = false
  minimized = false
  maximized = false
  fullScreen = false
  progress = -1
  bounds: Rectangle
  constructor(options: BrowserWindowConstructorOptions) {
    super()
    this.options = options
    const { x = 10, y = 10, width = 800, height = 600 } = options
    this.bounds = { x, y, width, height }
    this.page = new StandInPage(options.webPreferences?.zoomFactor ?? 1)
    // The page has what the shell calls; the rest of a WebContents is not there.
    this.webContents = this.page as unknown as WebContents
    StandInWindow.all.push(this)
    StandInWindow.app.emit('web-contents-created', {}, this.webContents)
  }
  static getAllWindows = (): StandInWindow[] => StandInWindow.all
  static getFocusedWindow = (): StandInWindow | null => StandInWindow.focused
  static fromWebContents = (page: WebContents): StandInWindow | null =>
    StandInWindow.all.find((window) => window.webContents === page) ?? null
  loadURL(address: string): Promise<void> {
    this.page.go(address)
    this.emit('ready-to-show')
    return Promise.resolve()
  }
  show = (): void => void (this.shown = true)
  focus(): void {
    StandInWindow.focused = this
    StandInWindow.app.emit('browser-window-focus', {}, this)
  }
  maximize = (): void => void (this.maximized = true)
  isMaximized = (): boolean => this.maximized
  setFullScreen = (flag: boolean): void => void (this.fullScreen = flag)
  isFullScreen = (): boolean => this.fullScreen
  isMinimized = (): boolean => this.minimized
  restore = (): void => void (this.minimized = false)
  getNormalBounds = (): Rectangle => this.bounds
  setProgressBar = (part: number): void => void (this.progress = part)
  /** As a press on its cross; false if a listener has prevented it. */
  close(): boolean {
    let isPrevented = false
    this.emit('close', { preventDefault: () => (isPrevented = true) })
    if (isPrevented) return false
    StandInWindow.all = StandInWindow.all.filter((window) => window !== this)
    if (StandInWindow.focused === this) StandInWindow.focused = null
    this.page.end()
    this.emit('closed')
    if (StandInWindow.all.length === 0) StandInWindow.app.emit('window-all-closed')
    return true
  }
}

export interface StandIn {
  readonly runtime: Runtime
  readonly app: StandInApp
  readonly windows: () => readonly StandInWindow[]
  readonly ipc: StandInIpc
  readonly session: StandInSession
  readonly powerMonitor: EventEmitter
  /** The menu as it was set last. */
  readonly menu: () => readonly MenuItemConstructorOptions[]
  /** What was said and asked in boxes, and what a person will answer; what was asked for by open dialogs, and what they will choose. */
  readonly boxes: { text: string; answer: number; opened: OpenDialogOptions[]; chosen: string[] }
  readonly shownItems: string[]
  /** The fixed answer to `GET` of the registered scheme. */
  readonly schemes: Map<string, (request: Request) => Response | Promise<Response>>
  screens: Rectangle[]
}

export const createStandIn = (folder: string, isFirst = true): StandIn => {
  const app = new StandInApp(folder, isFirst)
  StandInWindow.all = []
  StandInWindow.focused = null
  StandInWindow.app = app
  const session = standInSession()
  const ipc = standInIpc()
  const boxes: StandIn['boxes'] = { text: '', answer: 0, opened: [], chosen: [] }
  const shownItems: string[] = []
  const schemes: StandIn['schemes'] = new Map()
  let menu: readonly MenuItemConstructorOptions[] = []
  const ask = (...args: readonly unknown[]): number => {
    // With a window or without, the options come last.
    const { message, detail } = args.at(-1) as MessageBoxSyncOptions
    boxes.text = `${message}\n${detail ?? ''}`
    return boxes.answer
  }
  const powerMonitor = new EventEmitter()
  const standIn: StandIn = {
    // Whatever the shell does not call is not there; what it calls is held to Electron's types above and below.
    runtime: {
      app,
      BrowserWindow: StandInWindow,
      dialog: {
        showErrorBox: (title: string, content: string) => void (boxes.text = `${title}\n${content}`),
        showMessageBox: (...args: unknown[]) =>
          Promise.resolve({ response: ask(...args), checkboxChecked: false }),
        showMessageBoxSync: ask,
        showOpenDialog: (...args: unknown[]): Promise<OpenDialogReturnValue> => {
          boxes.opened.push(args.at(-1) as OpenDialogOptions)
          return Promise.resolve({ canceled: boxes.chosen.length === 0, filePaths: [...boxes.chosen] })
        },
      },
      ipcMain: ipc.main,
      Menu: {
        buildFromTemplate: (template: MenuItemConstructorOptions[]) => template,
        setApplicationMenu: (next: readonly MenuItemConstructorOptions[]) => (menu = next),
      },
      powerMonitor,
      protocol: {
        registerSchemesAsPrivileged: () => undefined,
        handle: (scheme: string, answer: (request: Request) => Response | Promise<Response>) =>
          void schemes.set(scheme, answer),
      },
      screen: { getAllDisplays: () => standIn.screens.map((workArea) => ({ workArea })) },
      session: { defaultSession: session.session },
      shell: { showItemInFolder: (path: string) => void shownItems.push(path) },
    } as unknown as Runtime,
    app,
    windows: () => StandInWindow.all,
    ipc,
    session,
    powerMonitor,
    menu: () => menu,
    boxes,
    shownItems,
    schemes,
    screens: [{ x: 0, y: 0, width: 1920, height: 1080 }],
  }
  return standIn
}
