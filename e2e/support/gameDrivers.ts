/**
 * What the browser tests need to know of a game to play it on its own board: `e2e/games/<id>/index.ts`, found by its
 * folder. A game without one is toured on the default board alone (gameTour.ts).
 */
import type { Page } from '@playwright/test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { GAMES } from '../../src/engine/index.ts'
import type { Random } from '../../src/engine/kernel/random.ts'
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

const found = GAMES.map(({ id }) => ({ id, path: join(ROOT, 'e2e', 'games', id, 'index.ts') })).filter(
  ({ path }) => existsSync(path),
)
const loaded = await Promise.all(
  found.map(async ({ id, path }) => {
    // The type is checked in the file itself.
    const { gameDriver } = (await import(pathToFileURL(path).href)) as { readonly gameDriver: GameDriver }
    return [id, gameDriver] as const
  }),
)

/** By game id, in the order of the games. */
export const GAME_DRIVERS: ReadonlyMap<string, GameDriver> = new Map(loaded)
