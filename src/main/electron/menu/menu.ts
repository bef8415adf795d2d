/** The menu of the desktop shell: what every screen has, and the commands of the one that is open. */
import type { MenuItemConstructorOptions } from 'electron'
import { menuStroke } from '../../../locales/menu-keys.ts'
import type { ChangedKeys } from '../../../locales/strokes.ts'
import type { PushOf, Report } from '../../api/api.ts'
import { sayWord, type MenuLanguage, type Word } from './words.ts'

/** Keys as the sheet of keys shows them, in the way Electron writes them. */
const NAMES: Readonly<Record<string, string>> = {
  Ctrl: 'CmdOrCtrl',
  '⇧': 'Shift',
  '←': 'Left',
  '→': 'Right',
  '↑': 'Up',
  '↓': 'Down',
  '⌫': 'Backspace',
  '+': 'Plus',
}

export const acceleratorOf = (stroke: readonly string[]): string =>
  stroke.map((cap) => NAMES[cap] ?? cap).join('+')

type Item = PushOf<'menu.chosen'>['item']
type Group = Report['commands'][number]

export interface MenuContent {
  readonly language: MenuLanguage
  readonly platform: NodeJS.Platform
  /** The keys people changed. */
  readonly keys: ChangedKeys
  readonly recent: readonly { readonly match: string; readonly title: string }[]
  /** The sheet of keys of the window in front. */
  readonly commands: readonly Group[]
}

/** What the items do. */
export interface MenuActions {
  readonly choose: (item: Item) => void
  readonly press: (pressed: PushOf<'keys.pressed'>) => void
  readonly openMatch: (match: string) => void
  readonly openWindow: () => void
  readonly about: () => void
}

/** A single ampersand would be taken for the sign of an access key. */
const plain = (text: string): string => text.replaceAll('&', '&&')

const LINE: MenuItemConstructorOptions = { type: 'separator' }

export const menuTemplate = (content: MenuContent, actions: MenuActions): MenuItemConstructorOptions[] => {
  const { language, platform, recent, commands, keys } = content
  const isMac = platform === 'darwin'
  const label = (word: Word): string => sayWord(language, word)
  const role = (
    word: Word,
    name: NonNullable<MenuItemConstructorOptions['role']>,
  ): MenuItemConstructorOptions => ({ label: label(word), role: name })
  /** The keys of these are the menu's own. */
  const item = (
    word: Word,
    click: () => void,
    stroke: readonly string[] | null = null,
  ): MenuItemConstructorOptions => ({
    label: label(word),
    ...(stroke === null ? {} : { accelerator: acceleratorOf(stroke) }),
    click,
  })
  /**
   * The page handles these keys itself, because in a field they mean typing: they are shown and not taken. macOS takes
   * every key it shows as one, so there they stand below the item.
   */
  const shown = (stroke: readonly string[] | null): MenuItemConstructorOptions => {
    if (stroke === null) return {}
    return isMac
      ? { sublabel: stroke.join(' ').replace('Ctrl', '⌘') }
      : { accelerator: acceleratorOf(stroke), registerAccelerator: false }
  }
  const chosen = (word: Item, stroke: readonly string[] | null = null): MenuItemConstructorOptions =>
    item(word, () => actions.choose(word), stroke)

  /** A row of the sheet of keys: an item, or where several keys belong to it a menu of them. */
  const command = (group: string, { label: says, strokes, shown: changed }: Group['rows'][number]) => {
    const now = (n: number): readonly string[] | null => {
      const stroke = changed === undefined ? strokes[n] : changed[n]
      return stroke ?? null
    }
    const press = (stroke: readonly string[], n: number, name: string): MenuItemConstructorOptions => ({
      label: plain(name),
      click: () => actions.press({ group, stroke: [...stroke] }),
      ...shown(now(n)),
    })
    const [first, ...others] = strokes
    if (first !== undefined && others.length === 0) return press(first, 0, says)
    return {
      label: plain(says),
      submenu: strokes.map((stroke, n) => press(stroke, n, (now(n) ?? [`${n + 1}`]).join(' '))),
    }
  }

  const recentMenu: MenuItemConstructorOptions = {
    label: label('recent'),
    submenu:
      recent.length === 0
        ? [{ label: label('noRecent'), enabled: false }]
        : recent.map(({ match, title }) => ({ label: plain(title), click: () => actions.openMatch(match) })),
  }
  return [
    ...(isMac ? [{ role: 'appMenu' } as const] : []),
    {
      label: label('file'),
      submenu: [
        chosen('new', menuStroke('new', keys)),
        item('newWindow', actions.openWindow, menuStroke('newWindow', keys)),
        recentMenu,
        chosen('library', menuStroke('library', keys)),
        chosen('statistics'),
        chosen('collections'),
        chosen('puzzles'),
        LINE,
        chosen('import', menuStroke('import', keys)),
        chosen('export', menuStroke('export', keys)),
        chosen('print', menuStroke('print', keys)),
        LINE,
        chosen('settings', menuStroke('settings', keys)),
        LINE,
        role('close', 'close'),
        ...(isMac ? [] : [role('quit', 'quit')]),
      ],
    },
    {
      label: label('edit'),
      submenu: [
        { ...chosen('undo'), ...shown(menuStroke('undo', keys)) },
        { ...chosen('redo'), ...shown(menuStroke('redo', keys)) },
        chosen('hint'),
        chosen('analysis'),
        LINE,
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
        LINE,
        role('fullScreen', 'togglefullscreen'),
      ],
    },
    {
      label: label('commands'),
      submenu: commands.map(({ id, title, rows }) => ({
        label: plain(title),
        submenu: rows.map((row) => command(id, row)),
      })),
    },
    ...(isMac ? [{ label: label('window'), role: 'windowMenu' } as const] : []),
    {
      label: label('help'),
      role: 'help',
      submenu: [chosen('keys'), LINE, item('about', actions.about)],
    },
  ]
}
