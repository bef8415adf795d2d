import type { Game, GameEvent } from '../game.ts'
import type { Seat } from '../seat.ts'

/** A bot: chooses an action of the seat to act; the same seed gives the same action. */
export type Bot = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  position: { readonly options: O; readonly state: S; readonly seat: Seat },
  seed: string,
) => A

/**
 * What the matches of a game with some seats say about its balance: `testing/balance.ts` in its folder exports `weigh`.
 * A bot plays every seat, or the game's own sensible play if there is none.
 */
export type Balance = (
  seats: number,
  matches: number,
  bot?: Bot,
) => {
  readonly lines: readonly string[]
  /** What exceeds its limits. */
  readonly faults: readonly string[]
}
