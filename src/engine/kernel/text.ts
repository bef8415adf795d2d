import type { Json, JsonObject } from './json.ts'

/**
 * A sentence before translation: a key of the game's locale files and its parameters. A parameter named `seat` (or
 * ending in `Seat`) is a seat number, shown as that player's name. A parameter that is itself a message, or a list of
 * messages, is replaced by their text.
 */
export interface Message {
  readonly key: string
  readonly params: { readonly [name: string]: Json }
}

export const message = (key: string, params: { readonly [name: string]: Json } = {}): Message => ({
  key,
  params,
})

/** A message as a parameter of another message. */
export const nested = (key: string, params: Message['params'] = {}): JsonObject => ({ key, params })

/** Builds `describe` from a function that gives each action its key under `action` and its parameters. */
export const actionSentence =
  <A, E = never>(toSentence: (action: A, events: readonly E[], before: readonly E[]) => Message) =>
  (action: A, events: readonly E[] = [], before: readonly E[] = []): Message => {
    const { key, params } = toSentence(action, events, before)
    return message(`action.${key}`, params)
  }

/** Builds `sentence` from a function that gives each event its key under `event` and its parameters. */
export const eventSentence =
  <E>(toSentence: (event: E) => Message) =>
  (event: E): Message => {
    const { key, params } = toSentence(event)
    return message(`event.${key}`, params)
  }

/** The texts of one game in one language: a tree whose leaves use the format of vue-i18n. */
export interface Texts {
  readonly [key: string]: string | Texts
}

/** Languages the program speaks, as BCP 47 tags. */
export const LANGUAGES = ['en', 'zh-Hant'] as const
export type Language = (typeof LANGUAGES)[number]

/** The separator between the items of a list. */
export const BETWEEN_ITEMS: { readonly [L in Language]: string } = { en: ', ', 'zh-Hant': '、' }

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const asMessage = (value: Json): Message | undefined => {
  if (!isObject(value)) return undefined
  const { key, params } = value
  if (typeof key !== 'string' || params === undefined || !isObject(params)) return undefined
  return { key, params }
}

/** The messages in a parameter: itself, or the items of a list; undefined if it holds anything else. */
export const messagesIn = (value: Json): readonly Message[] | undefined => {
  const one = asMessage(value)
  if (one !== undefined) return [one]
  if (!Array.isArray(value) || value.length === 0) return undefined
  // `Array.isArray` loses the item type of a readonly list.
  const all = (value as readonly Json[]).map(asMessage)
  return all.every((each) => each !== undefined) ? all : undefined
}

/** Replaces the messages in a parameter by their text in a language. */
export const resolveMessages = (value: Json, language: Language, say: (message: Message) => string): Json =>
  messagesIn(value)?.map(say).join(BETWEEN_ITEMS[language]) ?? value

// Unicode reserves these two noncharacters for internal use, so no text contains them.
const [OPENS, CLOSES] = ['\ufdd0', '\ufdd1']
const CHINESE = '[\\p{Script=Han}\\u3001-\\u303f\\uff01-\\uff60]'
const NEEDLESS = new RegExp(
  `(?<=${CHINESE}${CLOSES}?) (?=${OPENS}${CHINESE})|(?<=${CHINESE}${CLOSES}) (?=${CHINESE})`,
  'gu',
)
const MARKS = new RegExp(`[${OPENS}${CLOSES}]`, 'gu')

/** What the player is called who learns a game in a lesson, or plays it against bots: sentences speak to them. */
export const LEARNER: { readonly [L in Language]: string } = { en: 'You', 'zh-Hant': '你' }

/** True for what the learner is called in any language. */
export const isLearner = (name: string | undefined): boolean =>
  LANGUAGES.some((language) => LEARNER[language] === name)

/** Third persons whose other form is not the word without its ending. */
const IRREGULAR: { readonly [verb: string]: string } = { is: 'are', was: 'were', has: 'have' }
const secondPerson = (verb: string): string =>
  IRREGULAR[verb] ?? verb.replace(/ies$/u, 'y').replace(/(?<=[cs]h|ss|o)es$|(?<=[^s])s$/u, '')
const VERB = /\b(You (?:no longer |never |alone )?)([a-z]+)\b/gu
/** A second verb of the same subject. */
const SECOND =
  /(?<=\bYou [^.;]* and )(?:is|has|banishes|builds|chooses|leaves|moves|passes|pays|places|replaces|wins)\b/gu

/** A request begins with the name of the player it is for, which one who is spoken to needs not. */
const REQUEST: { readonly [L in Language]: RegExp } = {
  en: /^You: (.*[.?])$/su,
  'zh-Hant': /^你[：，](.*[。？])$/su,
}
const asRequest = (language: Language, sentence: string): string => {
  const [, words] = REQUEST[language].exec(sentence) ?? []
  return words === undefined ? sentence : words.charAt(0).toUpperCase() + words.slice(1)
}

/** The names in the language of the sentence, where they are what the learner is called in any. */
const inLanguage = (
  language: Language,
  params: { readonly [name: string]: unknown },
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' && isLearner(value) ? LEARNER[language] : value,
    ]),
  )

/** An English sentence about a player called You, in the second person: “You takes” becomes “You take”. */
const spokenTo = (sentence: string): string =>
  sentence
    .replaceAll(/(?<=\d of )You’s\b|(?<= of )You’s(?= (?:in|was)\b)/gu, 'yours')
    .replaceAll(/\bYou’s\b/gu, 'Your')
    .replaceAll(VERB, (_, you: string, verb: string) => you + secondPerson(verb))
    .replaceAll(SECOND, secondPerson)
    // In the middle of a sentence.
    .replaceAll(/(?<=[^.!?:…] )You(?=r?\b)/gu, 'you')

/** A text whose plural depends on another number, or that has several, may also be filled with a single point. */
const ONE_POINTS = /(?<![\d.,])1 points\b/gu

/**
 * Fills the placeholders of a sentence. Chinese texts have spaces around a placeholder, which only words in another
 * script need: this removes them where the filling is Chinese too, as many names are. Values that are not texts are
 * filled in unchanged.
 */
export const fillSentence = (
  language: Language,
  params: { readonly [name: string]: unknown },
  fill: (params: Record<string, unknown>) => string,
): string => {
  const named = inLanguage(language, params)
  if (language !== 'zh-Hant') {
    const filled = fill(named).replaceAll(ONE_POINTS, '1 point')
    const isAboutLearner = Object.values(named).some(
      (value) => typeof value === 'string' && /(?:^|, )Your?\b/u.test(value),
    )
    return isAboutLearner ? asRequest(language, spokenTo(filled)) : filled
  }
  const marked = Object.entries(named).map(([name, value]) => [
    name,
    typeof value === 'string' ? `${OPENS}${value}${CLOSES}` : value,
  ])
  const filled = fill(Object.fromEntries(marked)).replaceAll(NEEDLESS, '').replaceAll(MARKS, '')
  return asRequest(language, filled)
}

/** The separator between sentences; Chinese full stops need none. */
export const BETWEEN_SENTENCES: { readonly [L in Language]: string } = { en: ' ', 'zh-Hant': '' }
