/** Numbers with a real minus sign. */

/** `3`, `0`, `−3`. */
export const withMinus = (n: number): string => (n < 0 ? `−${-n}` : String(n))

/** A change by so much: `+3`, `0`, `−3`. */
export const withSign = (n: number): string => (n > 0 ? `+${n}` : withMinus(n))
