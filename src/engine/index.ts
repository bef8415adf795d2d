/** The list of games. A new game is a folder under `games/`, one line here, and what docs/adding-a-game.md tells. */
import { changCheng } from './games/chang-cheng/index.ts'
import { qin } from './games/qin/index.ts'
import { quakeNopoly } from './games/quake-nopoly/index.ts'
import { quorsum } from './games/quorsum/index.ts'
import { sanMarco } from './games/san-marco/index.ts'
import type { AnyGame } from './kernel/game.ts'

export const GAMES: readonly AnyGame[] = [quorsum, qin, changCheng, sanMarco, quakeNopoly]

/** The game with this id, if there is one. */
export const gameOf = (id: string): AnyGame | undefined => GAMES.find((game) => game.id === id)
