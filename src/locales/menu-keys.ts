import { strokeNow, type ChangedKeys, type Stroke } from './strokes.ts'

/** The keys of items in the desktop menu, for the menu and for the list of keys. */
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

/** The command of each item, by which changed keys are stored. */
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

/** The keys of an item, with a person's changes; null if they were removed. */
export const menuStroke = (item: keyof typeof MENU_KEYS, changed: ChangedKeys): Stroke | null =>
  strokeNow(MENU_COMMANDS[item], MENU_KEYS[item], changed)
