import type { Moment, Turn } from '../../../engine/kernel/game.ts'

/**
 * What the list shows of a match without loading it. The library knows no rules, so the caller of each change
 * supplies it.
 */
export interface Summary {
  /** Steps on the played line. */
  readonly played: number
  /** Steps in the whole tree. */
  readonly steps: number
  readonly comments: number
  /** Branches besides `main`. */
  readonly branches: number
  readonly turn: Turn
  readonly moment: Moment
  readonly scores: readonly number[]
}

/** The summary as the columns played, steps, comments, branches, over, turn, moment, scores. */
export const summaryColumns = (
  summary: Summary,
): [number, number, number, number, number, string, string, string] => [
  summary.played,
  summary.steps,
  summary.comments,
  summary.branches,
  summary.turn.by === 'nobody' ? 1 : 0,
  JSON.stringify(summary.turn),
  JSON.stringify(summary.moment),
  JSON.stringify(summary.scores),
]

/** The summary of a match without steps. */
export const emptySummary = (seats: number): Summary => ({
  played: 0,
  steps: 0,
  comments: 0,
  branches: 0,
  turn: { by: 'chance' },
  moment: { part: 1, round: 1, turn: 1 },
  scores: Array.from({ length: seats }, () => 0),
})
