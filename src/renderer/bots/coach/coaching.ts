/** What a new player reads: each topic until it is familiar. */

/** Coaching state of one game, as the settings store it. */
export interface Coaching {
  readonly on: boolean
  /** How often each topic and each warning was shown. */
  readonly seen: { readonly [topic: string]: number }
  /** The player's first match of the game, if the program set it up: there no topic is familiar yet. */
  readonly first?: string | undefined
}

export const NO_COACHING: Coaching = { on: false, seen: {} }

/** A topic is shown this many times. */
export const ENOUGH = 3

export const isFamiliar = ({ seen }: Coaching, topic: string): boolean => (seen[topic] ?? 0) >= ENOUGH

export const afterTelling = (coaching: Coaching, topic: string): Coaching => ({
  ...coaching,
  seen: { ...coaching.seen, [topic]: Math.min((coaching.seen[topic] ?? 0) + 1, ENOUGH) },
})

/** Warnings are counted beside the topics, under names no topic has. */
const warningKey = (misreading: string): string => `misreading.${misreading}`

/** Whether the player was told what is often played wrong. Once is enough. */
export const isWarned = ({ seen }: Coaching, misreading: string): boolean =>
  (seen[warningKey(misreading)] ?? 0) > 0

export const afterWarning = (coaching: Coaching, misreading: string): Coaching => ({
  ...coaching,
  seen: { ...coaching.seen, [warningKey(misreading)]: 1 },
})
