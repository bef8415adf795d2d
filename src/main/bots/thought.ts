/** What a worker is asked to think about, and what it answers. */
import type { Level } from '../../engine/search/levels.ts'
import type { Choice } from '../../engine/search/search.ts'

export interface Question {
  /** Id of the game. */
  readonly game: string
  readonly options: unknown
  readonly state: unknown
  /** The seat that is to act. */
  readonly seat: number
  readonly level: Level
  readonly seed: string
  /** Playouts instead of those of the level. */
  readonly playouts?: number
  /** Milliseconds after which it decides, however few the playouts were. */
  readonly within?: number
}

export interface Thought {
  readonly action: unknown
  /** The actions that were tried, the most visited first; no more than `CHOICES`. */
  readonly choices: readonly Choice<unknown>[]
  readonly playouts: number
  readonly ms: number
}

export const CHOICES = 20

export type ToWorker = { readonly id: number; readonly question: Question } | { readonly cancel: number }

/** `part` is how far a thought has come, 0 to 1; `failure` is a bug, told as text; a cancelled question is answered with null. */
export type FromWorker =
  | { readonly id: number; readonly part: number }
  | { readonly id: number; readonly thought: Thought | null }
  | { readonly id: number; readonly failure: string }
