/** Points and boxes of a board's drawing, in its own units, scaled to the screen, and frames around them. */
import type { BoardPlace, BoardPlaces } from '../kit.ts'

type Box = Omit<BoardPlace, 'name'>

/** SVG path data of the frame around a place an action touches: `inset` from the box, with corners of radius `round`, in the units of the box. */
export const frameAround = ({ x, y, width, height }: Box, inset: number, round: number): string => {
  const [left, top, right, bottom] = [x + inset, y + inset, x + width - inset, y + height - inset]
  const r = Math.min(round, (right - left) / 2, (bottom - top) / 2)
  const turn = (to: string): string => `A${r} ${r} 0 0 1 ${to}`
  return [
    `M${left + r} ${top}H${right - r}${turn(`${right} ${top + r}`)}V${bottom - r}${turn(`${right - r} ${bottom}`)}`,
    `H${left + r}${turn(`${left} ${bottom - r}`)}V${top + r}${turn(`${left + r} ${top}`)}Z`,
  ].join('')
}

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
