/**
 * What the browser tests need to know of a game to play it on its own board: `e2e/games/<id>/index.ts`, found by its
 * folder. A game without one is toured on the default board alone (gameTour.ts).
 */
import type { Page } from '@playwright/test'
import { join } from 'node:path'
import type { Random } from '../../src/engine/kernel/random.ts'
import { loadByGame } from '../../src/main/testing/by-game.ts'
import { ROOT } from './root.ts'
import type { Header } from '../../src/engine/record/step.ts'
import type { Course } from './stages.ts'
import type { Driver } from './stations.ts'

/** An annotated match of the game (studiedMatches.ts). */
export interface Study {
  readonly title: string
  readonly seats: number
  readonly options?: Header['options']
  /** The step of the main line with drawings on the board, and their places. */
  readonly at: number
  readonly places: readonly [string, string, string]
  readonly rule: string
}

/** A place of the board by its name, and its element. */
export interface DrawnPlace {
  readonly name: string
  readonly part: string
}

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
  /**
   * Ways to set up the game that lead to each kind of action, and the kinds a hint does not frame on the board; and after
   * how many actions hints are looked at, if not after 16 and 40.
   */
  readonly hints?: {
    readonly courses: readonly Course[]
    readonly placeless: readonly string[]
    readonly after?: readonly number[]
  }
  /** The tables whose layout is looked at at every stage; without it those with the fewest and the most seats. */
  readonly tables?: readonly Course[]
  readonly study?: Study
  /** A key of the board that can be pressed at the beginning, and a table where it can. */
  readonly boardKey?: { readonly key: string; readonly table: Course }
  /** Where its board is drawn on if its places are not squares: a place with a circle, and both ends of an arrow. */
  readonly drawn?: {
    readonly seats: number
    readonly circled: DrawnPlace
    readonly from: DrawnPlace
    readonly to: DrawnPlace
  }
  /** A table where people enter luck by hand, and how much is rolled for them before the picture. */
  readonly entering?: Course & { readonly asks: number }
  /**
   * A match by pointer for the bench from click to painted board: measuring starts once it is open. `actions` says about
   * how many clicks there are to be.
   */
  readonly clicks?: {
    readonly open: (page: Page) => Promise<void>
    readonly play: (page: Page, actions: number) => Promise<unknown>
  }
  /** Its board is among those with most on them. */
  readonly isDense?: true
}

/** By game id, in the order of the games. */
export const GAME_DRIVERS = await loadByGame<GameDriver>(
  (id) => join(ROOT, 'e2e', 'games', id, 'index.ts'),
  'gameDriver',
)
