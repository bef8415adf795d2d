/** Estimates of the chances to win from features of a position, whose weights `npm run train` learns from self-play. */
import { sumOf } from './rules/lists.ts'

/**
 * Turns expected points into chances to win that sum to 1: a lead of 1 / `weight` makes a seat e times as likely to
 * win.
 */
export const softmax = (hopes: readonly number[], weight: number): readonly number[] => {
  const most = Math.max(...hopes)
  const shares = hopes.map((hope) => Math.exp(weight * (hope - most)))
  const sum = sumOf(shares)
  return shares.map((share) => share / sum)
}

/** A position in numbers. */
export interface Features {
  /** How far the match has come: 0 at its start, 1 at its end. */
  readonly progress: number
  /** By seat, a number for each feature, in the order of the weights. */
  readonly bySeat: readonly (readonly number[])[]
}

/** What one more of a feature is worth at the start and at the end of a match; in between in proportion. */
export interface Weight {
  readonly feature: string
  readonly start: number
  readonly end: number
}

/** Chances to win that sum to 1: a seat whose weighted features come to 1 more is e times as likely to win. */
export const chancesFrom = (
  { progress, bySeat }: Features,
  weights: readonly Weight[],
): readonly number[] => {
  const now = weights.map(({ start, end }) => start + progress * (end - start))
  return softmax(
    bySeat.map((features) => now.reduce((sum, weight, at) => sum + weight * (features[at] ?? 0), 0)),
    1,
  )
}

/** What an evaluation is learned from. */
export interface Learned<S> {
  /** The names of the features, in their order. */
  readonly names: readonly string[]
  features(state: S): Features
}
