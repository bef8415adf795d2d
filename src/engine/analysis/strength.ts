/** How many playouts an analysis spends on each step. */
import type { AnyGame } from '../kernel/game.ts'
import type { AnalysisSettings, Depth } from '../record/analysis.ts'

/** Raise it whenever the same position and seed would give another finding. */
const VERSION = 9

interface Thought {
  /** Share of the playouts of the strongest bot. */
  readonly share: number
  /** The fewest playouts; with fewer the estimates hardly tell actions apart. */
  readonly least: number
}

const THOUGHTS: { readonly [S in Depth]: Thought } = {
  quick: { share: 0.05, least: 40 },
  usual: { share: 0.25, least: 160 },
  deep: { share: 1, least: 640 },
}

/** Playouts of the strongest bot if the game's heuristics set none. */
const PLAYOUTS = 2000
/** Pairs of playouts for an act of chance, as a share of the playouts for a decision. */
const SAMPLED = 0.4
const FEWEST_SAMPLES = 32

/** The settings of an analysis of a game at one depth. */
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
