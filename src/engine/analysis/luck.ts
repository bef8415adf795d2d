/**
 * Measures whom an act of chance helped: the chance of each seat to win after the outcome minus its expected value
 * before, both in the true position. Playouts come in pairs, one from the real outcome and one from a possible one,
 * with the same luck afterwards, so that the common part cancels out.
 */
import type { Game, GameEvent } from '../kernel/game.ts'
import { quickRandom, type Random } from '../kernel/random.ts'
import type { Finding } from '../record/analysis.ts'
import { rollout, rewardsOf } from '../search/rollout.ts'
import { rounded } from './decision.ts'

/** An outcome of chance in a match to measure. */
export interface ChanceOutcome<S> {
  /** The true position, in which chance is to act. */
  readonly state: S
  /** The outcome that occurred. */
  readonly action: unknown
  readonly seed: string
  /** Pairs of playouts. */
  readonly samples: number
}

/** Listed outcomes are taken in turn, in proportion to their probability. */
const outcomesOf = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  state: S,
  samples: number,
  random: Random,
): ((sample: number) => A) => {
  const odds = game.odds(state)
  if (odds === undefined || odds.length > samples) return () => game.chance(state, random)
  let sum = 0
  const until = odds.map(({ action, probability }) => ({ action, until: (sum += probability) }))
  return (sample) => {
    const at = ((sample + 0.5) / samples) * sum
    return (until.find((each) => at < each.until) ?? until.at(-1))?.action ?? game.chance(state, random)
  }
}

/**
 * Measures luck in slices of one pair of playouts and yields the progress, 0 to 1. The same position, seed and samples
 * give the same finding.
 */
export function* measureLuck<O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  { state, action, seed, samples }: ChanceOutcome<S>,
): Generator<number, Finding> {
  const fell = game.schemas.action.parse(action)
  const same = (outcome: A): string => game.heuristics?.outcome?.(state, outcome) ?? JSON.stringify(outcome)
  const after = (outcome: A): S => {
    const decision = game.decide(state, outcome)
    if (!decision.ok) throw new Error(`${game.id} refuses its own outcome: ${decision.refusal.code}`)
    return decision.events.reduce((sofar, event) => game.evolve(sofar, event), state)
  }
  const turns = game.heuristics?.luckHorizon?.(state)
  const worth = (from: S, luck: string): readonly number[] => {
    const turn = game.turn(from)
    return turn.by === 'nobody' ? rewardsOf(turn.outcome) : rollout(game, from, quickRandom(luck), turns)
  }

  const key = same(fell)
  const real = after(fell)
  const outcome = outcomesOf(game, state, samples, quickRandom(`${seed} outcomes`))
  const sums = game.score(state).map(() => 0)
  const squares = sums.map(() => 0)
  for (let sample = 0; sample < samples; sample += 1) {
    const other = outcome(sample)
    if (same(other) !== key) {
      const luck = `${seed} ${sample}`
      const got = worth(real, luck)
      const expected = worth(after(other), luck)
      sums.forEach((_, seat) => {
        const gain = (got[seat] ?? 0) - (expected[seat] ?? 0)
        sums[seat] = (sums[seat] ?? 0) + gain
        squares[seat] = (squares[seat] ?? 0) + gain ** 2
      })
    }
    yield sample / samples
  }
  return told(sums, squares, samples)
}

/**
 * Shrinks luck towards 0, completely if it is within its own error (the positive-part estimator of W. James and C.
 * Stein, "Estimation with Quadratic Loss", 1961): a match has many acts of chance, and their errors must not add up to
 * a trend.
 */
const told = (sums: readonly number[], squares: readonly number[], samples: number): Finding => {
  const means = sums.map((sum) => sum / samples)
  const errors = squares.map(
    (square, seat) => Math.max(0, square / samples - (means[seat] ?? 0) ** 2) / samples,
  )
  const signal = means.reduce((sum, mean) => sum + mean ** 2, 0)
  const noise = errors.reduce((sum, error) => sum + error, 0)
  const error = rounded(Math.min(1, Math.sqrt(noise / means.length)))
  if (signal <= noise) return { kind: 'nothing', error }
  const kept = 1 - noise / signal
  const luck = means.map((mean) => rounded(mean * kept))
  return luck.every((each) => each === 0) ? { kind: 'nothing', error } : { kind: 'luck', luck, error }
}
