/** Says what a wrong move misses: the main reason why the best move is better. */
import type { AnyGame } from '../kernel/game.ts'
import { sameJson } from '../record/canonical.ts'
import { message, messagesIn, type Message, type Texts } from '../kernel/text.ts'

const has = (texts: Texts[string] | undefined, [name, ...rest]: readonly string[]): boolean => {
  if (name === undefined) return typeof texts === 'string'
  return typeof texts === 'object' && has(texts[name], rest)
}

/**
 * The game's text `missed.<fact>` for the first fact of its reason for `best` that `other` does not share and that has
 * such a text, because some say nothing without the action itself; undefined if there is none. `seen` is a position
 * without unknowns.
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
  const [missed] = factsOf(best, [other])
    .filter((fact) => !shared.some((same) => sameJson(fact, same)))
    .map(({ key, params }) => message(key.replace(/^reason\./, 'missed.'), params))
    .filter(({ key }) => has(game.text.locales.en, key.split('.')))
  return missed
}
