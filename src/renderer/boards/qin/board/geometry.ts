/** Positions on the board's drawing, in its own units: 684 by 684 with 13 by 13 squares. */
import {
  columnOf,
  neighboursOf,
  rowOf,
  SIZE,
  SQUARES,
  squareName,
  type Square,
} from '../../../../engine/games/qin/components/grid.ts'
import type { Arrow } from '../../kit/keys.ts'
import type { Point } from '../../kit/drawing/places.ts'

export type { Point } from '../../kit/drawing/places.ts'
export { columnOf, neighboursOf, rowOf, SQUARES, squareName }

/** Squares along a side, the side of a square, and the width of the frame. */
export const ROWS = SIZE
export const CELL = 48
export const MARGIN = 30
export const SIDE = 2 * MARGIN + ROWS * CELL

export const columnLabel = (column: number): string => squareName(column).charAt(0)

/** The upper left corner of a square. */
export const cornerOf = (square: Square): Point => ({
  x: MARGIN + CELL * columnOf(square),
  y: MARGIN + CELL * rowOf(square),
})
export const centreOf = (square: Square): Point => ({
  x: cornerOf(square).x + CELL / 2,
  y: cornerOf(square).y + CELL / 2,
})

/** The square under a point, given the box of the whole drawing; undefined on the frame or outside. */
export const squareAt = (
  point: Point,
  box: { readonly left: number; readonly top: number; readonly width: number },
): Square | undefined => {
  const unit = SIDE / box.width
  const column = Math.floor(((point.x - box.left) * unit - MARGIN) / CELL)
  const row = Math.floor(((point.y - box.top) * unit - MARGIN) / CELL)
  const isInside = column >= 0 && column < ROWS && row >= 0 && row < ROWS
  return isInside ? row * ROWS + column : undefined
}

/** Right, down, left, up: the direction of a tile's other end from the held one. */
export type Turn = 0 | 1 | 2 | 3
const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]
export const TURNS: readonly Turn[] = [0, 1, 2, 3]

/** A quarter turn clockwise, or back. */
export const turned = (turn: Turn, by: 1 | -1 = 1): Turn => TURNS[(turn + by + 4) % 4] ?? 0

/** The square one step in a direction; undefined beyond the edge. */
export const stepFrom = (square: Square, turn: Turn): Square | undefined => {
  const [right, down] = STEPS[turn] ?? [0, 0]
  const column = columnOf(square) + right
  const row = rowOf(square) + down
  const isInside = column >= 0 && column < ROWS && row >= 0 && row < ROWS
  return isInside ? row * ROWS + column : undefined
}

/** Steps along edges from one square to another. */
export const stepsBetween = (from: Square, to: Square): number =>
  Math.abs(columnOf(from) - columnOf(to)) + Math.abs(rowOf(from) - rowOf(to))

/** The direction from a square to its neighbour; undefined if they are not neighbours. */
export const turnTowards = (from: Square, to: Square): Turn | undefined =>
  TURNS.find((turn) => stepFrom(from, turn) === to)

const ARROWS: Readonly<Record<Arrow, Turn>> = { ArrowRight: 0, ArrowDown: 1, ArrowLeft: 2, ArrowUp: 3 }

/** The square an arrow key leads to; the same square at the edge. */
export const arrowFrom = (square: Square, arrow: Arrow): Square => stepFrom(square, ARROWS[arrow]) ?? square
