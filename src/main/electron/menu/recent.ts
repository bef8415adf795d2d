/** The matches played last, as the menu names them. */
import { gameOf } from '../../../engine/index.ts'
import type { MatchRow } from '../../api/api.ts'
import type { MenuLanguage } from './words.ts'

export interface RecentMatch {
  readonly match: string
  readonly title: string
}

/** By the title, or who plays, with the game: names alone would not tell two matches apart. */
export const recentMatches = (rows: readonly MatchRow[], language: MenuLanguage): readonly RecentMatch[] =>
  rows.map(({ id, game, title, seats }) => {
    const names = seats.map(({ name }) => name).join(' – ')
    const texts = gameOf(game)?.text.locales[language === 'en' ? 'en' : 'zh-Hant']
    const name = texts?.['name']
    return { match: id, title: `${title.trim() || names} · ${typeof name === 'string' ? name : game}` }
  })
