/** The menu of the desktop shell, in the languages the app is set to. */
import type { MenuItemConstructorOptions } from 'electron'
import type { PushOf, Settings } from '../api/api.ts'

type Item = PushOf<'menu.chosen'>['item']

const WORDS = {
  file: ['檔案', 'File'],
  new: ['新棋局', 'New match'],
  import: ['匯入…', 'Import…'],
  export: ['分享…', 'Share…'],
  print: ['列印…', 'Print…'],
  library: ['棋譜庫', 'Library'],
  statistics: ['統計', 'Statistics'],
  settings: ['設定', 'Settings'],
  quit: ['結束', 'Quit'],
  edit: ['編輯', 'Edit'],
  undo: ['復原一步', 'Undo move'],
  redo: ['重做一步', 'Redo move'],
  hint: ['提示', 'Hint'],
  analysis: ['分析', 'Analysis'],
  cut: ['剪下', 'Cut'],
  copy: ['複製', 'Copy'],
  paste: ['貼上', 'Paste'],
  selectAll: ['全選', 'Select all'],
  view: ['顯示', 'View'],
  zoomIn: ['放大', 'Zoom in'],
  zoomOut: ['縮小', 'Zoom out'],
  resetZoom: ['實際大小', 'Actual size'],
  fullScreen: ['全螢幕', 'Full screen'],
  help: ['說明', 'Help'],
  keys: ['鍵盤快速鍵', 'Keyboard shortcuts'],
} as const

type Word = keyof typeof WORDS

/** The language of the menu: what is set, or what the system speaks. */
export const menuLanguage = (language: Settings['language'], locale: string): 'zh-Hant' | 'en' | 'both' => {
  if (language !== 'system') return language
  return locale.toLowerCase().startsWith('zh') ? 'zh-Hant' : 'en'
}

const say = (word: Word, language: ReturnType<typeof menuLanguage>): string => {
  const [chinese, english] = WORDS[word]
  if (language === 'both') return `${chinese} ${english}`
  return language === 'en' ? english : chinese
}

/** `choose` is told the items that mean something to the page. */
export const menuTemplate = (
  language: ReturnType<typeof menuLanguage>,
  platform: NodeJS.Platform,
  choose: (item: Item) => void,
): MenuItemConstructorOptions[] => {
  const isMac = platform === 'darwin'
  const label = (word: Word): string => say(word, language)
  const item = (word: Item, accelerator?: string): MenuItemConstructorOptions => ({
    label: label(word),
    ...(accelerator === undefined ? {} : { accelerator }),
    click: () => choose(word),
  })
  // The page handles these keys itself, because in a text field they undo typing: shown, not taken.
  const shown = (word: Item, accelerator: string): MenuItemConstructorOptions =>
    isMac ? item(word) : { ...item(word, accelerator), registerAccelerator: false }
  const role = (
    word: Word,
    name: NonNullable<MenuItemConstructorOptions['role']>,
  ): MenuItemConstructorOptions => ({
    label: label(word),
    role: name,
  })
  const line: MenuItemConstructorOptions = { type: 'separator' }

  return [
    ...(isMac ? [{ role: 'appMenu' } as const] : []),
    {
      label: label('file'),
      submenu: [
        item('new', 'CmdOrCtrl+N'),
        item('library', 'CmdOrCtrl+L'),
        item('statistics'),
        line,
        item('import', 'CmdOrCtrl+O'),
        item('export', 'CmdOrCtrl+E'),
        item('print', 'CmdOrCtrl+P'),
        line,
        item('settings', 'CmdOrCtrl+,'),
        ...(isMac ? [] : [line, role('quit', 'quit')]),
      ],
    },
    {
      label: label('edit'),
      submenu: [
        shown('undo', 'CmdOrCtrl+Z'),
        shown('redo', 'CmdOrCtrl+Shift+Z'),
        item('hint'),
        item('analysis'),
        line,
        role('cut', 'cut'),
        role('copy', 'copy'),
        role('paste', 'paste'),
        role('selectAll', 'selectAll'),
      ],
    },
    {
      label: label('view'),
      submenu: [
        role('resetZoom', 'resetZoom'),
        role('zoomIn', 'zoomIn'),
        role('zoomOut', 'zoomOut'),
        line,
        role('fullScreen', 'togglefullscreen'),
      ],
    },
    { label: label('help'), submenu: [item('keys')] },
  ]
}
