import type { AnyGame } from '../../engine/kernel/game.ts'

/** Legal actions of a position, `limit` at most, and whether these are all. */
export const legalActions = (
  game: AnyGame,
  state: unknown,
  limit: number,
): { readonly legal: readonly unknown[]; readonly complete: boolean } => {
  const legal: unknown[] = []
  for (const action of game.legal(state)) {
    if (legal.length === limit) return { legal, complete: false }
    legal.push(action)
  }
  return { legal, complete: true }
}
