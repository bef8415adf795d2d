/** A number with its noun, in English: `1 step`, `2 steps`. */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
