/** What the board of Qin needs: the position, and in outline what can be done in it. */
import type { Outcome } from '../../../kernel/game.ts'
import type { Actor, Seat } from '../../../kernel/seat.ts'
import type { Finished, Options, Placed, Stage } from '../state.ts'
import type { Colour, Kind } from '../components/pieces.ts'
import type { Side } from '../components/maps.ts'
import type { Square } from '../components/grid.ts'

export interface ProvinceView {
  /** The square its pagodas stand on; it stays the same as long as the province exists. */
  readonly at: Square
  readonly colour: Colour
  readonly owner: Seat
  /** In reading order. */
  readonly squares: readonly Square[]
  /** Five squares or more: it carries two pagodas and cannot be absorbed (QIN-E3, QIN-A6). */
  readonly major: boolean
  /** Pagodas standing on it: one short only where a supply ran out in the last turn of a game (QIN-G1a). */
  readonly pagodas: number
}

export interface VillageView {
  readonly at: Square
  readonly holder: Seat | null
  /** Pagodas standing on it, 0 or 1. */
  readonly pagodas: number
  /** By seat, the pagodas of its provinces that touch the village (QIN-V1). */
  readonly strengths: readonly number[]
}

export interface HandView {
  readonly count: number
  /**
   * In the order they came, the newest last; null for viewers who may not know. Fewer than `count`
   * where nobody has seen the others.
   */
  readonly tiles: readonly Kind[] | null
}

/** The placements of one kind of tile. */
export interface Fit {
  readonly tile: Kind
  /** For each placement the squares of the tile's first and second colour, as an action has them. */
  readonly at: readonly (readonly [Square, Square])[]
}

export interface View {
  readonly options: Options
  readonly seats: number
  readonly game: number
  readonly side: Side
  readonly stage: Stage['is']
  readonly by: Actor | 'nobody'
  /** Who starts this game, once known. */
  readonly first: Seat | null
  /** Whose turn it is or was last; null before the first turn. */
  readonly mover: Seat | null
  /** The seat chance deals or draws for. */
  readonly awaits: Seat | null
  /** What it deals or draws may be entered as not seen. */
  readonly mayBeUnseen: boolean
  readonly turn: number
  /** 169 characters in reading order: `.` grass, `V` village, `W` water, `R` `Y` `B` start squares. */
  readonly land: string
  /** Tiles in the order they were placed: the last is the newest. */
  readonly tiles: readonly Placed[]
  /** In reading order. */
  readonly provinces: readonly ProvinceView[]
  /** In reading order. */
  readonly villages: readonly VillageView[]
  /** Pagodas of each seat at the start of a game, in its supply, and on the board. */
  readonly pagodas: number
  readonly supplies: readonly number[]
  readonly onBoard: readonly number[]
  readonly hands: readonly HandView[]
  /** Tiles not drawn yet. */
  readonly stock: number
  /** By kind, the tiles this viewer has not seen: in the stock and in hands hidden from it. */
  readonly unseen: { readonly [K in Kind]: number }
  /**
   * While a tile is to be placed: where each kind in the viewer's own hand fits, in the order of
   * the kinds; for `all` and with open hands, that of the mover. Kinds that fit nowhere have no
   * placements. Empty for others. A hand of which some tiles were not seen has all kinds they may be.
   */
  readonly fits: readonly Fit[]
  /** The mover may say that none of its tiles fits, as not all of them have been seen (QIN-T2). */
  readonly mayPass: boolean
  /** Games of this match that are over. */
  readonly finished: readonly Finished[]
  readonly outcome: Outcome | null
}
