/** Titles of matches: the title, or else the players, for lists, windows, the menu and pages. */
import type { Language } from '../engine/kernel/text.ts'

interface Named {
  readonly title: string
  readonly seats: readonly { readonly name: string }[]
}

const LOCALES: Readonly<Record<Language, string>> = { 'zh-Hant': 'zh-Hant-TW', en: 'en-GB' }

/** The title, or else the players; use it beside the game and the date. A blank title counts as none. */
export const titleOf = ({ title, seats }: Named): string =>
  title.trim() || seats.map(({ name }) => name).join(' – ')

/** The title, or else players, game and date. `at` is the start in milliseconds since 1970 UTC. */
export const wholeTitleOf = (match: Named, game: string, at: number, language: Language): string => {
  if (match.title.trim() !== '') return titleOf(match)
  const day = new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'short', year: 'numeric' })
  return [titleOf(match), game, day.format(at)].join(' · ')
}
