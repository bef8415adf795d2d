/**
 * All visible texts. The window's own are in locales/, those of lazily loaded parts in its folder `later`; texts
 * shared with the command line are in src/locales/. A language loads when it is first shown. A game's texts are under
 * `game.<id>`: those of the first screen from the start, the others when the game has loaded (games.ts). People read
 * one language or both at once; components render the runs, each marked with its language.
 */
import { computed, nextTick, ref } from 'vue'
import { createI18n } from 'vue-i18n'
import { FACTS } from '../../engine/facts.ts'
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

/** The texts known without loading anything. */
const known = (language: Language): Texts => ({
  game: Object.fromEntries(FACTS.map(({ id, texts }) => [id, texts[language]])),
})

export const i18n = createI18n({
  legacy: false,
  locale: 'zh-Hant',
  fallbackLocale: 'en',
  missingWarn: import.meta.env.DEV,
  fallbackWarn: false,
  messages: { en: known('en'), 'zh-Hant': known('zh-Hant') },
})

/** Adds texts in one language, by rooms. */
export const addTextsIn = (language: Language, rooms: Texts): void => {
  i18n.global.mergeLocaleMessage(language, rooms)
}

/** Adds the texts of a lazily loaded part of the window, from `locales/<language>/later/`. */
export const addTexts = (room: string, texts: Readonly<Record<Language, Texts>>): void => {
  for (const language of LANGUAGES) addTextsIn(language, { [room]: texts[language] })
}

const FILES: { readonly [L in Language]: () => Promise<{ readonly texts: Texts }> } = {
  en: () => import('./words/en.ts'),
  'zh-Hant': () => import('./words/zh-Hant.ts'),
}
const loads = new Map<Language, Promise<void>>()
const ready = new Set<Language>()

const loadLanguage = async (language: Language): Promise<void> => {
  addTextsIn(language, (await FILES[language]()).texts)
  ready.add(language)
}

/** Loads the window's own texts in these languages, each once. */
export const loadTexts = async (languages: readonly Language[] = LANGUAGES): Promise<void> => {
  for (const language of languages) if (!loads.has(language)) loads.set(language, loadLanguage(language))
  await Promise.all(languages.map((language) => loads.get(language)))
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
/** The languages asked for last, and when they are on screen. */
let asked: readonly Language[] = []
let shows: Promise<void> = Promise.resolve()

/** Languages on screen, the leading one first. */
export const languages = computed(() => shown.value)
/** The leading language: for attributes, dates and everything shown once. */
export const leading = computed<Language>(() => shown.value[0] ?? 'en')

const show = (next: readonly Language[]): void => {
  shown.value = next
  translator.locale.value = leading.value
  document.documentElement.lang = leading.value
  document.documentElement.dataset['lang'] = next.length > 1 ? 'both' : leading.value
}

const showLoaded = async (next: readonly Language[]): Promise<void> => {
  await loadTexts(next)
  if (asked === next) show(next)
}

/** Shows these languages as soon as their texts have loaded. */
export const showLanguages = (next: readonly Language[]): void => {
  asked = next
  if (next.every((language) => ready.has(language))) show(next)
  else shows = showLoaded(next)
}

/** Waits until the languages last asked for are on screen. */
export const languagesShown = async (): Promise<void> => {
  // Whoever asks for languages may do so in reaction to a change just made.
  await nextTick()
  await shows
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

/** A text in every language, one not loaded yet as soon as it is: for searches. */
export const sayInEach = (key: string): readonly string[] => {
  void loadTexts()
  return LANGUAGES.map((language) => sayIn(language, key))
}

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
