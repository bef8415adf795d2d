/** The puzzles of each game, found as `puzzles.json` in its folder (scripts/registry.ts). */
import { GAMES } from '../index.ts'
import type { Puzzle } from './puzzle.ts'
import { FOUND } from './puzzles.generated.ts'

/** By the game's id, in the order of the games; a game without puzzles is not in it. */
export const PUZZLES: Readonly<Record<string, readonly Puzzle[]>> = Object.fromEntries(
  GAMES.flatMap(({ id }) => {
    const puzzles = FOUND[id]
    return puzzles === undefined ? [] : [[id, puzzles] as const]
  }),
)
