/** The matches played last, as the menu names them. */
import { gameOf } from '../../../engine/index.ts'
import { titleOf, wholeTitleOf } from '../../../locales/match-titles.ts'
import type { MatchRow } from '../../api/api.ts'
import type { MenuLanguage } from './words.ts'

export interface RecentMatch {
  readonly match: string
  readonly title: string
}

/** With the game always, and the day where there is no title: names alone would not tell two matches apart. */
export const recentMatches = (rows: readonly MatchRow[], language: MenuLanguage): readonly RecentMatch[] =>
  rows.map((row) => {
    const spoken = language === 'en' ? 'en' : 'zh-Hant'
    const name = gameOf(row.game)?.text.locales[spoken]['name']
    const game = typeof name === 'string' ? name : row.game
    const isUntitled = row.title.trim() === ''
    const title = isUntitled ? wholeTitleOf(row, game, row.createdAt, spoken) : `${titleOf(row)} · ${game}`
    return { match: row.id, title }
  })
