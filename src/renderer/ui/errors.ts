/** The text for an error of main: what happened, what is safe, what to do. */
import type { Json } from '../../engine/kernel/json.ts'
import type { Refusal } from '../../engine/kernel/refusal.ts'
import { messagesIn, nested } from '../../engine/kernel/text.ts'
import type { ApiError } from '../../main/api/api.ts'
import { hasText, type Params } from './i18n.ts'

/** Prefixes messages of a game among the details with the game's text key. */
const located = (value: Json, game: string): Json =>
  messagesIn(value)?.map(({ key, params }) => nested(`game.${game}.${key}`, locatedIn(params, game))) ?? value

const locatedIn = (
  details: { readonly [name: string]: Json },
  game: string,
): { readonly [name: string]: Json } =>
  Object.fromEntries(Object.entries(details).map(([name, value]) => [name, located(value, game)]))

/** The key and parameters of an error's text; a game's own refusals use its texts. */
export const sentenceOf = (
  { code, rule, details }: ApiError | Refusal,
  game?: string,
): { readonly k: string; readonly p: Params } => {
  const told = details === undefined || game === undefined ? details : locatedIn(details, game)
  const p = { ...told, rule: rule ?? '', code }
  // Names the option that needs more seats as its game calls it.
  if (code === 'badOptions' && details?.['needs'] !== undefined) return { k: 'error.optionNeedsSeats', p }
  const keys = [...(game === undefined ? [] : [`game.${game}.refusal.${code}`]), `error.${code}`]
  return { k: keys.find(hasText) ?? 'error.unknown', p }
}
