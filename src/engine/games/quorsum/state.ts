/** The position of a Quorsum match, and the words its actions and events are made of. */
import type { Place } from './components/grid.ts'
import type { QuorsumSeat, Die, Tile, PawnId } from './components/pieces.ts'
import type { Outcome } from '../../kernel/game.ts'
import type { OptionsOf } from '../../kernel/options.ts'
import type { FIELDS } from './options.ts'

export type Options = OptionsOf<typeof FIELDS>

export interface Pawn {
  readonly seat: QuorsumSeat
  readonly at: Place
  readonly home: Place
  /** Smallest distance to home at the end of any turn of this game; 6 at its start (QO-20). */
  readonly best: number
}

/** What dice are allotted to. */
export type Target = { readonly pawn: PawnId } | { readonly tile: Place }
export type Allotment = Target & { readonly dice: number }

/** A roll announced and not yet made: chance is to act. */
export type Attempt =
  | { readonly kind: 'move'; readonly pawn: PawnId; readonly to: Place; readonly dice: number }
  | { readonly kind: 'flip'; readonly tile: Place; readonly dice: number }

/**
 * What the match waits for:
 * `lay` chance lays the tiles; `opening` a seat's opening die (`rolls` are those of this round so
 * far); `choose` the chooser picks A or B; `place` the seat with B places the pawns; `allot` the
 * mover allots dice; `carry` the mover carries out what is `open`; `chain` a pawn that just made a
 * step may go on with `dice` dice; `roll` chance rolls for `attempt`; `over`.
 */
export type Stage =
  | { readonly is: 'lay' }
  | { readonly is: 'opening'; readonly rolls: readonly Die[] }
  | { readonly is: 'choose' }
  | { readonly is: 'place' }
  | { readonly is: 'allot' }
  | { readonly is: 'carry' }
  | { readonly is: 'chain'; readonly pawn: PawnId; readonly dice: number }
  | { readonly is: 'roll'; readonly attempt: Attempt }
  | { readonly is: 'over'; readonly outcome: Outcome }

export interface State {
  readonly options: Options
  /** Game of the match, 1-based. */
  readonly game: number
  readonly points: readonly [number, number]
  /** Empty until laid. */
  readonly tiles: readonly Tile[]
  /** For each place the turn in which its tile was last flipped in this game, 0 for never. */
  readonly flipped: readonly number[]
  /** Empty until placed. */
  readonly pawns: readonly Pawn[]
  /** The seat that may choose A or B in this game, once known. */
  readonly chooser: QuorsumSeat | null
  /** The seat that places the pawns, once known. */
  readonly placer: QuorsumSeat | null
  readonly mover: QuorsumSeat
  /** Turn of this game, 1-based; 0 before the first. */
  readonly turn: number
  /** Turns in a row without progress (QO-20). */
  readonly idle: number
  /** Allotments not yet carried out, in the order they were given. */
  readonly open: readonly Allotment[]
  readonly stage: Stage
}
