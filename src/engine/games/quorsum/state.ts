/** The position of a Quorsum match and the types in its actions and events. */
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
  /** The smallest distance to home at the end of any turn of this game; 6 at its start (QO-20). */
  readonly best: number
}

/** What dice can be allotted to. */
export type Target = { readonly pawn: PawnId } | { readonly tile: Place }
/** Dice allotted to a target. */
export type Allotment = Target & { readonly dice: number }

/** A roll that is announced but not made yet: chance is to act. */
export type Attempt =
  | { readonly kind: 'move'; readonly pawn: PawnId; readonly to: Place; readonly dice: number }
  | { readonly kind: 'flip'; readonly tile: Place; readonly dice: number }

/**
 * What the match is waiting for:
 * `lay`, chance lays the tiles; `opening`, a seat's opening die (`rolls` are those of this round so far); `choose`, the
 * chooser picks A or B; `place`, the seat with B places the pawns; `allot`, the mover allots dice; `carry`, the mover
 * carries out what is `open`; `chain`, a pawn that just made a step may continue with `dice` dice; `roll`, chance rolls
 * for `attempt`; `over`.
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
  /** The game of the match, 1-based. */
  readonly game: number
  readonly points: readonly [number, number]
  /** Empty until laid. */
  readonly tiles: readonly Tile[]
  /** For each place the turn in which its tile was last flipped in this game; 0 for never. */
  readonly flipped: readonly number[]
  /** Empty until placed. */
  readonly pawns: readonly Pawn[]
  /** The seat that may choose A or B in this game; null until known. */
  readonly chooser: QuorsumSeat | null
  /** The seat that places the pawns; null until known. */
  readonly placer: QuorsumSeat | null
  readonly mover: QuorsumSeat
  /** The turn of this game, 1-based; 0 before the first. */
  readonly turn: number
  /** Consecutive turns without progress (QO-20). */
  readonly idle: number
  /** Allotments not yet carried out, in the order given. */
  readonly open: readonly Allotment[]
  readonly stage: Stage
}
