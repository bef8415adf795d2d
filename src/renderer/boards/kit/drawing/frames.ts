/** Frames around the places of an action, for a board that does not draw the action itself. */
import type { BoardPlace, BoardPlaces } from '../kit.ts'
import { frameAround } from './places.ts'

/** Inset by half the line width, and corner radius, in CSS pixels. */
const INSET = 2.25
const ROUND = 6
/** A line of text is framed from outside, because the frame would cross the letters. */
const LINE = { height: 40, inset: -1.5 } as const
/** So is a narrow place, of which nothing would be seen inside the frame. */
const NARROW = { width: 20, inset: -3.5 } as const
const insetOf = ({ width, height }: BoardPlace): number => {
  if (width < NARROW.width) return NARROW.inset
  return height < LINE.height ? LINE.inset : INSET
}
/** A place with the inset of its frame, in CSS pixels. */
interface Framed extends BoardPlace {
  readonly inset: number
}
/** Places that belong together may be this far apart, in CSS pixels. */
const APART = 3
const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= APART
/** The two share a whole side and have no outline of their own. */
const isBeside = (one: BoardPlace, other: BoardPlace): boolean => {
  if (one.edge !== undefined || other.edge !== undefined) return false
  const isRow = isNear(one.y, other.y) && isNear(one.height, other.height)
  const isColumn = isNear(one.x, other.x) && isNear(one.width, other.width)
  return (
    (isRow && (isNear(one.x + one.width, other.x) || isNear(other.x + other.width, one.x))) ||
    (isColumn && (isNear(one.y + one.height, other.y) || isNear(other.y + other.height, one.y)))
  )
}
/** Joins adjacent places: a double wall or a card with everything on it gets one frame. */
const joined = (before: readonly Framed[], next: Framed): readonly Framed[] => {
  const beside = before.find((each) => isBeside(each, next))
  if (beside === undefined) return [...before, next]
  const [x, y] = [Math.min(beside.x, next.x), Math.min(beside.y, next.y)]
  const width = Math.max(beside.x + beside.width, next.x + next.width) - x
  const height = Math.max(beside.y + beside.height, next.y + next.height) - y
  const others = before.filter((each) => each !== beside)
  const inset = Math.min(beside.inset, next.inset)
  return joined(others, { name: `${beside.name} ${next.name}`, x, y, width, height, inset })
}
/** Follows the outline of the place if it has one, otherwise its box. */
const frameOf = (place: Framed): string =>
  place.edge === undefined
    ? frameAround(place, place.inset, ROUND)
    : `M${place.edge.map((point) => `${point.x} ${point.y}`).join('L')}Z`

interface Frame {
  /** The names of the places it is around. */
  readonly name: string
  /** SVG path data in the units of the places. */
  readonly path: string
}

/** One frame for adjacent places, in the order in which the places lie on the board. */
export const framesOf = ({ places }: BoardPlaces, names: readonly string[]): readonly Frame[] => {
  const meant = new Set(names)
  return places
    .filter(({ name }) => meant.has(name))
    .map((place) => ({ ...place, inset: insetOf(place) }))
    .reduce<readonly Framed[]>(joined, [])
    .map((place) => ({ name: place.name, path: frameOf(place) }))
}
