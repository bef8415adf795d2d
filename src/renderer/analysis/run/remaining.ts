/** How long something will still take, from how far it has come since it was first seen. */

interface Reached {
  /** In milliseconds, by a clock that is never set. */
  readonly at: number
  /** Of the whole, 0 to 1. */
  readonly part: number
}

export interface Left {
  readonly unit: 'seconds' | 'minutes'
  readonly n: number
}

/** Before this much is done nothing can be said. */
const ENOUGH = 0.02

/** As people say it: in steps of five seconds, from ninety on in minutes; null while nothing can be said. */
export const leftOf = (since: Reached, now: Reached): Left | null => {
  const done = now.part - since.part
  if (done < ENOUGH) return null
  const seconds = (((now.at - since.at) / done) * (1 - now.part)) / 1000
  if (seconds >= 90) return { unit: 'minutes', n: Math.round(seconds / 60) }
  return { unit: 'seconds', n: Math.max(5, Math.round(seconds / 5) * 5) }
}
