import { strokeNow, type ChangedKeys, type Stroke } from './strokes.ts'

/** Keys of the items in the desktop window's menu: the menu is built with them, and the sheet of keys lists them. */
export const MENU_KEYS = {
  new: ['Ctrl', 'N'],
  library: ['Ctrl', 'L'],
  newWindow: ['Ctrl', '⇧', 'N'],
  import: ['Ctrl', 'O'],
  export: ['Ctrl', 'E'],
  print: ['Ctrl', 'P'],
  settings: ['Ctrl', ','],
  undo: ['Ctrl', 'Z'],
  redo: ['Ctrl', '⇧', 'Z'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The commands these items are, as changed keys name them. */
const MENU_COMMANDS: Readonly<Record<keyof typeof MENU_KEYS, string>> = {
  new: 'desktop.new',
  library: 'desktop.library',
  newWindow: 'desktop.newWindow',
  import: 'imports.title',
  export: 'share.key',
  print: 'print.key',
  settings: 'keys.settings',
  undo: 'table.keys.undo',
  redo: 'table.keys.redo',
}

/** The keys of an item as people have them, or null where they took them away. */
export const menuStroke = (item: keyof typeof MENU_KEYS, changed: ChangedKeys): Stroke | null =>
  strokeNow(MENU_COMMANDS[item], MENU_KEYS[item], changed)
