/** What a worker is asked to think about, and what it answers. */
import type { Decided } from '../../engine/analysis/decision.ts'
import type { Fell } from '../../engine/analysis/luck.ts'
import type { Finding } from '../../engine/record/analysis.ts'
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

/** What a decision cost, and whom an act of chance helped. */
export type Matter =
  | ({ readonly kind: 'decision'; readonly game: string } & Decided<unknown, unknown>)
  | ({ readonly kind: 'luck'; readonly game: string } & Fell<unknown>)

export type Errand =
  | { readonly kind: 'think'; readonly question: Question }
  | { readonly kind: 'judge'; readonly matter: Matter }

export interface Returns {
  readonly think: Thought
  readonly judge: Finding
}
export type Returned = Returns[keyof Returns]

export type ToWorker = { readonly id: number; readonly errand: Errand } | { readonly cancel: number }

/** `part` is how far a thought has come, 0 to 1; `failure` is a bug, told as text; a cancelled errand is answered with null. */
export type FromWorker =
  | { readonly id: number; readonly part: number }
  | { readonly id: number; readonly value: Returned | null }
  | { readonly id: number; readonly failure: string }
