import type { Json, JsonObject } from './json.ts'

/**
 * A sentence not yet in any language: a key of the game's locale files and what to fill in.
 * A parameter named `seat` (or ending in `Seat`) is a seat number, shown as that player's name.
 * A parameter that is a message itself stands for its text, a list of messages for all of theirs.
 */
export interface Message {
  readonly key: string
  readonly params: { readonly [name: string]: Json }
}

export const message = (key: string, params: { readonly [name: string]: Json } = {}): Message => ({
  key,
  params,
})

/** A message as a parameter of another one. */
export const nested = (key: string, params: Message['params'] = {}): JsonObject => ({ key, params })

/** The sentence for an action from its key under `action` and what to fill in. */
export const actionSentence =
  <A>(toSentence: (action: A) => Message) =>
  (action: A): Message => {
    const { key, params } = toSentence(action)
    return message(`action.${key}`, params)
  }

/** The sentence for an event from its key under `event` and what to fill in. */
export const eventSentence =
  <E>(toSentence: (event: E) => Message) =>
  (event: E): Message => {
    const { key, params } = toSentence(event)
    return message(`event.${key}`, params)
  }

/** Texts of one game in one language; nested, the leaves in the format of vue-i18n. */
export interface Texts {
  readonly [key: string]: string | Texts
}

/** Languages the program speaks, as BCP 47 tags. */
export const LANGUAGES = ['en', 'zh-Hant'] as const
export type Language = (typeof LANGUAGES)[number]

/** What stands between the items of a list. */
export const BETWEEN_ITEMS: { readonly [L in Language]: string } = { en: ', ', 'zh-Hant': '、' }

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const asMessage = (value: Json): Message | undefined => {
  if (!isObject(value)) return undefined
  const { key, params } = value
  if (typeof key !== 'string' || params === undefined || !isObject(params)) return undefined
  return { key, params }
}

/** The messages of a parameter: itself, or those of a list; undefined if it is anything else. */
export const messagesIn = (value: Json): readonly Message[] | undefined => {
  const one = asMessage(value)
  if (one !== undefined) return [one]
  if (!Array.isArray(value) || value.length === 0) return undefined
  // `Array.isArray` forgets what a readonly list holds.
  const all = (value as readonly Json[]).map(asMessage)
  return all.every((each) => each !== undefined) ? all : undefined
}

/** A parameter with the messages in it said in a language. */
export const resolveMessages = (value: Json, language: Language, say: (message: Message) => string): Json =>
  messagesIn(value)?.map(say).join(BETWEEN_ITEMS[language]) ?? value

// Unicode keeps these two for a program's own use: they are in no text.
const [OPENS, CLOSES] = ['\ufdd0', '\ufdd1']
const CHINESE = '[\\p{Script=Han}\\u3001-\\u303f\\uff01-\\uff60]'
const NEEDLESS = new RegExp(
  `(?<=${CHINESE}${CLOSES}?) (?=${OPENS}${CHINESE})|(?<=${CHINESE}${CLOSES}) (?=${CHINESE})`,
  'gu',
)
const MARKS = new RegExp(`[${OPENS}${CLOSES}]`, 'gu')

/**
 * A sentence with its holes filled. In Chinese a hole stands between spaces, which only words of another script take: they go
 * where what fills it is Chinese too, as many names are. Anything but a text fills its hole as it is.
 */
export const fillSentence = (
  language: Language,
  params: { readonly [name: string]: unknown },
  fill: (params: Record<string, unknown>) => string,
): string => {
  if (language !== 'zh-Hant') return fill({ ...params })
  const marked = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? `${OPENS}${value}${CLOSES}` : value,
  ])
  return fill(Object.fromEntries(marked)).replaceAll(NEEDLESS, '').replaceAll(MARKS, '')
}

/** What stands between sentences; Chinese ones have room enough in their full stops. */
export const BETWEEN_SENTENCES: { readonly [L in Language]: string } = { en: ' ', 'zh-Hant': '' }
