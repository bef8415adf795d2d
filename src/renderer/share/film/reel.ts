/** Which pictures a film of a line has, and when. */

/** A part of a line, its ends included, by places on it. */
export interface Cut {
  readonly from: number
  readonly to: number
  /** Steps a second. */
  readonly pace: number
}

export interface Frame {
  /** The step's place on the line. */
  readonly place: number
  /** When it begins and how long it stays, in seconds. */
  readonly at: number
  readonly lasts: number
}

/** Seconds the last picture stays at least, so that one sees how it came out. */
const END = 2

/** One picture a step, in their order. */
export const framesOf = ({ from, to, pace }: Cut): readonly Frame[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => ({
    place: from + index,
    at: index / pace,
    lasts: from + index === to ? Math.max(END, 1 / pace) : 1 / pace,
  }))

/** How long all of it takes, in seconds. */
export const lengthOf = (frames: readonly Frame[]): number =>
  frames.reduce((sum, { lasts }) => sum + lasts, 0)
