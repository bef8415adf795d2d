/** The position of a Qin match and the types in its actions and events. */
import type { Colour, Kind } from './components/pieces.ts'
import type { Side } from './components/maps.ts'
import type { Square } from './components/grid.ts'
import type { Outcome } from '../../kernel/game.ts'
import type { OptionsOf } from '../../kernel/options.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { FIELDS } from './options.ts'

export type Options = OptionsOf<typeof FIELDS>

/** A tile on the board: its first colour lies on the first square. */
export interface Placed {
  readonly tile: Kind
  readonly at: readonly [Square, Square]
  readonly seat: Seat
}

/** Two or more connected squares of one colour (QIN-E4). */
export interface Province {
  /** The square its pagodas are on. It never changes and identifies the province. */
  readonly at: Square
  readonly colour: Colour
  readonly owner: Seat
  /** In reading order. */
  readonly squares: readonly Square[]
}

/** Pagodas on a province or a village. */
export interface Stack {
  readonly at: Square
  readonly seat: Seat
  readonly count: number
}

/** A finished game of the match: pagodas on the board by seat, and the winners. */
export interface Finished {
  readonly side: Side
  readonly pagodas: readonly number[]
  readonly winners: readonly Seat[]
}

/**
 * What the match is waiting for: `first`, chance draws the first seat; `deal`, chance deals a seat its hand; `place`,
 * the mover places a tile; `draw`, chance draws a tile for the mover; `interval`, the first of two games is over and
 * chance deals the first hand of the second; `over`.
 */
export type Stage =
  | { readonly is: 'first' }
  | { readonly is: 'deal'; readonly seat: Seat }
  | { readonly is: 'place' }
  | { readonly is: 'draw' }
  | { readonly is: 'interval' }
  | { readonly is: 'over'; readonly outcome: Outcome }

export interface State {
  readonly options: Options
  readonly seats: number
  /** Game of the match, 1 or 2 (QIN-G4). */
  readonly game: number
  readonly side: Side
  /** The first seat of this game; null until drawn. */
  readonly first: Seat | null
  /** The tiles on the board in the order placed; together with the map they are the whole board. */
  readonly tiles: readonly Placed[]
  readonly provinces: readonly Province[]
  readonly stacks: readonly Stack[]
  /** The holder of each village, in reading order of the villages. */
  readonly holders: readonly (Seat | null)[]
  /** Pagodas not on the board, by seat. */
  readonly supplies: readonly number[]
  /** The known tiles of each seat in the order they came. Hidden (QIN-H1). */
  readonly hands: readonly (readonly Kind[])[]
  /** Set if people may enter tiles at their own table as not seen. */
  readonly unseen?: true
  /**
   * By seat, how many more tiles it holds that are unknown: entered as not seen, or hidden in a redacted record.
   * `stock` still counts them, because their kinds are unknown.
   */
  readonly veiled?: readonly number[]
  /** Seats with such tiles that have passed since the last tile was placed, so that none of theirs fits. */
  readonly stuck?: readonly Seat[]
  /** Undrawn tiles of each kind; nobody knows their order. Hidden (QIN-H1). */
  readonly stock: readonly number[]
  readonly mover: Seat
  /** The turn of this game, 1-based and counting passes; 0 before the first. */
  readonly turn: number
  readonly finished: readonly Finished[]
  readonly stage: Stage
}
