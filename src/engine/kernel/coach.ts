/** What is said to somebody who plays a game for the first time: before a choice, what it is for. */
import type { Language } from './text.ts'

export interface Coach<V> {
  /** What whoever is to act has before them, as a key of the texts; undefined where nothing need be said. */
  readonly topic: (view: V) => string | undefined
  /** By topic, a sentence or two: what can be done, and what for; never what would be best. */
  readonly texts: { readonly [L in Language]: { readonly [topic: string]: string } }
}

/** Of any game; its view is the game's own. */
export type AnyCoach = Coach<never>
