/**
 * Moves or finds the library on request of a page: asks for the folder and reports the result in dialogs outside the
 * page.
 */
import { dirname } from 'node:path'
import type { BrowserWindow, IpcMain, OpenDialogOptions } from 'electron'
import type { Language } from '../../engine/kernel/text.ts'
import type { Result } from '../../engine/kernel/refusal.ts'
import type { ApiError } from '../api/api.ts'
import { locationSentence, locationText } from '../library/location/words.ts'
import type { HostService } from '../service/service.ts'
import { LIBRARY_FOLDER_CHANNEL } from './channels.ts'
import { isOwnPageEvent } from './ipc.ts'
import type { MenuLanguage } from './menu/words.ts'
import type { Runtime } from './runtime.ts'

type Word = Parameters<typeof locationText>[1]

export interface LibraryFolderParts {
  readonly electron: Pick<Runtime, 'BrowserWindow' | 'dialog'>
  readonly service: Pick<HostService, 'opening' | 'refusalToMove' | 'move' | 'use'>
  readonly language: () => MenuLanguage
}

/** In both languages, one after the other. */
const inEach = (language: MenuLanguage, say: (one: Language) => string, between: string): string =>
  (language === 'both' ? (['zh-Hant', 'en'] as const) : [language]).map(say).join(between)

export const serveLibraryFolder = (ipc: Pick<IpcMain, 'handle'>, parts: LibraryFolderParts): void => {
  const { electron, service, language } = parts
  /** Only one dialog at a time, for all windows. */
  let isAsking = false

  const word = (name: Word): string => inEach(language(), (one) => locationText(one, name), ' ')
  const text = (name: Word, holes: Record<string, string> = {}): string =>
    inEach(language(), (one) => locationText(one, name, holes), '\n\n')
  const sentence = (error: ApiError): string =>
    inEach(language(), (one) => locationSentence(one, error), '\n\n')

  const showMessage = async (type: 'info' | 'warning', message: string, detail: string): Promise<void> => {
    await electron.dialog.showMessageBox({ type, message, detail, buttons: [word('ok')], noLink: true })
  }
  const choose = async (window: BrowserWindow | null, what: 'chooseMove' | 'chooseFind') => {
    const options: OpenDialogOptions = {
      title: word(what),
      message: word(what),
      buttonLabel: word(what === 'chooseMove' ? 'moveHere' : 'useThis'),
      defaultPath: dirname(dirname(service.opening().library)),
      properties: ['openDirectory', 'createDirectory', 'promptToCreate'],
    }
    const { canceled, filePaths } =
      window === null
        ? await electron.dialog.showOpenDialog(options)
        : await electron.dialog.showOpenDialog(window, options)
    return canceled ? undefined : filePaths[0]
  }
  /** Asks whether to use the library that is already in the folder. */
  const mayUse = async (refused: ApiError): Promise<boolean> => {
    const { response } = await electron.dialog.showMessageBox({
      type: 'question',
      message: word('notMovedTitle'),
      detail: `${sentence(refused)}\n\n${text('otherChoice')}`,
      buttons: [word('cancel'), word('useThis')],
      defaultId: 0,
      cancelId: 0,
      noLink: true,
    })
    return response === 1
  }
  const use = async (folder: string): Promise<void> => {
    const used: Result<string, ApiError> = service.use(folder)
    if (used.ok) await showMessage('info', word('usedTitle'), used.value)
    else await showMessage('warning', word('notFoundTitle'), sentence(used.error))
  }
  const move = async (folder: string): Promise<void> => {
    const refused = service.refusalToMove(folder)
    if (refused?.code === 'moveOtherLibrary') return (await mayUse(refused)) ? use(folder) : undefined
    const moved = await service.move(folder)
    if (moved.ok) await showMessage('info', word('movedTitle'), text('movedText', { library: moved.value }))
    else await showMessage('warning', word('notMovedTitle'), sentence(moved.error))
  }

  ipc.handle(LIBRARY_FOLDER_CHANNEL, async (event, what: unknown): Promise<void> => {
    if (!isOwnPageEvent(event) || isAsking || (what !== 'move' && what !== 'find')) return
    isAsking = true
    try {
      const window = electron.BrowserWindow.fromWebContents(event.sender)
      const folder = await choose(window, what === 'move' ? 'chooseMove' : 'chooseFind')
      if (folder !== undefined) await (what === 'move' ? move(folder) : use(folder))
    } finally {
      isAsking = false
    }
  })
}
