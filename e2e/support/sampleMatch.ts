/**
 * The game whose matches fill libraries and long records, and are played where it does not matter which: short, with
 * nothing hidden, and of any length. What support files need to know of it is named here alone.
 */
import { quorsum } from '../../src/engine/games/quorsum/index.ts'
import type { State } from '../../src/engine/games/quorsum/state.ts'
import { randomAllotment } from '../../src/engine/games/quorsum/testing/purposeful-play.ts'
import type { AnyGame } from '../../src/engine/kernel/game.ts'
import type { Random } from '../../src/engine/kernel/random.ts'
import type { Header } from '../../src/engine/record/step.ts'
import { forward } from '../games/quorsum/forward.ts'

export { position as positionOfSample } from '../games/quorsum/locators.ts'

// The list of games erases the game's own types.
export const sample = quorsum as unknown as AnyGame

/** Options for a match that takes so many points to win. */
export const pointsToWin = (points: number): Header['options'] => ({ raceTo: points, flipLock: 'reply' })

/** Goes straight for the end; a position of the sample is a state of its game. */
export const chooseQuickly = (state: unknown): unknown => forward(state as State)

/** Comes to no end for long. */
export const chooseSlowly = (state: unknown, random: Random): unknown =>
  randomAllotment(state as State, () => [...quorsum.legal(state as State)], random)
