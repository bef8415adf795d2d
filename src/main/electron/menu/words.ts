/** The words of the menu and of the shell's dialogs, in the languages of the app. */
import { languagesOf } from '../../../locales/languages-of.ts'
import type { Settings } from '../../api/api.ts'
import english from '../../../locales/en/desktop.json' with { type: 'json' }
import chinese from '../../../locales/zh-Hant/desktop.json' with { type: 'json' }

export type MenuWord = keyof typeof english & keyof typeof chinese
export type MenuLanguage = 'zh-Hant' | 'en' | 'both'

/** The language of the menu: the setting, or the system's. */
export const menuLanguage = (language: Settings['language'], preferred: readonly string[]): MenuLanguage => {
  if (language !== 'system') return language
  return languagesOf(language, preferred)[0] ?? 'en'
}

const filled = (text: string, holes: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => holes[name] ?? hole)

/** A text in one language, or in both: side by side, or one below the other if long. */
export const menuText = (
  language: MenuLanguage,
  word: MenuWord,
  holes: Readonly<Record<string, string>> = {},
): string => {
  if (language === 'en') return filled(english[word], holes)
  if (language === 'zh-Hant') return filled(chinese[word], holes)
  const between = english[word].length > 40 ? '\n\n' : ' '
  return `${filled(chinese[word], holes)}${between}${filled(english[word], holes)}`
}
