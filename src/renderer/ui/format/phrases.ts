/** Texts not yet in a language, and lists of them. */
import type { Language } from '../../../engine/kernel/text.ts'
import { inList, leading, sayIn } from '../i18n.ts'

/** The language of a user's text, for fonts, quotation marks and screen readers. */
export const languageOf = (text: string): Language => (/\p{Script=Han}/u.test(text) ? 'zh-Hant' : 'en')

/** A text key with parameters; phrases and lists among them are translated first. */
export interface Phrase {
  readonly key: string
  readonly params: { readonly [name: string]: string | number | Phrase | readonly string[] }
}

/** A text without parameters. */
export const named = (key: string): Phrase => ({ key, params: {} })

/** Makes phrases from the texts below a key. */
export const phrasesUnder =
  (root: string) =>
  (key: string, params: Phrase['params'] = {}): Phrase => ({ key: `${root}.${key}`, params })

/** The name of a seat in a phrase, or its number if it has none. */
export const nameAt = (names: readonly string[], seat: number): string => names[seat] ?? String(seat + 1)

/** Translates a phrase with `say`, and joins its lists as the language does. */
export const wordsOf = (
  { key, params }: Phrase,
  say: (key: string, params: Readonly<Record<string, string | number>>) => string,
  language: Language = leading.value,
): string => {
  const worded = (value: Phrase['params'][string]): string | number => {
    if (typeof value !== 'object') return value
    return 'key' in value ? wordsOf(value, say, language) : inList(value, language)
  }
  const filled = Object.entries(params).map(([name, value]) => [name, worded(value)] as const)
  return say(key, Object.fromEntries(filled))
}

/** A phrase in one language, by default the leading one; for attributes, which cannot hold two. */
export const sayPhrase = (phrase: Phrase, language: Language = leading.value): string =>
  wordsOf(phrase, (key, params) => sayIn(language, key, params), language)

const BETWEEN_CLAUSES: Readonly<Record<Language, string>> = { en: ', ', 'zh-Hant': '，' }

/** The player who is spoken to, in the middle of a sentence. */
const SPOKEN_TO = /(?<=, )You(?=r?\b)/gu

/** Clauses joined by commas. */
export const inTurn = (words: readonly string[], language: Language = leading.value): string =>
  words.join(BETWEEN_CLAUSES[language]).replaceAll(SPOKEN_TO, 'you')

/** Words as they begin a sentence. */
export const withCapital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

/** Phrases joined by commas. */
export const sayAll = (phrases: readonly Phrase[], language: Language = leading.value): string =>
  inTurn(
    phrases.map((phrase) => sayPhrase(phrase, language)),
    language,
  )
