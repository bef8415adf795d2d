/** What the board of Qin needs: the position, and an outline of the legal actions. */
import type { Outcome } from '../../../kernel/game.ts'
import type { Actor, Seat } from '../../../kernel/seat.ts'
import type { Finished, Options, Placed, Stage } from '../state.ts'
import type { Colour, Kind } from '../components/pieces.ts'
import type { Side } from '../components/maps.ts'
import type { Square } from '../components/grid.ts'

export interface ProvinceView {
  /** The square its pagodas are on; constant as long as the province exists. */
  readonly at: Square
  readonly colour: Colour
  readonly owner: Seat
  /** In reading order. */
  readonly squares: readonly Square[]
  /** Five squares or more: it has two pagodas and cannot be absorbed (QIN-E3, QIN-A6). */
  readonly major: boolean
  /** Pagodas on it: one short only if a supply ran out in the last turn of a game (QIN-G1a). */
  readonly pagodas: number
}

export interface VillageView {
  readonly at: Square
  readonly holder: Seat | null
  /** Pagodas on it, 0 or 1. */
  readonly pagodas: number
  /** By seat, the pagodas of its provinces that touch the village (QIN-V1). */
  readonly strengths: readonly number[]
}

export interface HandView {
  readonly count: number
  /**
   * In the order they came, the newest last; null for viewers who may not know them. Fewer than `count` if some are
   * unseen.
   */
  readonly tiles: readonly Kind[] | null
}

/** The placements of one kind of tile. */
export interface Fit {
  readonly tile: Kind
  /** For each placement the squares of the tile's first and second colour, as in the action. */
  readonly at: readonly (readonly [Square, Square])[]
}

export interface View {
  readonly options: Options
  readonly seats: number
  readonly game: number
  readonly side: Side
  readonly stage: Stage['is']
  readonly by: Actor | 'nobody'
  /** The first seat of this game; null until drawn. */
  readonly first: Seat | null
  /** The seat whose turn it is or last was; null before the first turn. */
  readonly mover: Seat | null
  /** The seat chance is dealing or drawing for. */
  readonly awaits: Seat | null
  /** True if people may enter the tiles as not seen. */
  readonly mayBeUnseen: boolean
  readonly turn: number
  /** 169 characters in reading order: `.` grass, `V` village, `W` water, `R` `Y` `B` start squares. */
  readonly land: string
  /** Tiles in the order placed: the last is the newest. */
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
  /** The number of undrawn tiles. */
  readonly stock: number
  /** The tiles this viewer has not seen, by kind: in the stock and in hands hidden from it. */
  readonly unseen: { readonly [K in Kind]: number }
  /**
   * While a tile is to be placed: where each kind in the viewer's own hand fits, in the order of the kinds; for `all`
   * and with open hands, in the mover's hand. A kind that fits nowhere has no placements. Empty for other viewers. A
   * hand with unseen tiles includes every kind they may be.
   */
  readonly fits: readonly Fit[]
  /** True if the mover may say that none of its tiles fits, because some are unseen (QIN-T2). */
  readonly mayPass: boolean
  /** Finished games of this match. */
  readonly finished: readonly Finished[]
  readonly outcome: Outcome | null
}
