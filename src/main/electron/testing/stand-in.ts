/**
 * A stand-in for Electron that behaves as documented, as far as the shell uses it. Electron's own types check what it
 * has (`implements`, `satisfies`); nothing else may be called.
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
  Item,
  IpcMain,
  IpcMainInvokeEvent,
  DownloadItem,
  SaveDialogOptions,
  Session,
} from 'electron'
import type { Runtime } from '../runtime.ts'
import { readFileSync } from 'node:fs'

/** A stand-in for the session: permissions as Chromium asks for them, requests and downloads. */
type Check = NonNullable<Parameters<Session['setPermissionCheckHandler']>[0]>
type Ask = NonNullable<Parameters<Session['setPermissionRequestHandler']>[0]>
type Permission = Parameters<Check>[1]

interface StandInSession {
  readonly session: Session
  /** True if a permission is granted, as Chromium finds out: by a check, and if that is denied, by a request. */
  permits(permission: Permission, address: string, isMainFrame?: boolean): boolean
  /** True if a network request would be allowed. */
  lets(url: string): boolean
  /** Downloads a file that the user saves as `savedAs` (null: cancels); returns the options of the save dialog. */
  downloads(name: string, savedAs: string | null): SaveDialogOptions
}

const standInSession = (): StandInSession => {
  const emitter = new EventEmitter()
  // Without handlers Electron grants every permission.
  let check: Check = () => true
  let ask: Ask = (_contents, _permission, answer) => answer(true)
  let before = (_details: { url: string }, answer: (how: { cancel?: boolean }) => void): void => answer({})

  const session = Object.assign(emitter, {
    setPermissionCheckHandler: (handler: Check) => (check = handler),
    setPermissionRequestHandler: (handler: Ask) => (ask = handler),
    setDevicePermissionHandler: () => undefined,
    webRequest: { onBeforeRequest: (listener: typeof before) => (before = listener) },
  }) as unknown as Session // only these are called

  return {
    session,
    permits(permission, address, isMainFrame = true) {
      const origin = `${/^\w+:\/\/[^/]*/.exec(address)?.[0] ?? 'null'}/`
      if (check(null, permission, origin, { isMainFrame, requestingUrl: address })) return true
      let isGranted = false
      // The handler looks only at the details of the frame, not at the page.
      const nobody = null as never
      ask(nobody, permission, (granted) => (isGranted = granted), { isMainFrame, requestingUrl: address })
      return isGranted
    },
    lets(url) {
      let isCancelled = false
      before({ url }, ({ cancel }) => (isCancelled = cancel === true))
      return !isCancelled
    },
    downloads(name, savedAs) {
      let options: SaveDialogOptions = {}
      const item = Object.assign(new EventEmitter(), {
        getFilename: () => name,
        getSavePath: () => savedAs ?? '',
        setSaveDialogOptions: (next: SaveDialogOptions) => (options = next),
      } satisfies Partial<DownloadItem>)
      emitter.emit('will-download', {}, item)
      item.emit('done', {}, savedAs === null ? 'cancelled' : 'completed')
      return options
    },
  }
}

/** A stand-in for the page of a window: its address, and what it was sent. */
type WindowOpen = Parameters<WebContents['setWindowOpenHandler']>[0]

