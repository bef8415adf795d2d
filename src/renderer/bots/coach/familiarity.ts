/** How often somebody was told what a choice is for: what is familiar is no longer said. */

/** Of one game, as the settings keep it. */
export interface Coaching {
  readonly on: boolean
  /** By topic. */
  readonly seen: { readonly [topic: string]: number }
}

export const NO_COACHING: Coaching = { on: false, seen: {} }

/** A sentence is said so often, and then no more. */
export const ENOUGH = 3

export const isFamiliar = ({ seen }: Coaching, topic: string): boolean => (seen[topic] ?? 0) >= ENOUGH

export const afterTelling = (coaching: Coaching, topic: string): Coaching => ({
  ...coaching,
  seen: { ...coaching.seen, [topic]: Math.min((coaching.seen[topic] ?? 0) + 1, ENOUGH) },
})
