/** Finds the sentence for what main refused: what happened, what is safe, what to do. */
import type { Refusal } from '../../engine/kernel/refusal.ts'
import type { ApiError } from '../../main/api/api.ts'
import { hasText, type Params } from './i18n.ts'

/** The key and parameters of the sentence for an error; a game's own refusals are looked for in its texts. */
export const sentenceOf = (
  { code, rule, details }: ApiError | Refusal,
  game?: string,
): { readonly k: string; readonly p: Params } => {
  const p = { ...details, rule: rule ?? '', code }
  // An option that needs more seats is named as the game calls it.
  if (code === 'badOptions' && details?.['needs'] !== undefined) return { k: 'error.optionNeedsSeats', p }
  const keys = [...(game === undefined ? [] : [`game.${game}.refusal.${code}`]), `error.${code}`]
  return { k: keys.find(hasText) ?? 'error.unknown', p }
}
