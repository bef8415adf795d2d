/**
 * All visible texts. The window's own are in locales/, those of lazily loaded parts in its folder `later`; texts
 * shared with the command line are in src/locales/, and a game's texts come with the game and are merged under
 * `game.<id>`. People read one language or both at once; components render the runs, each marked with its
 * language.
 */
import { computed, ref } from 'vue'
import { createI18n } from 'vue-i18n'
import { GAMES } from '../../engine/index.ts'
import type { Json } from '../../engine/kernel/json.ts'
import { formatParam } from '../../engine/kernel/numbers.ts'
import {
  BETWEEN_ITEMS,
  LANGUAGES,
  fillSentence,
  resolveMessages,
  type Language,
  type Texts,
} from '../../engine/kernel/text.ts'

/** Values for the placeholders of a text, the same in all languages or made for each. */
export type Params = { readonly [name: string]: unknown }
export type ParamsFor = Params | ((language: Language) => Params)

const files = import.meta.glob<Texts>(['../locales/*/*.json', '../../locales/*/*.json'], {
  eager: true,
  import: 'default',
})

/**
 * All texts of a language: those of `locales/<language>/<room>.json` under the room's name, games under `game`.
 */
const textsOf = (language: Language): Texts => ({
  ...Object.fromEntries(
    Object.entries(files).flatMap(([path, texts]) => {
      const [, folder, file] = /locales\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? []
      return folder === language && file !== undefined ? [[file, texts]] : []
    }),
  ),
  game: Object.fromEntries(GAMES.map((game) => [game.id, game.text.locales[language]])),
})

export const i18n = createI18n({
  legacy: false,
  locale: 'zh-Hant',
  fallbackLocale: 'en',
  missingWarn: import.meta.env.DEV,
  fallbackWarn: false,
  messages: { en: textsOf('en'), 'zh-Hant': textsOf('zh-Hant') },
})

/** Adds the texts of a lazily loaded part of the window, from `locales/<language>/later/`. */
export const addTexts = (room: string, texts: Readonly<Record<Language, Texts>>): void => {
  for (const language of LANGUAGES) i18n.global.mergeLocaleMessage(language, { [room]: texts[language] })
}

/**
 * The part of vue-i18n used here. Its own types derive every key of every text, which is too deep for the
 * compiler.
 */
interface Translator {
  readonly locale: { value: string }
  t(key: string, named: Record<string, unknown>, options: { locale: string }): string
  te(key: string, locale: string): boolean
}
const translator = i18n.global as unknown as Translator

const shown = ref<readonly Language[]>(['zh-Hant'])

/** Languages on screen, the leading one first. */
export const languages = computed(() => shown.value)
/** The leading language: for attributes, dates and everything shown once. */
export const leading = computed<Language>(() => shown.value[0] ?? 'en')

export const showLanguages = (next: readonly Language[]): void => {
  shown.value = next
  translator.locale.value = leading.value
  document.documentElement.lang = leading.value
  document.documentElement.dataset['lang'] = next.length > 1 ? 'both' : leading.value
}

/** Joins the items of a list. */
export const inList = (words: readonly string[], language: Language = leading.value): string =>
  words.join(BETWEEN_ITEMS[language])

/** Joins a list of strings; returns anything else unchanged. */
const listed = (value: unknown, language: Language): unknown =>
  Array.isArray(value) && value.every((each) => typeof each === 'string') ? inList(value, language) : value

const filled = (params: ParamsFor, language: Language): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(typeof params === 'function' ? params(language) : params).map(([name, value]) => [
      name,
      // Parameters may be anything; messages are recognised by their shape.
      formatParam(
        name,
        listed(
          resolveMessages(value as Json, language, (each) => sayIn(language, each.key, each.params)),
          language,
        ),
      ),
    ]),
  )

/** A text in one language. A parameter `n` or `count` also selects the plural form. */
export const sayIn = (language: Language, key: string, params: ParamsFor = {}): string =>
  fillSentence(language, filled(params, language), (named) => translator.t(key, named, { locale: language }))

/** A text in every language: for searches. */
export const sayInEach = (key: string): readonly string[] => LANGUAGES.map((language) => sayIn(language, key))

/** A text in the leading language: for attributes, which cannot hold two. */
export const say = (key: string, params: ParamsFor = {}): string => sayIn(leading.value, key, params)

/** Whether there is a text with this key. */
export const hasText = (key: string): boolean => LANGUAGES.some((language) => translator.te(key, language))

/**
 * Replaces seat numbers by player names in the parameters of a game's text: those named `seat` or ending in
 * `Seat`.
 */
export const withNames = (params: Params, seats: readonly { readonly name: string }[]): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' && (name === 'seat' || name.endsWith('Seat'))
        ? (seats[value]?.name ?? String(value + 1))
        : value,
    ]),
  )
