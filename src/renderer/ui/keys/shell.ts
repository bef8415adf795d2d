/** The keys every screen has, and those of the desktop window's menu alone. */
import { MENU_KEYS } from '../../../locales/menu-keys.ts'
import type { KeyGroup } from './keys.ts'

export const SHELL_KEYS: KeyGroup = {
  id: 'shell',
  title: 'keys.everywhere',
  rows: [
    { keys: ['?'], k: 'keys.sheet' },
    { keys: MENU_KEYS.settings, k: 'keys.settings' },
    { keys: MENU_KEYS.import, k: 'imports.title' },
    { keys: ['Esc'], k: 'keys.close', fixed: true },
  ],
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
