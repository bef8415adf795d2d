/** The position of a Qin match, and the words its actions and events are made of. */
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
  /** The square its pagodas stand on. It never changes and names the province. */
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

/** A game of the match that is over: pagodas on the board by seat, and who won. */
export interface Finished {
  readonly side: Side
  readonly pagodas: readonly number[]
  readonly winners: readonly Seat[]
}

/**
 * What the match waits for: `first` chance draws who starts; `deal` chance deals a seat its hand;
 * `place` the mover places a tile; `draw` chance draws the mover a tile; `interval` the first game
 * of two is over, and chance deals the first hand of the second; `over`.
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
  /** The seat that starts this game, once known. */
  readonly first: Seat | null
  /** The tiles on the board in the order they were placed; with the map they are the whole board. */
  readonly tiles: readonly Placed[]
  readonly provinces: readonly Province[]
  readonly stacks: readonly Stack[]
  /** Who holds each village, in reading order of the villages. */
  readonly holders: readonly (Seat | null)[]
  /** Pagodas not on the board, by seat. */
  readonly supplies: readonly number[]
  /** The tiles of each seat in the order they came. Hidden (QIN-H1). */
  readonly hands: readonly (readonly Kind[])[]
  /** What people draw at their own table may be entered as not seen. */
  readonly unseen?: true
  /**
   * By seat, how many more tiles it holds that nobody has told of: they were entered as not seen, or the
   * record is made for others to see. They still count in `stock`, since their kinds are not known.
   */
  readonly veiled?: readonly number[]
  /** Seats with such tiles that have passed since the last tile was placed: nothing of theirs fits. */
  readonly stuck?: readonly Seat[]
  /** How many tiles of each kind are not drawn yet; their order is not known to anybody. Hidden (QIN-H1). */
  readonly stock: readonly number[]
  readonly mover: Seat
  /** Turn of this game, 1-based, passes included; 0 before the first. */
  readonly turn: number
  readonly finished: readonly Finished[]
  readonly stage: Stage
}
