/** Steps along two lines together: by step, turn or round. */
import type { StepRow } from '../../main/api/api.ts'

type Line = readonly StepRow[]

/** Two lines and the place both start from. */
export interface Lines {
  readonly left: Line
  readonly right: Line
  readonly from: number
}

/**
 * 0-based places on both lines. A place beyond a line's end means that this line waits there for the other one.
 */
export interface Spot {
  readonly left: number
  readonly right: number
}

export type Unit = 'step' | 'turn' | 'round'

const endOf = (line: Line): number => line.length - 1

/** The step to show: the last one if the line has ended. */
export const placeOn = (line: Line, at: number): number => Math.min(endOf(line), at)

export const rowOn = (line: Line, at: number): StepRow | undefined => line[placeOn(line, at)]

/** The same place on both lines. */
export const spotAt = (place: number): Spot => ({ left: place, right: place })

export const firstSpot = ({ from }: Lines): Spot => spotAt(from)

export const lastSpot = ({ left, right }: Lines): Spot => {
  const longest = Math.max(endOf(left), endOf(right))
  return { left: longest, right: longest }
}

/** The nearest valid places. */
export const within = (lines: Lines, spot: Spot): Spot => {
  const last = lastSpot(lines)
  const near = (place: number, end: number): number => Math.max(lines.from, Math.min(end, place))
  return { left: near(spot.left, last.left), right: near(spot.right, last.right) }
}

/** Whether both lines have ended. */
export const isLast = ({ left, right }: Lines, spot: Spot): boolean =>
  spot.left >= endOf(left) && spot.right >= endOf(right)

export const isFirst = ({ from }: Lines, spot: Spot): boolean => spot.left <= from && spot.right <= from

/** A number that orders turns or rounds across all parts of a match. */
const orderOf = ({ moment: { part, round, turn } }: StepRow, unit: 'turn' | 'round'): number =>
  part * 1e6 + (unit === 'turn' ? turn : round)

interface Beginning {
  readonly order: number
  readonly place: number
}

/** Where the turns or rounds of a line begin, in order. */
const beginnings = (line: Line, from: number, unit: 'turn' | 'round'): readonly Beginning[] =>
  line.flatMap((row, place) => {
    const order = orderOf(row, unit)
    const before = line[place - 1]
    const begins = place === from || before === undefined || orderOf(before, unit) !== order
    return place >= from && begins ? [{ order, place }] : []
  })

/**
 * Where each turn or round of either line begins on both, in order. A line without it stops at its next one; a
 * line that has ended has undefined.
 */
const stopsOf = (
  { left, right, from }: Lines,
  unit: 'turn' | 'round',
): readonly { readonly left: number | undefined; readonly right: number | undefined }[] => {
  const [ones, others] = [beginnings(left, from, unit), beginnings(right, from, unit)]
  const stops = []
  for (let [at, on] = [0, 0]; at < ones.length || on < others.length;) {
    const [one, other] = [ones[at], others[on]]
    stops.push({ left: one?.place, right: other?.place })
    const order = Math.min(one?.order ?? Infinity, other?.order ?? Infinity)
    if (one?.order === order) at += 1
    if (other?.order === order) on += 1
  }
  return stops
}

const byMoment = (lines: Lines, spot: Spot, by: 1 | -1, unit: 'turn' | 'round'): Spot => {
  const { left, right } = lines
  const seen = { left: placeOn(left, spot.left), right: placeOn(right, spot.right) }
  const stops = stopsOf(lines, unit)
  for (const stop of by > 0 ? stops : [...stops].reverse()) {
    const to = { left: stop.left ?? endOf(left), right: stop.right ?? endOf(right) }
    const moves = [by * (to.left - seen.left), by * (to.right - seen.right)]
    // Neither side ever moves backwards, so sides that have drifted apart meet again.
    if (moves.some((each) => each < 0) || moves.every((each) => each === 0)) continue
    // A line that has ended waits as many places beyond its end as the other line has moved on.
    const waits = (end: number, there: number, offset: number): number => Math.max(end, there + offset)
    return {
      left: stop.left ?? waits(to.left, to.right, spot.left - spot.right),
      right: stop.right ?? waits(to.right, to.left, spot.right - spot.left),
    }
  }
  return by > 0 ? lastSpot(lines) : firstSpot(lines)
}

/** The next or previous stop: one step on both lines, or the beginning of the same turn or round on both. */
export const moved = (lines: Lines, spot: Spot, by: 1 | -1, unit: Unit): Spot => {
  if (by > 0 ? isLast(lines, spot) : isFirst(lines, spot)) return spot
  if (unit !== 'step') return byMoment(lines, spot, by, unit)
  const on = (at: number): number => Math.max(lines.from, at + by)
  return { left: on(spot.left), right: on(spot.right) }
}
