/** Where the numbers of a match's story stand on its graph. */
import type { Point } from '../../boards/kit/drawing/places.ts'

/** Nearer to each other one would hide the other. */
const APART = 20

/** Their places in order, each so far to the left that none lies over an earlier one. */
export const apart = (spots: readonly Point[]): readonly Point[] =>
  spots.reduce<readonly Point[]>((placed, { x, y }) => {
    const isFree = (at: number): boolean =>
      placed.every((other) => Math.abs(other.x - at) >= APART || Math.abs(other.y - y) >= APART)
    let free = x
    while (!isFree(free)) free -= APART
    return [...placed, { x: free, y }]
  }, [])
