/** How a match is called: by its title or else by who plays, for lists, windows, the menu and shared pages alike. */
import type { Language } from '../engine/kernel/text.ts'

interface Named {
  readonly title: string
  readonly seats: readonly { readonly name: string }[]
}

const LOCALES: Readonly<Record<Language, string>> = { 'zh-Hant': 'zh-Hant-TW', en: 'en-GB' }

/** Its title, or who plays: for where its game and its day stand beside it. Blanks are no title. */
export const titleOf = ({ title, seats }: Named): string =>
  title.trim() || seats.map(({ name }) => name).join(' – ')

/** Its title, or who played what and when: for where it stands alone. `at` is when it was begun, in milliseconds. */
export const wholeTitleOf = (match: Named, game: string, at: number, language: Language): string => {
  if (match.title.trim() !== '') return titleOf(match)
  const day = new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'short', year: 'numeric' })
  return [titleOf(match), game, day.format(at)].join(' · ')
}
