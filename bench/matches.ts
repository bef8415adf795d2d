/** Matches for the benches. */
import { quorsum } from '../src/engine/games/quorsum/index.ts'
import type { AnyGame } from '../src/engine/kernel/game.ts'
import type { Random } from '../src/engine/kernel/random.ts'
import type { Header } from '../src/engine/record/step.ts'
import { headerFor } from '../src/engine/record/testing/player.ts'

/**
 * The game of which there is a reference to measure against (reference/quorsum.mjs), and which is played where one game
 * is enough: it lasts as long as its options say.
 */
export const referenceGame = quorsum as unknown as AnyGame

/** `Math.random` as a source of chance, for figures that need not be reproducible. */
export const unseededRandom: Random = { below: (bound) => Math.floor(Math.random() * bound) }

/** The header of the `number`-th match of a bench. */
export const headerOf = (game: AnyGame, number: number, options: Header['options'] = {}): Header =>
  headerFor(game, {
    options,
    nonce: number.toString(16).padStart(32, '0'),
    chance: { source: 'seeded', seed: `bench ${number}` },
  })
