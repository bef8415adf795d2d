/** The shell's own dialogs, outside the page, which cannot fake or answer them. */
import type { BrowserWindow } from 'electron'
import { menuText, type MenuLanguage } from './menu/words.ts'
import type { Runtime } from './runtime.ts'

type Dialogs = Pick<Runtime['dialog'], 'showMessageBox' | 'showMessageBoxSync'>

/** Asks whether to run a program in a seat. */
export const confirmProgram = async (dialog: Dialogs, command: string): Promise<boolean> => {
  const { response } = await dialog.showMessageBox({
    type: 'warning',
    message: '要讓這個程式入座嗎？\nLet this program take a seat?',
    detail: `它會以你的全部權限執行。\nIt will run with all your rights.\n\n${command}`,
    buttons: ['取消 Cancel', '允許 Allow'],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  })
  return response === 1
}

/** Asks whether to close a window and lose work in progress. Blocks until answered. */
export const confirmClose = (
  dialog: Dialogs,
  language: MenuLanguage,
  window: BrowserWindow,
  what: string,
): boolean =>
  dialog.showMessageBoxSync(window, {
    type: 'question',
    message: menuText(language, 'busyTitle'),
    detail: menuText(language, 'busyText', { what }),
    buttons: [menuText(language, 'stay'), menuText(language, 'leave')],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  }) === 1

/** Asks whether to open a window without the sandbox. Blocks until answered. */
export const confirmNoSandbox = (dialog: Dialogs): boolean =>
  dialog.showMessageBoxSync({
    type: 'warning',
    message: '視窗沒有沙箱保護\nThe window is not protected by its sandbox',
    detail:
      '這個系統不讓程式使用沙箱，或啟動時關掉了它。安裝 deb 套件就會有沙箱；你的棋譜庫不受影響。\n' +
      'This system does not allow the sandbox, or it was switched off at the start. Qipu installed from the ' +
      'deb package has it. Your library is safe.',
    buttons: ['結束 Quit', '仍要開啟 Open anyway'],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  }) === 1

/** Shows version, licence and the library's folder. */
export const showAbout = async (
  { dialog, shell }: { readonly dialog: Dialogs; readonly shell: Pick<Runtime['shell'], 'showItemInFolder'> },
  language: MenuLanguage,
  program: { readonly version: string; readonly library: string },
): Promise<void> => {
  const { response } = await dialog.showMessageBox({
    type: 'info',
    title: menuText(language, 'about'),
    message: 'Qipu 棋譜',
    detail: menuText(language, 'aboutText', program),
    buttons: [menuText(language, 'ok'), menuText(language, 'showFolder')],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  })
  if (response === 1) shell.showItemInFolder(program.library)
}
