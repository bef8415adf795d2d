/** A game by its id; throws if it does not exist. */
import { gameOf } from '../../src/engine/index.ts'
import type { AnyGame } from '../../src/engine/kernel/game.ts'

export const requireGame = (id: string): AnyGame => {
  const game = gameOf(id)
  if (game === undefined) throw new Error(`there is no game ${id}`)
  return game
}
