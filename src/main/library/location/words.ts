/** The words about the library's location outside the page: for dialogs of the desktop shell and for the terminal. */
import type { Language } from '../../../engine/kernel/text.ts'
import type { ApiError } from '../../api/values.ts'
import english from './words/en.json' with { type: 'json' }
import chinese from './words/zh-Hant.json' with { type: 'json' }
import errorsEnglish from '../../../locales/en/error.json' with { type: 'json' }
import errorsChinese from '../../../locales/zh-Hant/error.json' with { type: 'json' }

type LocationWord = keyof typeof english & keyof typeof chinese

const WORDS = { en: english, 'zh-Hant': chinese } as const
/** Some values are objects: the sentences of games. */
const ERRORS: { readonly [language in Language]: { readonly [code: string]: unknown } } = {
  en: errorsEnglish,
  'zh-Hant': errorsChinese,
}

const filled = (text: string, holes: { readonly [name: string]: unknown }): string =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => (name in holes ? String(holes[name]) : hole))

export const locationText = (
  language: Language,
  word: LocationWord,
  holes: { readonly [name: string]: string } = {},
): string => filled(WORDS[language][word], holes)

const isWord = (code: string): code is LocationWord => Object.hasOwn(english, code)

/** The sentence for an error; its code if there is none. */
export const locationSentence = (language: Language, { code, details = {} }: ApiError): string => {
  const text = isWord(code) ? WORDS[language][code] : ERRORS[language][code]
  return typeof text === 'string' ? filled(text, details) : code
}
