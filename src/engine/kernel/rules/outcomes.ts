/** Outcomes of chance with integer weights: drawing one of them, and their probabilities. */
import type { Odds } from '../game.ts'
import type { Random } from '../random.ts'
import { sumOf } from './lists.ts'

/** An outcome and how often it comes up compared with the others, as a whole number of at least 1. */
export interface Weighted<A> {
  readonly action: A
  readonly weight: number
}

/** Outcomes that come up equally often. */
export const alike = <A>(actions: readonly A[]): readonly Weighted<A>[] =>
  actions.map((action) => ({ action, weight: 1 }))

const total = <A>(outcomes: readonly Weighted<A>[]): number => sumOf(outcomes.map(({ weight }) => weight))

/** Draws an outcome according to the weights. Throws if there is none: chance is not to act. */
export const drawWeighted = <A>(outcomes: readonly Weighted<A>[], random: Random): A => {
  let pick = random.below(Math.max(1, total(outcomes)))
  const found = outcomes.find(({ weight }) => (pick -= weight) < 0)
  if (found === undefined) throw new Error('Chance is not to act')
  return found.action
}

/** The outcomes with their probabilities. */
export const oddsFrom = <A>(outcomes: readonly Weighted<A>[]): readonly Odds<A>[] => {
  const all = total(outcomes)
  return outcomes.map(({ action, weight }) => ({ action, probability: weight / all }))
}
