/** What the board of Quorsum needs: the position, and an outline of the legal actions. */
import type { Outcome } from '../../../kernel/game.ts'
import type { Actor, Seat } from '../../../kernel/seat.ts'
import type { Allotment, Attempt, Options, Stage } from '../state.ts'
import type { Place } from '../components/grid.ts'
import type { PawnId, Tile } from '../components/pieces.ts'

/** A step or flip that can be announced now, with its chance of success, 0 to 1. */
export interface Attemptable {
  readonly attempt: Attempt
  readonly value: number
  readonly probability: number
}

export interface PawnView {
  readonly id: PawnId
  readonly seat: Seat
  /** 1 or 2: the number on the pawn. */
  readonly number: 1 | 2
  readonly at: Place
  readonly home: Place
  /** Orthogonal steps to home. */
  readonly distance: number
}

/** An allotment not yet carried out; if it is impossible now, the refusal code says why. */
interface OpenAction {
  readonly allotment: Allotment
  readonly possible: boolean
  readonly reason: string | null
}

export interface View {
  readonly options: Options
  readonly game: number
  readonly points: readonly [number, number]
  readonly stage: Stage['is']
  readonly by: Actor | 'nobody'
  readonly mover: Seat
  readonly turn: number
  /** Turns in a row without progress, 0 to 6. */
  readonly idle: number
  readonly tiles: readonly Tile[]
  /** Places whose tiles may not be flipped this turn (QO-16). */
  readonly locked: readonly Place[]
  /** Tiles that cannot be flipped now, each with the refusal code (QO-15, QO-16, QO-24). */
  readonly blocked: readonly { readonly tile: Place; readonly code: string }[]
  readonly pawns: readonly PawnView[]
  readonly chooser: Seat | null
  readonly placer: Seat | null
  readonly openingRolls: readonly number[]
  /** What is still to be carried out, in the order allotted. */
  readonly open: readonly OpenAction[]
  /** The pawn in the middle of a chain, with its dice. */
  readonly chain: { readonly pawn: PawnId; readonly dice: number } | null
  /** The roll chance is to make. */
  readonly attempt: Attempt | null
  /** Every step and flip that can be announced now. */
  readonly attemptable: readonly Attemptable[]
  /** While dice are allotted: where each of the mover's pawns could step at once. */
  readonly reach: readonly { readonly pawn: PawnId; readonly to: readonly Place[] }[]
  /** The seats for which a win now would count double (QO-19). */
  readonly doubleFor: readonly Seat[]
  readonly outcome: Outcome | null
}
