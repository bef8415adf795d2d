/**
 * The list of games. A new game is a folder under `games/` and one line here; docs/adding-a-game.md explains the rest.
 */
import { changCheng } from './games/chang-cheng/index.ts'
import { qin } from './games/qin/index.ts'
import { quakeNopoly } from './games/quake-nopoly/index.ts'
import { quorsum } from './games/quorsum/index.ts'
import { sanMarco } from './games/san-marco/index.ts'
import type { AnyGame } from './kernel/game.ts'

/** All games, in the order in which they are shown. */
export const GAMES: readonly AnyGame[] = [quorsum, qin, changCheng, sanMarco, quakeNopoly]

/** The game with this id, if any. */
export const gameOf = (id: string): AnyGame | undefined => GAMES.find((game) => game.id === id)
