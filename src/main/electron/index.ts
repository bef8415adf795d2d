/** The desktop shell: opens the library, serves the page under app:// and shows one window. */
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { mkdirSync } from 'node:fs'
import {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  Menu,
  protocol,
  screen,
  session,
  type WebContents,
} from 'electron'
import type { Settings } from '../api/api.ts'
import { libraryFile } from '../library/file/place.ts'
import { lockLibrary, type LibraryLock } from '../library/file/lock.ts'
import type { Library } from '../library/library.ts'
import type { Service } from '../api/connection.ts'
import { createService } from '../service/service.ts'
import { startUp } from '../service/startup.ts'
import { readSettings } from '../service/settings.ts'
import { mapFiles } from '../site/files.ts'
import { PUSH_CHANNEL, type PushMessage } from './channels.ts'
import { createOpenedFiles, filesIn, readOpened } from './files.ts'
import { denyPermissions, guardPages } from './guard.ts'
import { serveIpc } from './ipc.ts'
import { menuLanguage, menuTemplate } from './menu.ts'
import { START } from './origin.ts'
import { servePdf } from './pdf.ts'
import { OWN_SCHEME, serveProtocol } from './protocol.ts'
import { present, windowOptions } from './window.ts'
import { readState, writeState } from './window-state.ts'

// Everything is built into out/: main beside preload and renderer.
const OUT = join(import.meta.dirname, '..')
const opened = createOpenedFiles()

const giveUp = (title: string, text: string): void => {
  dialog.showErrorBox(title, text)
  app.exit(1)
}

/** Asks outside the page, which could be made to say anything. */
const mayRun = async (command: string): Promise<boolean> => {
  const { response } = await dialog.showMessageBox({
    type: 'warning',
    message: '要讓這個程式入座嗎？\nLet this program take a seat?',
    detail: `它會以你的全部權限執行。\nIt is run with all your rights.\n\n${command}`,
    buttons: ['取消 Cancel', '允許 Allow'],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  })
  return response === 1
}

const lockOrGiveUp = (file: string): LibraryLock | undefined => {
  mkdirSync(dirname(file), { recursive: true })
  const lock = lockLibrary(file)
  if (lock === undefined)
    giveUp(
      '棋譜正在使用中 Qipu is running already',
      `另一個程式（可能是瀏覽器版）正在使用這個棋譜庫；請先結束它。\nAnother Qipu, perhaps in a browser, uses this library; end that one first.\n\n${file}`,
    )
  return lock
}

const keepMenu = (service: Service): ((library: Library) => void) => {
  const build = (language: Settings['language'] = 'system'): void => {
    const words = menuLanguage(language, app.getLocale())
    const choose: Parameters<typeof menuTemplate>[2] = (item) => service.announce('menu.chosen', { item })
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(words, process.platform, choose)))
  }
  build()
  service.connect((push, value) => {
    if (push === 'settings.changed' && 'language' in value) build(value.language)
  })
  return (library) => build(readSettings(library).language)
}

const deliverTo = (page: WebContents) => (path: string) => {
  void readOpened(path).then((file) => {
    if (!file.ok) return dialog.showErrorBox('檔案無法開啟 The file cannot be opened', path)
    const message: PushMessage = { push: 'file.opened', value: file.value }
    if (!page.isDestroyed()) page.send(PUSH_CHANNEL, message)
  })
}

const showWindow = async (): Promise<void> => {
  const stateFile = join(app.getPath('userData'), 'window.json')
  const screens = screen.getAllDisplays().map((display) => display.workArea)
  const state = readState(stateFile, screens)
  const preload = join(OUT, 'preload', 'index.cjs')
  const window = new BrowserWindow(windowOptions(state, preload, !app.isPackaged))
  window.on('closed', () => opened.setReady(null))
  await present(window, START, state, (last) => writeState(stateFile, last))
}

const start = async (): Promise<void> => {
  const file = libraryFile(process.env, process.platform, homedir())
  const lock = lockOrGiveUp(file)
  if (lock === undefined) return
  const program = {
    host: 'electron',
    version: app.getVersion(),
    locale: app.getPreferredSystemLanguages()[0] ?? app.getLocale(),
  } as const
  const worker = join(import.meta.dirname, 'worker.js')
  let current: Library | undefined
  const menu: { build?: (library: Library) => void } = {}
  const service = startUp({
    file,
    now: Date.now,
    worker,
    app: { ...program, platform: process.platform, programs: true },
    serve: (library, beforeImport) =>
      createService({
        ...program,
        library,
        now: Date.now,
        worker,
        beforeImport,
        page: join(OUT, 'page', 'page.html'),
        thinker: join(import.meta.dirname, 'thinker.js'),
        consent: mayRun,
      }),
    onOpen: (library) => {
      current = library
      menu.build?.(library)
    },
  })
  denyPermissions(session.defaultSession)
  serveProtocol(protocol, mapFiles(join(OUT, 'renderer')))
  serveIpc(ipcMain, service, (page) => opened.setReady(deliverTo(page)))
  servePdf(ipcMain)
  menu.build = keepMenu(service)
  if (current !== undefined) menu.build(current)
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) void showWindow()
  })
  app.on('will-quit', () => {
    service.close()
    lock.release()
  })
  await showWindow()
}

if (app.requestSingleInstanceLock()) {
  protocol.registerSchemesAsPrivileged([OWN_SCHEME])
  guardPages(app)
  for (const path of filesIn(process.argv.slice(1), process.cwd())) opened.open(path)
  app.on('open-file', (event, path) => {
    event.preventDefault()
    opened.open(path)
  })
  app.on('second-instance', (_event, args, folder) => {
    for (const path of filesIn(args.slice(1), folder)) opened.open(path)
    const [window] = BrowserWindow.getAllWindows()
    if (window?.isMinimized() === true) window.restore()
    window?.focus()
  })
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  app
    .whenReady()
    .then(start)
    .catch((error: unknown) => {
      console.error('Qipu could not start:', error)
      giveUp('棋譜無法啟動 Qipu could not start', error instanceof Error ? error.message : String(error))
    })
} else {
  app.quit()
}