export class StandInPage
  extends EventEmitter
  implements
    Pick<WebContents, 'send' | 'isDestroyed' | 'getZoomFactor' | 'setWindowOpenHandler' | 'startDrag'>
{
  mainFrame = { url: '' }
  readonly sent: { readonly push: string; readonly value: unknown }[] = []
  /** Files dragged out, as the drop target would read them. */
  readonly dragged: { readonly file: string; readonly bytes: Buffer }[] = []
  opens: WindowOpen = () => ({ action: 'allow' })
  readonly zoom: number
  private isGone = false
  constructor(zoom: number) {
    super()
    this.zoom = zoom
  }
  /** Loads an address as the shell does, without navigation events. */
  go(address: string): void {
    this.mainFrame = { url: address }
    this.emit('did-navigate', {}, address)
  }
  /** Navigates as a link or a script does; true if allowed. */
  tries(url: string, isMainFrame = true): boolean {
    let isPrevented = false
    const event = { url, isMainFrame, isSameDocument: false, preventDefault: () => (isPrevented = true) }
    this.emit('will-frame-navigate', event)
    if (isMainFrame) this.emit('will-navigate', event)
    return !isPrevented
  }
  send = (_channel: string, message: { push: string; value: unknown }): void => void this.sent.push(message)
  /** As in Electron, the file must exist when this is called. */
  startDrag = ({ file }: Item): void => void this.dragged.push({ file, bytes: readFileSync(file) })
  isDestroyed = (): boolean => this.isGone
  getZoomFactor = (): number => this.zoom
  setWindowOpenHandler = (handler: WindowOpen): void => void (this.opens = handler)
  end(): void {
    this.isGone = true
    this.emit('destroyed')
  }
}

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
  /** The shell uses nothing of an icon. */
  getFileIcon = (): Promise<NativeImage> => Promise.resolve({} as NativeImage)
  setAboutPanelOptions = (): void => undefined
  getVersion = (): string => '0.1.0'
  getLocale = (): string => 'en-GB'
  getPreferredSystemLanguages = (): string[] => ['en-GB']
  whenReady = (): Promise<void> => this.ready.promise
  /** Quitting first closes every window, and stops at one that does not close. */
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
    // The page has what the shell calls; the rest of a WebContents is missing.
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
  /** Closes the window like its close button; false if a listener prevents it. */
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
  /** The menu as last set. */
  readonly menu: () => readonly MenuItemConstructorOptions[]
  /** The text of the last message box and the button to press; the options of open dialogs and the paths to choose. */
  readonly boxes: { text: string; answer: number; opened: OpenDialogOptions[]; chosen: string[] }
  readonly shownItems: string[]
  /** The handlers of registered schemes. */
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
    // The options are the last argument, with a window or without.
    const { message, detail } = args.at(-1) as MessageBoxSyncOptions
    boxes.text = `${message}\n${detail ?? ''}`
    return boxes.answer
  }
  const powerMonitor = new EventEmitter()
  const standIn: StandIn = {
    // Has only what the shell calls; Electron's types above and below check that.
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

/** A stand-in for IPC: messages arrive as from the page's main frame. */
type Handler = Parameters<IpcMain['handle']>[1]

interface StandInIpc {
  readonly main: Pick<IpcMain, 'handle' | 'on'>
  invoke(page: StandInPage, channel: string, ...args: unknown[]): Promise<unknown>
  send(page: StandInPage, channel: string, ...args: unknown[]): void
}

/** The handlers look at sender and senderFrame alone. */
const eventFrom = (page: StandInPage): IpcMainInvokeEvent =>
  ({ sender: page, senderFrame: page.mainFrame }) as unknown as IpcMainInvokeEvent

const standInIpc = (): StandInIpc => {
  const handlers = new Map<string, Handler>()
  const emitter = new EventEmitter()
  const handle: IpcMain['handle'] = (channel, handler) => {
    // As in Electron, a second handler for a channel is an error.
    if (handlers.has(channel)) throw new Error(`There is a handler for ${channel} already`)
    handlers.set(channel, handler)
  }
  return {
    // Only `handle` and `on` are used; `on` is that of every emitter.
    main: Object.assign(emitter, { handle }) as unknown as StandInIpc['main'],
    async invoke(page, channel, ...args) {
      const handler = handlers.get(channel)
      if (handler === undefined) throw new Error(`Nothing answers ${channel}`)
      return (await handler(eventFrom(page), ...args)) as unknown
    },
    send: (page, channel, ...args) => void emitter.emit(channel, eventFrom(page), ...args),
  }
}
