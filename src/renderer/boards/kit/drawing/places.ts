/** Points and boxes of a board's drawing, in its own units, scaled to the screen. */
import type { BoardPlace, BoardPlaces } from '../kit.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** The width and height of a drawing or of the room for it. */
export interface Extent {
  readonly width: number
  readonly height: number
}

/** The places of a drawing that is shown whole, as large as fits its room. */
export const scaledPlaces = (
  room: Extent,
  drawing: Extent,
  boxes: readonly Omit<BoardPlace, 'ground'>[],
): BoardPlaces => {
  const unit = Math.min(room.width / drawing.width, room.height / drawing.height)
  return {
    width: drawing.width * unit,
    height: drawing.height * unit,
    places: boxes.map(({ name, x, y, width, height, edge }) => ({
      name,
      x: x * unit,
      y: y * unit,
      width: width * unit,
      height: height * unit,
      ...(edge && { edge: edge.map((point) => ({ x: point.x * unit, y: point.y * unit })) }),
    })),
  }
}
