/** A game by its id, and one where it does not matter which. */
import { GAMES, gameOf } from '../../src/engine/index.ts'
import type { AnyGame } from '../../src/engine/kernel/game.ts'

/** Throws if there is no such game. */
export const requireGame = (id: string): AnyGame => {
  const game = gameOf(id)
  if (game === undefined) throw new Error(`there is no game ${id}`)
  return game
}

/**
 * The id of a game for a test that would take any: of tests that are alike, one a game, the sample in the first tier.
 * Families with different numbers take different games, counted in the order of the shelf.
 */
export const sampleGame = (family = 0): string => {
  const shelf = GAMES.filter((game) => game.shelf !== undefined)
  const game = shelf[family % shelf.length]
  if (game === undefined) throw new Error('there is no game')
  return game.id
}
