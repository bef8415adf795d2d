/** Queries about what is where in a position. */
import { distance, type Place } from '../components/grid.ts'
import type { PawnId, Side, Tile } from '../components/pieces.ts'
import type { Pawn, State } from '../state.ts'

/** The tile at a place once the grid is laid; throws for a place outside the grid. */
export const tileAt = (state: State, place: Place): Tile => {
  const tile = state.tiles[place]
  if (tile === undefined) throw new RangeError(`No tile at place ${place}`)
  return tile
}

/** A placed pawn; throws before the pawns are placed. */
export const pawnAt = (state: State, pawn: PawnId): Pawn => {
  const found = state.pawns[pawn]
  if (found === undefined) throw new RangeError(`Pawn ${pawn} is not placed`)
  return found
}

export const isOccupied = ({ pawns }: State, place: Place): boolean => {
  // Called for every neighbour of every pawn in every position: a plain loop is twice as fast.
  for (const pawn of pawns) if (pawn.at === place) return true
  return false
}

/** The steps from a pawn to its home. */
export const stepsHome = (pawn: Pawn): number => distance(pawn.at, pawn.home)

const FLIPPED = { dark: 'light', light: 'dark' } as const satisfies { readonly [S in Side]: Side }

/** The position with a pawn on another place. */
export const withMoved = (state: State, pawn: PawnId, to: Place): State => ({
  ...state,
  pawns: state.pawns.map((each, id) => (id === pawn ? { ...each, at: to } : each)),
})

/** The position with some tiles turned over. */
export const withFlipped = (state: State, flipped: readonly Place[]): State =>
  flipped.length === 0
    ? state
    : {
        ...state,
        tiles: state.tiles.map((tile, at) =>
          flipped.includes(at) ? { ...tile, side: FLIPPED[tile.side] } : tile,
        ),
      }
