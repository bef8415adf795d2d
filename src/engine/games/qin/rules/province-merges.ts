/** Which provinces a tile joins, and which joins the rules forbid (QIN-A1 to QIN-A8, QIN-A10). */
import { provincesBeside, type BoardIndex } from '../position/board-queries.ts'
import { halvesOf, isDouble, MAJOR, type Colour, type Kind } from '../components/pieces.ts'
import type { Province } from '../state.ts'
import type { Square } from '../components/grid.ts'

/** Squares of a new tile with the same colour, which act as one. */
export interface Half {
  readonly colour: Colour
  readonly squares: readonly Square[]
}

/** One half for a one-colour tile, otherwise two. */
export const halvesAt = (tile: Kind, at: readonly [Square, Square]): readonly Half[] => {
  const [one, other] = halvesOf(tile)
  if (isDouble(tile)) return [{ colour: one, squares: at }]
  return [
    { colour: one, squares: [at[0]] },
    { colour: other, squares: [at[1]] },
  ]
}

/** A forbidden join and two of the provinces that cause it. */
export type MergeFault =
  | { readonly is: 'twoMajors'; readonly first: Province; readonly second: Province }
  | { readonly is: 'equalProvinces'; readonly first: Province; readonly second: Province }
  | { readonly is: 'threeProvinces'; readonly first: Province; readonly second: Province }

const sizeOf = ({ squares }: Province): number => squares.length

export const isMajor = (province: Province): boolean => sizeOf(province) >= MAJOR

/** The first square of a province in reading order; provinces are sorted by it. */
export const firstSquare = ({ squares, at }: Province): Square => squares[0] ?? at

export const inReadingOrder = (provinces: readonly Province[]): readonly Province[] =>
  [...provinces].sort((a, b) => firstSquare(a) - firstSquare(b))

/** QIN-A7: two major provinces would be joined. */
export const twoMajors = (joined: readonly Province[]): MergeFault | undefined => {
  const [first, second] = inReadingOrder(joined.filter(isMajor))
  return first === undefined || second === undefined ? undefined : { is: 'twoMajors', first, second }
}

const largestSize = (joined: readonly Province[]): number => Math.max(...joined.map(sizeOf))

/** QIN-A8: several owners have one of the largest provinces that would be joined. */
export const equalProvinces = (joined: readonly Province[]): MergeFault | undefined => {
  if (joined.length < 2) return undefined
  const size = largestSize(joined)
  const largest = inReadingOrder(joined.filter((province) => sizeOf(province) === size))
  const [first] = largest
  const second = largest.find(({ owner }) => owner !== first?.owner)
  return first === undefined || second === undefined ? undefined : { is: 'equalProvinces', first, second }
}

/** QIN-A10: more provinces of one colour would be joined than the match allows at once. */
export const threeProvinces = (joined: readonly Province[], most: number): MergeFault | undefined => {
  if (joined.length <= most) return undefined
  const [first, second] = inReadingOrder(joined)
  return first === undefined || second === undefined ? undefined : { is: 'threeProvinces', first, second }
}

/** Why these provinces cannot be joined: the first of QIN-A7, QIN-A8 and QIN-A10. */
const faultIn = (joined: readonly Province[], most: number): MergeFault | undefined =>
  joined.length < 2
    ? undefined
    : (twoMajors(joined) ?? equalProvinces(joined) ?? threeProvinces(joined, most))

/**
 * The province that remains after a legal join: the largest before the tile (QIN-A2, QIN-A3); among equally large ones
 * of one owner, the first in reading order.
 */
export const stayingOf = (joined: readonly Province[]): Province | undefined => {
  const size = largestSize(joined)
  return inReadingOrder(joined.filter((province) => sizeOf(province) === size))[0]
}

/** True if no rule forbids colouring these squares. */
export const mayJoin = (ground: BoardIndex, { colour, squares }: Half): boolean =>
  faultIn(provincesBeside(ground, squares, colour), ground.mostJoined) === undefined
