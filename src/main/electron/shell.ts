/** The desktop shell: opens the library, serves the page under app:// and shows it in windows. */
import { homedir } from 'node:os'
import { join } from 'node:path'
import { libraryHome } from '../library/file/files.ts'
import { lockLocation, type LibraryLocation } from '../library/location/library-location.ts'
import { locateLibrary } from '../library/location/pointer.ts'
import { createService, type HostService } from '../service/service.ts'
import { mapFiles } from '../site/files.ts'
import { sendPush } from './channels.ts'
import { createDeliveries, type Deliveries, rememberFolder, filesIn, readOpened } from './deliveries.ts'
import { showAbout, confirmClose, confirmNoSandbox, confirmProgram } from './dialogs.ts'
import { serveDrag } from './drag.ts'
import { guardNetwork, guardPages, guardPermissions, OWN_SCHEME, serveProtocol } from './guard.ts'
import { receiveReports, serveIpc, servePdf } from './ipc.ts'
import { createAppMenu, type AppMenu } from './menu/menu.ts'
import { serveLibraryFolder } from './library-folder.ts'
import type { Runtime } from './runtime.ts'
import { createWindows, type AppWindows } from './windows.ts'

/** The app id of the packages (electron-builder.yml), by which Windows groups the taskbar. */
const APP_ID = 'org.qipu.desktop'

/** How the program was started; tests pass their own. */
export interface LaunchOptions {
  readonly env: NodeJS.ProcessEnv
  readonly platform: NodeJS.Platform
  readonly args: readonly string[]
  readonly folder: string
  /** The output folder of the build, with main, preload and renderer. */
  readonly out: string
}

interface Shell {
  readonly electron: Runtime
  readonly start: LaunchOptions
  readonly windows: AppWindows
  readonly deliveries: Deliveries
}

const giveUp = ({ app, dialog }: Runtime, title: string, text: string): void => {
  dialog.showErrorBox(title, text)
  app.exit(1)
}

const locationOrGiveUp = (electron: Runtime, home: string): LibraryLocation | undefined => {
  const location = lockLocation(home)
  if (location === undefined)
    giveUp(
      electron,
      '棋譜正在使用中 Qipu is running already',
      `另一個程式（可能是瀏覽器版）正在使用這個棋譜庫；請先結束它。\nAnother Qipu, perhaps in a browser, is using this library; quit that one first.\n\n${locateLibrary(home).file}`,
    )
  return location
}

const openFile = ({ electron, deliveries }: Shell, path: string): void =>
  deliveries.bring((page) => {
    void readOpened(path).then((file) => {
      if (file.ok) sendPush(page, 'file.opened', file.value)
      else electron.dialog.showErrorBox('檔案無法開啟 The file cannot be opened', path)
    })
  })

/** The system's languages, preferred first, for windows and the menu. */
const languagesOf = ({ app }: Shell['electron']): string[] => [
  ...app.getPreferredSystemLanguages(),
  app.getLocale(),
]

/** Starts the service over the library, which all windows share. */
const serve = ({ electron, start }: Shell, location: LibraryLocation): HostService => {
  const { app } = electron
  return createService({
    location,
    host: 'electron',
    version: app.getVersion(),
    languages: languagesOf(electron),
    now: Date.now,
    worker: join(start.out, 'main', 'worker.cjs'),
    page: join(start.out, 'page', 'page.html'),
    thinker: join(start.out, 'main', 'thinker.cjs'),
    consent: (command) => confirmProgram(electron.dialog, command),
  })
}

