/** Positions on the drawing of the map, in CSS pixels from the upper left of the whole map. */
import type { Space } from '../../../../engine/games/chang-cheng/components/layout.ts'
import type { View } from '../../../../engine/games/chang-cheng/view/schema.ts'
import type { SeatRow } from '../../../../main/api/api.ts'
import type { Target } from '../draft/draft.ts'
import { DRAWN_UNIT } from '../pieces/silhouettes.ts'
import { NEAR } from './viewport.ts'

export interface Span {
  readonly left: number
  readonly width: number
}

/** The heights of the map's bands from north to south. */
export interface Bands {
  readonly height: number
  /** Middle of a region's shield, and its size. */
  readonly shield: { readonly y: number; readonly size: number }
  /** Middle of the counts of a region. */
  readonly counts: number
  /** The line the pieces stand on, before the wall's gentle rise and fall is added. */
  readonly foot: number
  /** Where the fields begin. */
  readonly south: number
  readonly head: number
  readonly cards: { readonly y: number; readonly height: number }
  /** Top of the first line of the ledger, and the height of each. */
  readonly ledger: { readonly y: number; readonly row: number }
  /** Baseline of the points a province would score. */
  readonly total: number
}

/** Props of every layer of the map that shows pieces. */
export interface MapProps {
  readonly view: View
  readonly seats: readonly SeatRow[]
  /** The width of a space of the wall. */
  readonly unit: number
  readonly bands: Bands
}

/** Props of the layers with words: where the board pans, they are in the part of a province or region that is visible. */
export interface PannedProps extends MapProps {
  readonly visible: Span
}
/** In a part that is cut nothing is written if it is narrower, in CSS pixels. */
const LEAST_PART = 44
/** Sums of fractions of a pixel are not exact. */
export const ROUNDING = 0.5
/** Whether something is written in the visible part of a province or region. */
export const isWritten = ({ span, whole }: { readonly span: Span; readonly whole: Span }): boolean =>
  span.width >= Math.min(LEAST_PART, whole.width) - ROUNDING

/** Ledger lines closer than this would draw their counts over each other. */
const LEAST_ROW = 14
/** The height of a ledger line where room is not short. */
const MOST_ROW = 17
/** The smallest height at which a map with this many ledger lines draws nothing over anything else. */
export const leastHeight = (rows: number): number => 287 + rows * LEAST_ROW

/** How much larger than drawn the pieces are on spaces of this width. */
export const scaleOf = (unit: number): number => Math.min(1.35, Math.max(0.72, unit / DRAWN_UNIT))
/** The height of letters: larger where spaces are wide, so that a picture of a part of the board can still be read. */
export const lettersOf = (unit: number): number => (unit < NEAR ? 12 : 13)

/** A tower as it is drawn, where the wall is highest. */
const TOWER = 65
const RISE = 7

/** How far a tower reaches above the lowest part of the wall. */
export const towerOf = (unit: number): number => TOWER * scaleOf(unit) + RISE

/** Heights for a number of ledger lines and spaces of a width; spare height goes to the hills and the lines. */
export const bandsOf = (height: number, rows: number, unit: number): Bands => {
  const roomy = height > 470
  const shield = roomy ? 46 : 36
  const cards = roomy ? 42 : 34
  const counts = 26 + shield + (roomy ? 16 : 12)
  const tower = towerOf(unit)
  const least = counts + 10 + tower + 22 + 46 + cards + 8 + rows * MOST_ROW + 30
  const spare = Math.max(0, height - least)
  // Where room is short, shrink the lines first, then the sky above the towers.
  const lack = Math.max(0, least - height)
  const tight = Math.min(MOST_ROW - LEAST_ROW, lack / Math.max(1, rows))
  const row = MOST_ROW - tight + Math.min(10, (spare * 0.45) / Math.max(1, rows))
  const used = Math.max(0, row - MOST_ROW) * rows
  const lift = lack - tight * rows
  const foot = counts + 10 + tower + (spare - used) * 0.62 - lift
  const south = foot + 22
  const head = south + 8
  const cardsAt = head + 40 + (roomy ? 4 : 0)
  const ledger = cardsAt + cards + 8 + (spare - used) * 0.16
  return {
    height,
    shield: { y: 26 + shield / 2, size: shield },
    counts,
    foot,
    south,
    head,
    cards: { y: cardsAt, height: cards },
    ledger: { y: ledger, row },
    total: height - 11,
  }
}

/** How far the wall is below its middle line at a place. */
export const riseAt = (x: number): number => 4 * Math.sin(x / 96) + 2.6 * Math.sin(x / 41 + 1)

/** The index of a space in the row from the left; -1 if it is not on the map. */
export const columnOf = (view: View, space: Space): number =>
  view.spaces.findIndex((each) => each.space === space)

/** The first index of a space, or of the board part it stands for. */
export const columnAt = (view: View, { is, at }: Target): number =>
  view.spaces.findIndex((each) => each[is] === at)

export const spanOf = (view: View, spaces: readonly Space[], unit: number): Span => {
  const columns = spaces.map((space) => columnOf(view, space)).filter((column) => column >= 0)
  if (columns.length === 0) return { left: 0, width: 0 }
  const first = Math.min(...columns)
  return { left: first * unit, width: (Math.max(...columns) - first + 1) * unit }
}

/** The part of a span within another; of no width if they do not meet. */
export const within = ({ left, width }: Span, other: Span): Span => {
  const start = Math.max(left, other.left)
  return { left: start, width: Math.max(0, Math.min(left + width, other.left + other.width) - start) }
}

export const centreOf = ({ left, width }: Span): number => left + width / 2

/** Left edges for cards of a width within a span; they overlap where there are many. */
export const fanned = (count: number, width: number, room: number): readonly number[] => {
  const gap = count < 2 ? 0 : Math.min(width + 3, (room - width) / (count - 1))
  return Array.from({ length: count }, (_, at) => at * gap)
}

/** A smooth line through the wave of the wall. */
export const waveOf = (width: number, y: number, step = 13): string => {
  const points = Array.from({ length: Math.ceil(width / step) + 1 }, (_, at) => at * step)
  return points.map((x, at) => `${at === 0 ? 'M' : 'L'}${x} ${(y + riseAt(x)).toFixed(1)}`).join('')
}
