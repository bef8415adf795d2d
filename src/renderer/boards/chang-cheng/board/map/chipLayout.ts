/** Positions of the sign and the count of a seat on a chip, from its middle, in CSS pixels. */
export interface Chip {
  readonly width: number
  readonly font: number
  readonly sign: { readonly x: number; readonly size: number }
  readonly count: { readonly x: number }
}

const DIGIT = 0.56
/** The frames of two chips beside each other do not touch. */
const LEAST_GAP = 2.6
const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value))

/** Layout of chips beside each other in the width of their region, without overlap however narrow it is. */
export const chipLayout = (room: number, chips: number): Chip & { readonly step: number } => {
  const step = Math.min(32, (room - 2) / Math.max(1, chips))
  const width = step - between(LEAST_GAP, step - 22, 4)
  const font = between(10, width * 0.62, 13)
  const digit = font * DIGIT
  const size = between(4, width - digit - 3, 11)
  const gap = between(1, width - digit - size - 4, 5)
  const half = (size + gap + digit) / 2
  return { step, width, font, sign: { x: size / 2 - half, size }, count: { x: half - digit / 2 } }
}
