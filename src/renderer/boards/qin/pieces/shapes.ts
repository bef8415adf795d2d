/** Outlines of the flat pieces of the board. */
import type { Point, Turn } from '../board/geometry.ts'

/** The gap between a tile and the edge of its squares, and the radius of its corners. */
const GAP = 1.6
const ROUND = 6

/**
 * One half of a tile as a path: rounded at its free corners, straight where it meets the other half in the direction
 * `joined`; undefined for a single square.
 */
export const halfPath = ({ x, y }: Point, cell: number, joined: Turn | undefined): string => {
  const left = x + (joined === 2 ? 0 : GAP)
  const right = x + cell - (joined === 0 ? 0 : GAP)
  const top = y + (joined === 3 ? 0 : GAP)
  const bottom = y + cell - (joined === 1 ? 0 : GAP)
  const round = (...sides: readonly Turn[]): number =>
    joined !== undefined && sides.includes(joined) ? 0 : ROUND
  const [a, b, c, d] = [round(3, 2), round(3, 0), round(1, 0), round(1, 2)]
  return (
    `M${left + a} ${top}H${right - b}A${b} ${b} 0 0 1 ${right} ${top + b}` +
    `V${bottom - c}A${c} ${c} 0 0 1 ${right - c} ${bottom}` +
    `H${left + d}A${d} ${d} 0 0 1 ${left} ${bottom - d}V${top + a}A${a} ${a} 0 0 1 ${left + a} ${top}Z`
  )
}

/** Four corner brackets around the rectangle of some squares. */
export const bracketsAround = (left: number, top: number, right: number, bottom: number, arm = 11): string =>
  `M${left} ${top + arm}V${top}H${left + arm}M${right - arm} ${top}H${right}V${top + arm}` +
  `M${right} ${bottom - arm}V${bottom}H${right - arm}M${left + arm} ${bottom}H${left}V${bottom - arm}`
