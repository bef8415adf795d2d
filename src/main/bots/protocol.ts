/** What a thread of the pool is asked to think about, and what it answers. */
import type { DecisionToJudge } from '../../engine/analysis/decision.ts'
import type { ChanceOutcome } from '../../engine/analysis/luck.ts'
import type { Finding } from '../../engine/record/analysis.ts'
import type { Level } from '../../engine/search/levels.ts'
import type { SearchChoice } from '../../engine/search/search.ts'

export interface SearchRequest {
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

export interface SearchResult {
  readonly action: unknown
  /** The actions that were tried, the most visited first; no more than `CHOICES`. */
  readonly choices: readonly SearchChoice<unknown>[]
  readonly playouts: number
  readonly ms: number
}

export const CHOICES = 20

/** What a decision cost, and whom an act of chance helped. */
export type AnalysisTask =
  | ({ readonly kind: 'decision'; readonly game: string } & DecisionToJudge<unknown, unknown>)
  | ({ readonly kind: 'luck'; readonly game: string } & ChanceOutcome<unknown>)

export type Job =
  | { readonly kind: 'think'; readonly question: SearchRequest }
  | { readonly kind: 'analyse'; readonly task: AnalysisTask }

export interface JobResult {
  readonly think: SearchResult
  readonly analyse: Finding
}
