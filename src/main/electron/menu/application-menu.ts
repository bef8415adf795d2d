/** Keeps the menu as the window in front, the settings and the library have it. */
import type { Answer, MatchRow, Report, Settings } from '../../api/api.ts'
import type { Service } from '../../api/connection.ts'
import type { Runtime } from '../runtime.ts'
import { menuTemplate, type MenuActions, type MenuContent } from './menu.ts'
import { menuLanguage, type MenuLanguage } from './words.ts'
import { gameOf } from '../../../engine/index.ts'
import { titleOf, wholeTitleOf } from '../../../locales/match-titles.ts'

/** The matches played last, as the menu names them. */
interface RecentMatch {
  readonly match: string
  readonly title: string
}

/** With the game always, and the day where there is no title: names alone would not tell two matches apart. */
const recentMatches = (rows: readonly MatchRow[], language: MenuLanguage): readonly RecentMatch[] =>
  rows.map((row) => {
    const spoken = language === 'en' ? 'en' : 'zh-Hant'
    const name = gameOf(row.game)?.text.locales[spoken]['name']
    const game = typeof name === 'string' ? name : row.game
    const isUntitled = row.title.trim() === ''
    const title = isUntitled ? wholeTitleOf(row, game, row.createdAt, spoken) : `${titleOf(row)} · ${game}`
    return { match: row.id, title }
  })

/** How many matches are listed. */
const MOST = 10
/** While a match is played the library changes with every step; the list need not follow at once. */
const CALM_MS = 1000

export interface KeptMenu {
  /** The language of the menu and the dialogs. */
  language(): MenuLanguage
  /** Another window is in front, or what it shows has changed. */
  refresh(): void
}

export interface MenuSource {
  readonly service: Service
  readonly platform: NodeJS.Platform
  /** What the system speaks, as BCP 47 tags, the preferred one first. */
  readonly languages: readonly string[]
  /** Of the window in front. */
  readonly commands: () => Report['commands']
  readonly actions: MenuActions
}

export const keepMenu = (menu: Runtime['Menu'], source: MenuSource): KeptMenu => {
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
    // A menu that is open would close with every new one.
    const next = JSON.stringify(content)
    if (next === built) return
    built = next
    menu.setApplicationMenu(menu.buildFromTemplate(menuTemplate(content, actions)))
  }

  const ask = async (): Promise<void> => {
    // Each method is answered with its own output; tests hold it to the schemas.
    const known = (await connection.handle('settings.get', {})) as Answer<Settings>
    const listed = (await connection.handle('library.list', { limit: MOST })) as Answer<{
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
    }, CALM_MS)
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
