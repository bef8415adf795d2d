/** Geometry of a part of the board seen through a window, and its column and row labels. */
import type { BoardPlace } from '../boards/kit/kit.ts'
import type { Extent, Point } from '../boards/kit/drawing/places.ts'

type Box = Omit<BoardPlace, 'name'>

/** The box around some boxes. */
export const boxAround = (boxes: readonly Box[]): Box => {
  const x = Math.min(...boxes.map((each) => each.x))
  const y = Math.min(...boxes.map((each) => each.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map((each) => each.x + each.width)) - x,
    height: Math.max(...boxes.map((each) => each.y + each.height)) - y,
  }
}

/** Offset of the drawing that centres a part in the window without showing anything outside the bounds. */
export const shiftTo = (part: Box, bounds: Box, window: Extent, scale: number): Point => {
  const along = (from: number, length: number, seen: number, start: number, whole: number): number => {
    const free = seen - whole * scale
    const wished = seen / 2 - (from + length / 2) * scale + start * scale
    return (free > 0 ? free / 2 : Math.min(0, Math.max(free, wished))) - start * scale
  }
  return {
    x: along(part.x, part.width, window.width, bounds.x, bounds.width),
    y: along(part.y, part.height, window.height, bounds.y, bounds.height),
  }
}

/** Half the height of a line of text, in CSS pixels: closer to an edge a letter would be cut. */
const HALF_LINE = 7

/** A column or a row. */
export interface Mark {
  readonly label: string
  /** Centre of the column or row, from the start of the window. */
  readonly at: number
}

/** Columns and rows with their centres in the window, for places named by both: `k6`. */
export const coordinatesIn = (
  places: readonly BoardPlace[],
  shift: Point,
  scale: number,
  window: Extent,
): { readonly columns: readonly Mark[]; readonly rows: readonly Mark[] } => {
  const marks = (labelled: readonly Mark[], length: number): readonly Mark[] =>
    [...new Map(labelled.map((mark) => [mark.label, mark])).values()].filter(
      ({ at }) => at > HALF_LINE && at < length - HALF_LINE,
    )
  return {
    columns: marks(
      places.map(({ name, x, width }) => ({
        label: name.slice(0, 1),
        at: shift.x + (x + width / 2) * scale,
      })),
      window.width,
    ),
    rows: marks(
      places.map(({ name, y, height }) => ({ label: name.slice(1), at: shift.y + (y + height / 2) * scale })),
      window.height,
    ),
  }
}
