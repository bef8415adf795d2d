/**
 * The list of games, found by their folders under `games/` (scripts/registry.ts); docs/adding-a-game.md explains what a
 * game needs.
 */
import { FOUND } from './games.generated.ts'
import type { AnyGame } from './kernel/game.ts'

/** All games, in the order in which they are shown: by `shelf`, then those without one by their ids. */
export const GAMES: readonly AnyGame[] = FOUND.toSorted(
  (a, b) => (a.shelf ?? Infinity) - (b.shelf ?? Infinity) || (a.id < b.id ? -1 : 1),
)

/** What some games have, by their ids, put into the order of the games. */
export const inGameOrder = <T>(byGame: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(
    GAMES.flatMap(({ id }) => {
      const part = byGame[id]
      return part === undefined ? [] : [[id, part] as const]
    }),
  )

/** The game with this id, if any. */
export const gameOf = (id: string): AnyGame | undefined => GAMES.find((game) => game.id === id)
