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
