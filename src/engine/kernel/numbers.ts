/** Numbers as people read them, with a real minus sign. */

/** `3`, `0`, `−3`. */
export const withMinus = (n: number): string => (n < 0 ? `−${-n}` : String(n))

/** A change with its sign: `+3`, `0`, `−3`. */
export const withSign = (n: number): string => (n > 0 ? `+${n}` : withMinus(n))

/**
 * The scores of all seats in seat order: `3 : −1`. Up to three scores stay on one line; longer lists break only after a
 * colon.
 */
export const formatScores = (scores: readonly number[]): string =>
  scores.map(withMinus).join(scores.length > 3 ? '\u00a0: ' : '\u00a0:\u00a0')

/**
 * Formats a parameter of a sentence: negative numbers get a real minus sign, except `n` and `count`, which select the
 * plural.
 */
export const formatParam = (name: string, value: unknown): unknown =>
  typeof value === 'number' && value < 0 && name !== 'n' && name !== 'count' ? withMinus(value) : value
