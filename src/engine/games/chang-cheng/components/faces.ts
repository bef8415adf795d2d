/** The four boards of the game with two faces each (CC-2). The rows are our own drawing. */

/** A face of a board: the number of the board and its side. */
export const FACES = ['1A', '1B', '2A', '2B', '3A', '3B', '4A', '4B'] as const
export type Face = (typeof FACES)[number]

/** Sizes from left to right of three Chinese provinces south of the wall and three Mongol regions north of it. */
export interface Row {
  readonly china: readonly [number, number, number]
  readonly mongols: readonly [number, number, number]
}

/** The row of each face. */
export const ROWS = {
  '1A': { china: [4, 5, 4], mongols: [5, 5, 3] },
  '1B': { china: [3, 6, 4], mongols: [4, 6, 3] },
  '2A': { china: [5, 4, 4], mongols: [4, 4, 5] },
  '2B': { china: [3, 5, 5], mongols: [4, 5, 4] },
  '3A': { china: [4, 4, 5], mongols: [5, 4, 4] },
  '3B': { china: [6, 3, 4], mongols: [5, 3, 5] },
  '4A': { china: [5, 3, 5], mongols: [4, 5, 4] },
  '4B': { china: [4, 3, 6], mongols: [5, 3, 5] },
} as const satisfies { readonly [F in Face]: Row }

/** Spaces in a board's row. */
export const SPACES = 13
/** Provinces, and also regions, of a board. */
export const PARTS = 3

/** True if the faces share their board's number. */
export const isSameBoard = (one: Face, other: Face): boolean => one.charAt(0) === other.charAt(0)
