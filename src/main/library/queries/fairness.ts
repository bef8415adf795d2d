/** How well what fell agrees with what should have fallen. */

/**
 * `few`: too little fell to say anything. Otherwise how often fair luck is at least as uneven:
 * `usual` in more than one of twenty such libraries, `uneven` in fewer, `rare` in fewer than one of a hundred.
 */
export type Verdict = 'few' | 'usual' | 'uneven' | 'rare'

/** Below this the approximation by the chi-square distribution does not hold (Cochran 1954). */
const LEAST_EXPECTED = 5
/** Standard normal quantiles: exceeded by one in twenty, by one in a hundred. */
const ONE_IN_20 = 1.6449
const ONE_IN_100 = 2.3263

/**
 * Pearson's chi-square test of observed counts against expected ones, judged by the cube-root
 * approximation of Wilson and Hilferty (1931), good to a thousandth from two faces on.
 */
export const verdictOf = (seen: readonly number[], expected: readonly number[]): Verdict => {
  if (expected.length < 2 || expected.some((count) => count < LEAST_EXPECTED)) return 'few'
  const chi = expected.reduce((sum, should, at) => sum + ((seen[at] ?? 0) - should) ** 2 / should, 0)
  const spread = 2 / (9 * (expected.length - 1))
  const deviate = (Math.cbrt(chi / (expected.length - 1)) - (1 - spread)) / Math.sqrt(spread)
  if (deviate > ONE_IN_100) return 'rare'
  return deviate > ONE_IN_20 ? 'uneven' : 'usual'
}
