/** The commands every screen has, and the keys of the desktop window's menu alone. */
import { MENU_KEYS } from '../../../locales/menu-keys.ts'
import type { Command, CommandGroup } from './commands.ts'
import type { KeyGroup, KeyRow } from './keys.ts'

/** What every screen can do. */
export interface ShellActions {
  readonly showKeys: () => void
  readonly showSettings: () => void
  readonly showImports: () => void
}

const SHEET: Command<Pick<ShellActions, 'showKeys'>> = {
  keys: ['?'],
  k: 'keys.sheet',
  run: (shell) => shell.showKeys(),
}
/** What is open hears it: a dialog, a menu, a field. */
const CLOSE: KeyRow = { keys: ['Esc'], k: 'keys.close', fixed: true }

export const SHELL_KEYS: CommandGroup<ShellActions> = {
  id: 'shell',
  title: 'keys.everywhere',
  rows: [
    SHEET,
    {
      keys: MENU_KEYS.settings,
      k: 'keys.settings',
      inFields: true,
      run: (shell) => shell.showSettings(),
    },
    {
      keys: MENU_KEYS.import,
      k: 'imports.title',
      inFields: true,
      run: (shell) => shell.showImports(),
    },
    CLOSE,
  ],
  anyShift: true,
}

/** Of the page of a shared match. */
export const PAGE_KEYS: CommandGroup<Pick<ShellActions, 'showKeys'>> = {
  id: 'shell',
  title: 'keys.everywhere',
  rows: [SHEET, CLOSE],
}

/** Keys only the menu has: a browser keeps them for itself. */
export const MENU_GROUP: KeyGroup = {
  id: 'menu',
  title: 'desktop.title',
  rows: [
    { keys: MENU_KEYS.new, k: 'desktop.new' },
    { keys: MENU_KEYS.newWindow, k: 'desktop.newWindow' },
    { keys: MENU_KEYS.library, k: 'desktop.library' },
  ],
}
