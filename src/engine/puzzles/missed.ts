/** Says what a wrong move misses: the main reason why the best move is better. */
import type { AnyGame } from '../kernel/game.ts'
import { sameJson } from '../record/canonical.ts'
import { message, messagesIn, type Message, type Texts } from '../kernel/text.ts'

const has = (texts: Texts[string] | undefined, [name, ...rest]: readonly string[]): boolean => {
  if (name === undefined) return typeof texts === 'string'
  return typeof texts === 'object' && has(texts[name], rest)
}

/**
 * The game's text `missed.<fact>` for the first fact of its reason for `best` that `other` does not share; undefined
 * without a reason, or if the game has no such text. `seen` is a position without unknowns.
 */
export const missedBy = (
  game: AnyGame,
  seen: unknown,
  best: unknown,
  other: unknown,
): Message | undefined => {
  const factsOf = (action: unknown, others: readonly unknown[]): readonly Message[] =>
    Object.values(game.heuristics?.reason?.(seen, action, others)?.params ?? {}).flatMap(
      (fact) => messagesIn(fact) ?? [],
    )
  // A reason names its plan even if the other action is part of the same plan.
  const shared = factsOf(other, [])
  const fact = factsOf(best, [other]).find((each) => !shared.some((same) => sameJson(each, same)))
  if (fact === undefined) return undefined
  const key = fact.key.replace(/^reason\./, 'missed.')
  return has(game.text.locales.en, key.split('.')) ? message(key, fact.params) : undefined
}
