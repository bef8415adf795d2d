/** How long is thought about each step. */
import type { AnyGame } from '../kernel/game.ts'
import type { AnalysisSettings, Depth } from '../record/analysis.ts'

/** Raised whenever the same position and seed would be judged otherwise. */
const VERSION = 1

interface Thought {
  /** Part of the playouts of the strongest bot. */
  readonly share: number
  /** Playouts at least: with fewer the estimates would tell hardly anything apart. */
  readonly least: number
}

const THOUGHTS: { readonly [S in Depth]: Thought } = {
  quick: { share: 0.05, least: 40 },
  usual: { share: 0.25, least: 160 },
  deep: { share: 1, least: 640 },
}

/** Playouts of the strongest bot where the game's heuristics set none. */
const PLAYOUTS = 2000
/** Of an act of chance as many pairs of playouts as this part of those for a decision. */
const SAMPLED = 0.4
const FEWEST_SAMPLES = 32

export const settingsFor = (game: AnyGame, strength: Depth): AnalysisSettings => {
  const { share, least } = THOUGHTS[strength]
  const playouts = Math.max(least, Math.round((game.heuristics?.playouts ?? PLAYOUTS) * share))
  return {
    strength,
    version: VERSION,
    rules: game.version,
    playouts,
    samples: Math.max(FEWEST_SAMPLES, Math.round(playouts * SAMPLED)),
  }
}
