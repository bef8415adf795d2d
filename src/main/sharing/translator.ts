/** Translates messages outside a window: for the command line and written exports. */
import {
  compile,
  createCoreContext,
  registerMessageCompiler,
  registerMessageResolver,
  resolveValue,
  translate,
  type NamedValue,
} from '@intlify/core-base'
import type { AnyGame } from '../../engine/kernel/game.ts'
import type { Json } from '../../engine/kernel/json.ts'
import { formatParam } from '../../engine/kernel/numbers.ts'
import {
  BETWEEN_ITEMS,
  fillSentence,
  resolveMessages,
  type Language,
  type Message,
  type Texts,
} from '../../engine/kernel/text.ts'

// intlify's own compiler and its resolver of dotted keys; both must be registered.
registerMessageCompiler(compile)
registerMessageResolver(resolveValue)

/** intlify types messages written as literals; ours come as data. */
const lookUp: (context: object, key: string, named: NamedValue) => unknown = translate

/** Translates the texts of one source in one language. */
export interface Translator {
  /** The sentence of a message; replaces seat numbers among its parameters by names. */
  say(message: Message): string
  /** The text of a key; undefined if there is none. */
  text(key: string, params?: { readonly [name: string]: Json }): string | undefined
}

/** True for parameters with a seat number: `seat`, `firstSeat` and the like. */
const isSeat = (name: string): boolean => name === 'seat' || name.endsWith('Seat')

/** `names` are the players' names by seat. */
export const createTranslator = (texts: Texts, language: Language, names: readonly string[]): Translator => {
  const context = createCoreContext({
    locale: language,
    messages: { [language]: texts },
    missingWarn: false,
    fallbackWarn: false,
  })

  const say: Translator['say'] = ({ key, params }) => text(key, params) ?? key

  const shown = (name: string, parameter: Json): unknown => {
    const value = resolveMessages(parameter, language, say)
    if (isSeat(name) && typeof value === 'number') return names[value] ?? String(value + 1)
    if (typeof value === 'number' || typeof value === 'string') return formatParam(name, value)
    return Array.isArray(value) ? value.join(BETWEEN_ITEMS[language]) : JSON.stringify(value)
  }

  const text: Translator['text'] = (key, params = {}) => {
    const named = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, shown(name, value)]),
    )
    const found = fillSentence(language, named, (filled) => {
      const words: unknown = lookUp(context, key, filled)
      return typeof words === 'string' ? words : key
    })
    // intlify returns a missing key itself.
    return found === key ? undefined : found
  }

  return { text, say }
}

/** The texts of a game. */
export const gameTranslator = (game: AnyGame, language: Language, names: readonly string[]): Translator =>
  createTranslator(game.text.locales[language], language, names)
