/** The position before the tiles are laid. */
import type { Setup } from '../../../kernel/game.ts'
import { PLACES } from '../components/grid.ts'
import type { Options, State } from '../state.ts'

const NEVER_FLIPPED: readonly number[] = PLACES.map(() => 0)

/** The start of every game of a match: an empty table. */
export const emptyGame = {
  tiles: [],
  flipped: NEVER_FLIPPED,
  pawns: [],
  placer: null,
  mover: 0,
  turn: 0,
  idle: 0,
  open: [],
  stage: { is: 'lay' },
} as const satisfies Partial<State>

export const start = ({ options }: Setup<Options>): State => ({
  ...emptyGame,
  options,
  game: 1,
  points: [0, 0],
  chooser: null,
})