const menuOf = (shell: Shell, service: HostService): AppMenu => {
  const { electron, start, windows, deliveries } = shell
  const version = electron.app.getVersion()
  const library = (): string => service.opening().library
  const describe = (): void =>
    electron.app.setAboutPanelOptions({
      applicationName: 'Qipu 棋譜',
      applicationVersion: version,
      copyright: 'MIT',
      credits: library(),
    })
  describe()
  // The library may have moved.
  service.connect((push) => push === 'library.reopened' && describe())
  const menu = createAppMenu(electron.Menu, {
    service,
    platform: start.platform,
    languages: languagesOf(electron),
    commands: () => windows.reportOf(windows.front()?.webContents)?.commands ?? [],
    actions: {
      choose: (item) => deliveries.bring((page) => sendPush(page, 'menu.chosen', { item })),
      press: (pressed) => deliveries.bring((page) => sendPush(page, 'keys.pressed', pressed)),
      openMatch: (match) => deliveries.bring((page) => sendPush(page, 'match.chosen', { match })),
      openWindow: () => void windows.open(),
      about: () => void showAbout(electron, menu.language(), { version, library: library() }),
    },
  })
  return menu
}

const begin = async (shell: Shell, whenOpen: (menu: AppMenu) => void): Promise<void> => {
  const { electron, start, windows, deliveries } = shell
  const { app, BrowserWindow, ipcMain, powerMonitor, protocol, session } = electron
  if (app.isPackaged && app.commandLine.hasSwitch('no-sandbox') && !confirmNoSandbox(electron.dialog))
    return app.exit(0)
  const location = locationOrGiveUp(electron, libraryHome(start.env, start.platform, homedir()))
  if (location === undefined) return
  const service = serve(shell, location)
  guardPermissions(session.defaultSession)
  guardNetwork(session.defaultSession)
  rememberFolder(
    session.defaultSession,
    join(app.getPath('userData'), 'folder.txt'),
    app.getPath('documents'),
  )
  serveProtocol(protocol, mapFiles(join(start.out, 'renderer')))
  serveIpc(ipcMain, service, (page) => deliveries.listening(page))
  servePdf(ipcMain)
  serveDrag(ipcMain, { app, service })
  const menu = menuOf(shell, service)
  serveLibraryFolder(ipcMain, { electron, service, language: menu.language })
  whenOpen(menu)
  receiveReports(ipcMain, (page, report) => {
    windows.report(page, report)
    menu.refresh()
  })
  app.on('browser-window-focus', () => menu.refresh())
  // The day may have changed, or another computer may have written to a shared folder.
  powerMonitor.on('resume', () => service.announce('library.changed', { match: null }))
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) void windows.open()
  })
  app.on('will-quit', () => {
    service.close()
    location.release()
  })
  deliveries.begin()
  await windows.open()
}

export const startShell = (electron: Runtime, start: LaunchOptions): void => {
  const { app, protocol } = electron
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return
  }
  let menu: AppMenu | null = null
  const windows = createWindows(electron, {
    stateFile: join(app.getPath('userData'), 'window.json'),
    preload: join(start.out, 'preload', 'index.cjs'),
    mayClose: (window, what) => confirmClose(electron.dialog, menu?.language() ?? 'both', window, what),
    onClosed: (page) => deliveries.gone(page),
  })
  const deliveries = createDeliveries({
    front: () => windows.front()?.webContents,
    openWindow: () => void windows.open(),
  })
  const shell: Shell = { electron, start, windows, deliveries }

  app.enableSandbox()
  app.setAppUserModelId(APP_ID)
  protocol.registerSchemesAsPrivileged([OWN_SCHEME])
  guardPages(app)
  for (const path of filesIn(start.args, start.folder)) openFile(shell, path)
  app.on('open-file', (event, path) => {
    event.preventDefault()
    openFile(shell, path)
  })
  app.on('second-instance', (_event, args, folder) => {
    for (const path of filesIn(args.slice(1), folder)) openFile(shell, path)
    // Opens a window if none is left.
    deliveries.bring(() => undefined)
    windows.raise()
  })
  app.on('window-all-closed', () => {
    if (start.platform !== 'darwin') app.quit()
  })
  app
    .whenReady()
    .then(() => begin(shell, (opened) => (menu = opened)))
    .catch((error: unknown) => {
      console.error('Qipu could not start:', error)
      giveUp(
        electron,
        '棋譜無法啟動 Qipu could not start',
        error instanceof Error ? error.message : String(error),
      )
    })
}
