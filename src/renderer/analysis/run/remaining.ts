/** Estimates how long something will still take, from its progress since it was first seen. */

interface Reached {
  /** In milliseconds, by a monotonic clock. */
  readonly at: number
  /** Share of the whole, 0 to 1. */
  readonly part: number
}

export interface Left {
  readonly unit: 'seconds' | 'minutes'
  readonly n: number
}

/** Below this progress there is no estimate. */
const MIN_PROGRESS = 0.02

/**
 * Rounded for people: steps of five seconds, and minutes from ninety seconds on. Null while there is no estimate.
 */
export const leftOf = (since: Reached, now: Reached): Left | null => {
  const done = now.part - since.part
  if (done < MIN_PROGRESS) return null
  const seconds = (((now.at - since.at) / done) * (1 - now.part)) / 1000
  if (seconds >= 90) return { unit: 'minutes', n: Math.round(seconds / 60) }
  return { unit: 'seconds', n: Math.max(5, Math.round(seconds / 5) * 5) }
}
