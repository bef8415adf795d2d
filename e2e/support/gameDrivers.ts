/**
 * What the browser tests need to know of a game to play it on its own board: `e2e/games/<id>/index.ts`, found by its
 * folder. A game without one is toured on the default board alone (gameTour.ts).
 */
import type { Page } from '@playwright/test'
import { join } from 'node:path'
import type { Random } from '../../src/engine/kernel/random.ts'
import { loadByGame } from '../../src/main/testing/by-game.ts'
import { ROOT } from './root.ts'
import type { Course } from './stages.ts'
import type { Driver } from './stations.ts'

export interface GameDriver {
  /** Chooses like a person who wants to win. The position is a state of this game. */
  readonly choose: (random: Random) => (state: unknown) => unknown
  /** Takes every action by hand, each at a position that allows it; without it the game's own tests play whole matches. */
  readonly stations?: {
    /** Ways to set up the game so that every action comes up. */
    readonly courses: readonly Course[]
    /** Actions of chance, or of the game itself. */
    readonly never: readonly string[]
    readonly driver: (page: Page, way: 'pointer' | 'keys') => Driver
  }
}

/** By game id, in the order of the games. */
export const GAME_DRIVERS = await loadByGame<GameDriver>(
  (id) => join(ROOT, 'e2e', 'games', id, 'index.ts'),
  'gameDriver',
)
