/** The frame around a place that an action touches, just inside its box. */
import type { BoardPlace } from '../kit.ts'

type Box = Omit<BoardPlace, 'name'>

/** SVG path data of a frame: `inset` from the box, with corners of radius `round`, in the units of the box. */
export const frameAround = ({ x, y, width, height }: Box, inset: number, round: number): string => {
  const [left, top, right, bottom] = [x + inset, y + inset, x + width - inset, y + height - inset]
  const r = Math.min(round, (right - left) / 2, (bottom - top) / 2)
  const turn = (to: string): string => `A${r} ${r} 0 0 1 ${to}`
  return [
    `M${left + r} ${top}H${right - r}${turn(`${right} ${top + r}`)}V${bottom - r}${turn(`${right - r} ${bottom}`)}`,
    `H${left + r}${turn(`${left} ${bottom - r}`)}V${top + r}${turn(`${left + r} ${top}`)}Z`,
  ].join('')
}
