/**
 * The menu of the desktop shell: the items of every screen and the commands of the window in front. `createAppMenu`
 * keeps it up to date.
 */
import type { MenuItemConstructorOptions } from 'electron'
import { menuStroke } from '../../../locales/menu-keys.ts'
import type { ChangedKeys } from '../../../locales/strokes.ts'
import type { PushOf, Report, Answer, MatchRow, Settings } from '../../api/api.ts'
import { menuText, type MenuLanguage, type MenuWord, menuLanguage } from './words.ts'
import type { Service } from '../../api/connection.ts'
import type { Runtime } from '../runtime.ts'
import { gameOf } from '../../../engine/index.ts'
import { titleOf, wholeTitleOf } from '../../../locales/match-titles.ts'

/** Names of keys on the key sheet, in Electron's notation. */
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
  /** Keys the user changed. */
  readonly keys: ChangedKeys
  readonly recent: readonly { readonly match: string; readonly title: string }[]
  /** The key sheet of the window in front. */
  readonly commands: readonly Group[]
}

/** The actions of the items. */
export interface MenuActions {
  readonly choose: (item: Item) => void
  readonly press: (pressed: PushOf<'keys.pressed'>) => void
  readonly openMatch: (match: string) => void
  readonly openWindow: () => void
  readonly about: () => void
}

/** A single ampersand would mark an access key. */
const plain = (text: string): string => text.replaceAll('&', '&&')

const LINE: MenuItemConstructorOptions = { type: 'separator' }

export const menuTemplate = (content: MenuContent, actions: MenuActions): MenuItemConstructorOptions[] => {
  const { language, platform, recent, commands, keys } = content
  const isMac = platform === 'darwin'
  const label = (word: MenuWord): string => menuText(language, word)
  const role = (
    word: MenuWord,
    name: NonNullable<MenuItemConstructorOptions['role']>,
  ): MenuItemConstructorOptions => ({ label: label(word), role: name })
  /** Items whose keys the menu handles. */
  const item = (
    word: MenuWord,
    click: () => void,
    stroke: readonly string[] | null = null,
  ): MenuItemConstructorOptions => ({
    label: label(word),
    ...(stroke === null ? {} : { accelerator: acceleratorOf(stroke) }),
    click,
  })
  /**
   * The page handles these keys itself, because in a field they mean typing: the menu shows them without taking them.
   * macOS takes every accelerator it shows, so there they appear below the item.
   */
  const shown = (stroke: readonly string[] | null): MenuItemConstructorOptions => {
    if (stroke === null) return {}
    return isMac
      ? { sublabel: stroke.join(' ').replace('Ctrl', '⌘') }
      : { accelerator: acceleratorOf(stroke), registerAccelerator: false }
  }
  const chosen = (word: Item, stroke: readonly string[] | null = null): MenuItemConstructorOptions =>
    item(word, () => actions.choose(word), stroke)

  /** A row of the key sheet: an item, or a submenu if it has several keys. */
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

/** The matches played last, as the menu lists them. */
interface RecentMatch {
  readonly match: string
  readonly title: string
}

/** Titles with the game, and with the day if the match has no title, because names alone may be ambiguous. */
const recentMatches = (rows: readonly MatchRow[], language: MenuLanguage): readonly RecentMatch[] =>
  rows.map((row) => {
    const spoken = language === 'en' ? 'en' : 'zh-Hant'
    const name = gameOf(row.game)?.text.locales[spoken]['name']
    const game = typeof name === 'string' ? name : row.game
    const isUntitled = row.title.trim() === ''
    const title = isUntitled ? wholeTitleOf(row, game, row.createdAt, spoken) : `${titleOf(row)} · ${game}`
    return { match: row.id, title }
  })

const MAX_RECENT = 10
/** The library changes with every step of a match; the list of recent matches may lag behind. */
const REFRESH_DELAY_MS = 1000

export interface AppMenu {
  /** The language of the menu and the dialogs. */
  language(): MenuLanguage
  /** Call it when another window is in front, or the one in front has changed. */
  refresh(): void
}

interface MenuSource {
  readonly service: Service
  readonly platform: NodeJS.Platform
  /** The system's languages as BCP 47 tags, preferred first. */
  readonly languages: readonly string[]
  /** The commands of the window in front. */
  readonly commands: () => Report['commands']
  readonly actions: MenuActions
}

export const createAppMenu = (menu: Runtime['Menu'], source: MenuSource): AppMenu => {
  const { service, platform, languages, commands, actions } = source
  let settings: Settings['language'] = 'system'
  let keys: Settings['keys'] = {}
  let rows: readonly MatchRow[] = []
  let built = ''
  let timer: NodeJS.Timeout | null = null

  const language = (): MenuLanguage => menuLanguage(settings, languages)
  const refresh = (): void => {
    const content: MenuContent = {
      language: language(),
      platform,
      keys,
      recent: recentMatches(rows, language()),
      commands: commands(),
    }
    // Setting the menu closes an open one, so set it only if it changes.
    const next = JSON.stringify(content)
    if (next === built) return
    built = next
    menu.setApplicationMenu(menu.buildFromTemplate(menuTemplate(content, actions)))
  }

  const ask = async (): Promise<void> => {
    // The method determines the type of the answer; tests check the schemas.
    const known = (await connection.handle('settings.get', {})) as Answer<Settings>
    const listed = (await connection.handle('library.list', { limit: MAX_RECENT })) as Answer<{
      rows: readonly MatchRow[]
    }>
    if (known.ok) ({ language: settings, keys } = known.value)
    rows = listed.ok ? listed.value.rows : []
    refresh()
  }
  const askSoon = (): void => {
    timer ??= setTimeout(() => {
      timer = null
      void ask()
    }, REFRESH_DELAY_MS)
    timer.unref()
  }
  const connection = service.connect((push) => {
    if (push === 'settings.changed' || push === 'library.reopened') void ask()
    else if (push === 'library.changed') askSoon()
  })
  refresh()
  void ask()
  return { language, refresh }
}
