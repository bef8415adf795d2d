/** Texts that are not yet in any language, and lists of words. */
import type { Language } from '../../../engine/kernel/text.ts'
import { inList, leading, sayIn } from '../i18n.ts'

/** The language somebody wrote in, of the two the window knows: for fonts, quotation marks and screen readers. */
export const languageOf = (text: string): Language => (/\p{Script=Han}/u.test(text) ? 'zh-Hant' : 'en')

/** A text by its key; parameters that are phrases or lists are put into words first. */
export interface Phrase {
  readonly key: string
  readonly params: { readonly [name: string]: string | number | Phrase | readonly string[] }
}

/** A text without parameters. */
export const named = (key: string): Phrase => ({ key, params: {} })

/** Makes phrases of the texts that lie under a key. */
export const phrasesUnder =
  (root: string) =>
  (key: string, params: Phrase['params'] = {}): Phrase => ({ key: `${root}.${key}`, params })

/** What a seat is called in a phrase: its name, or its number where nobody is told of. */
export const nameAt = (names: readonly string[], seat: number): string => names[seat] ?? String(seat + 1)

/** A phrase in words, by whatever translates; its lists have the marks of the language. */
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

/** A phrase in a language: the leading one unless told, for attributes, which cannot carry two. */
export const sayPhrase = (phrase: Phrase, language: Language = leading.value): string =>
  wordsOf(phrase, (key, params) => sayIn(language, key, params), language)

const BETWEEN_CLAUSES: Readonly<Record<Language, string>> = { en: ', ', 'zh-Hant': '，' }

/** One after another, each telling something. */
export const inTurn = (words: readonly string[], language: Language = leading.value): string =>
  words.join(BETWEEN_CLAUSES[language])

/** Phrases one after another. */
export const sayAll = (phrases: readonly Phrase[], language: Language = leading.value): string =>
  inTurn(
    phrases.map((phrase) => sayPhrase(phrase, language)),
    language,
  )
