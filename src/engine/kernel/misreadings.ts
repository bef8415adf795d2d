/** What people often get wrong about the rules of a game. */
import type { Language } from './text.ts'

/** One rule as it is often played, and as it is. */
export interface Misreading<V> {
  /** Stable, because settings keep which ones a player was told. */
  readonly id: string
  /** The rules that settle it, the most important one first. */
  readonly rules: readonly [string, ...string[]]
  /**
   * True in a position in which the seat to act may go wrong by it, so that the coach mentions it. If left out, only
   * readers of the rules are told.
   */
  readonly matters?: (view: V) => boolean
  readonly texts: {
    readonly [L in Language]: {
      /** What people do or believe, as a sentence. */
      readonly wrong: string
      /** How it is, in one or two sentences that make sense on their own. */
      readonly right: string
    }
  }
}

/** A misreading of any game; only the game itself knows the type of its view. */
export type AnyMisreading = Misreading<never>
