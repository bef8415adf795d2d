/** The places of a grid on the default board. */
import type { BoardPlaces, BoardProps } from '../kit/kit.ts'
import { asObject, gridOf, squareName, squareOf, type Grid } from './parts.ts'

/** The part of the width that the grid may take; the rest is for the other members. */
const SHARE = 0.55

/** The size of the grid in its room, in CSS pixels: square cells, at the left and in the middle of the height. */
export const gridBox = (
  { width, height }: BoardProps['size'],
  { columns, cells }: Grid,
): { readonly width: number; readonly height: number; readonly y: number } => {
  const rows = Math.ceil(cells.length / columns)
  const cell = Math.min((width * SHARE) / columns, height / rows)
  return { width: cell * columns, height: cell * rows, y: (height - cell * rows) / 2 }
}

/** How many seats a view made by default tells of; 0 in any other. */
const seatsIn = (view: object): number => ('seats' in view && typeof view.seats === 'number' ? view.seats : 0)
const gridIn = (view: unknown): Grid | null => gridOf(asObject(view), seatsIn(asObject(view)))

/** The squares of the first grid; none without a grid. */
export const placesIn = (view: unknown, size: BoardProps['size']): BoardPlaces => {
  const grid = gridIn(view)
  if (grid === null) return { ...size, places: [] }
  const { y, width } = gridBox(size, grid)
  const side = width / grid.columns
  return {
    ...size,
    places: grid.cells.map((_, at) => ({
      name: squareName(at, grid.columns),
      x: (at % grid.columns) * side,
      y: y + Math.floor(at / grid.columns) * side,
      width: side,
      height: side,
    })),
  }
}

/** The square an action names. */
export const placesOfAction = (action: object, view: unknown): readonly string[] => {
  const grid = gridIn(view)
  const square = grid === null ? undefined : squareOf(action, grid)
  return grid === null || square === undefined ? [] : [squareName(square, grid.columns)]
}
