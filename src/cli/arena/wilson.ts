/** A share and the interval around it. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/** The 95 % point of the normal distribution. */
const Z = 1.959964

/**
 * The 95 % interval around a share of `wins` in `trials`: E. B. Wilson, "Probable Inference, the Law of
 * Succession, and Statistical Inference", JASA 22, 1927. Shared wins may make `wins` a fraction.
 */
export const wilson = (wins: number, trials: number): Interval => {
  if (trials === 0) return { low: 0, high: 1 }
  const share = wins / trials
  const scale = 1 + Z ** 2 / trials
  const middle = (share + Z ** 2 / (2 * trials)) / scale
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2))
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
