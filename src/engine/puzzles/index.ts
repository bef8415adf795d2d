/** The puzzles of each game, found as `puzzles.json` in its folder (scripts/registry.ts). */
import { inGameOrder } from '../index.ts'
import { FOUND } from './puzzles.generated.ts'

/** By the game's id, in the order of the games; a game without puzzles is not in it. */
export const PUZZLES = inGameOrder(FOUND)
