/** The 169 squares of the board, their names and neighbours, and every pair of squares a tile can cover. */

/** A square of the board in reading order: 0 is a1, 12 is m1, 168 is m13. */
export type Square = number

/** Squares along a side (QIN-S2). */
export const SIZE = 13

/** All squares in reading order. */
export const SQUARES: readonly Square[] = Array.from({ length: SIZE * SIZE }, (_, square) => square)

const COLUMNS = 'abcdefghijklm'

export const columnOf = (square: Square): number => square % SIZE
export const rowOf = (square: Square): number => Math.floor(square / SIZE)

/** `a1` is the top left corner, `m13` the bottom right one. */
export const squareName = (square: Square): string =>
  `${COLUMNS.charAt(columnOf(square))}${rowOf(square) + 1}`

const NAMED: ReadonlyMap<string, Square> = new Map(SQUARES.map((square) => [squareName(square), square]))

/** The square with this name, if any. */
export const squareNamed = (name: string): Square | undefined => NAMED.get(name)

const STEPS = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
] as const

/** The squares that share an edge with each square, in reading order. */
export const NEIGHBOURS: readonly (readonly Square[])[] = SQUARES.map((square) =>
  STEPS.flatMap(([right, down]) => {
    const [column, row] = [columnOf(square) + right, rowOf(square) + down]
    const isOnBoard = column >= 0 && column < SIZE && row >= 0 && row < SIZE
    return isOnBoard ? [row * SIZE + column] : []
  }),
)

export const neighboursOf = (square: Square): readonly Square[] => NEIGHBOURS[square] ?? []

export const areAdjacent = (one: Square, other: Square): boolean => neighboursOf(one).includes(other)

/** Every pair of adjacent squares, the earlier in reading order first (QIN-P1): 312 of them. */
export const PAIRS: readonly (readonly [Square, Square])[] = SQUARES.flatMap((square) =>
  neighboursOf(square).flatMap((next) => (next > square ? [[square, next] as const] : [])),
)
