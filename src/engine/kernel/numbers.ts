/** Numbers with a real minus sign, as people read them. */

/** `3`, `0`, `−3`. */
export const withMinus = (n: number): string => (n < 0 ? `−${-n}` : String(n))

/** A change by so much: `+3`, `0`, `−3`. */
export const withSign = (n: number): string => (n > 0 ? `+${n}` : withMinus(n))

/** What each seat has, in their order: `3 : −1`; in one line, or where there are many never begun with a colon. */
export const formatScores = (scores: readonly number[]): string =>
  scores.map(withMinus).join(scores.length > 3 ? '\u00a0: ' : '\u00a0:\u00a0')

/** A value that fills a hole of a sentence: numbers below zero with their minus. Of `n` and `count` hangs the plural. */
export const formatParam = (name: string, value: unknown): unknown =>
  typeof value === 'number' && value < 0 && name !== 'n' && name !== 'count' ? withMinus(value) : value
