/** The two seats, the dice, the tiles and the pawns as they come in the box. */

/** One of the two seats of Quorsum. */
export type QuorsumSeat = 0 | 1

/** A side of a tile. */
export type Side = 'dark' | 'light'

/** Dice at the start of a turn (QO-8). */
export const DICE = 4

/** The number on one die. */
export type Die = 1 | 2 | 3 | 4 | 5 | 6

export type TileValue = 2 | 3 | 4 | 5 | 6

export interface Tile {
  readonly value: TileValue
  readonly side: Side
}

/** One of the four pawns: 0 and 1 are seat 0's, 2 and 3 are seat 1's. */
export type PawnId = 0 | 1 | 2 | 3
