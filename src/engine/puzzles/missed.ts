/** Says what a wrong move misses: the main reason why the best move is better. */
import type { AnyGame } from '../kernel/game.ts'
import { message, messagesIn, type Message, type Texts } from '../kernel/text.ts'

const has = (texts: Texts[string] | undefined, [name, ...rest]: readonly string[]): boolean => {
  if (name === undefined) return typeof texts === 'string'
  return typeof texts === 'object' && has(texts[name], rest)
}

/**
 * The game's text `missed.<fact>` for the first fact of its reason for `best` beside `other`; undefined without a
 * reason, or if the game has no such text. `seen` is a position without unknowns.
 */
export const missedBy = (
  game: AnyGame,
  seen: unknown,
  best: unknown,
  other: unknown,
): Message | undefined => {
  const reason = game.heuristics?.reason?.(seen, best, [other])
  const [fact] = (reason === undefined ? undefined : messagesIn(reason.params['a'] ?? null)) ?? []
  if (fact === undefined) return undefined
  const key = fact.key.replace(/^reason\./, 'missed.')
  return has(game.text.locales.en, key.split('.')) ? message(key, fact.params) : undefined
}
