/** Where the box that tells a province goes: beside the province and its neighbours. */
import type { View } from '../../../../engine/games/chang-cheng/view/schema.ts'
import { spanOf, type Span } from '../board/geometry.ts'
import type { Viewport } from '../board/viewport.ts'

/** The usual width of the box, and the one below which it would become illegible. */
const USUAL = 330
const LEAST = 220
/** Between the box and the provinces, and the end of the wall. */
const GAP = 8

/** The stretch of the wall from a province's neighbour in the west to the one in the east. */
export const neighbourhoodOf = (view: View, province: number, unit: number): Span => {
  const spans = view.provinces.map((each) => ({ ...spanOf(view, each.spaces, unit), id: each.province }))
  const own = spans.find(({ id }) => id === province) ?? { left: 0, width: 0 }
  const touching = spans.filter(
    ({ left, width }) => Math.abs(left - own.left - own.width) < 1 || Math.abs(left + width - own.left) < 1,
  )
  const left = Math.min(own.left, ...touching.map((each) => each.left))
  const right = Math.max(own.left + own.width, ...touching.map((each) => each.left + each.width))
  return { left, width: right - left }
}

/**
 * CSS of the box beside a stretch of the wall, on the side with more room; where both are too narrow, to the north of
 * it. `offset` is how far the wall is panned, `start` where it begins on the board.
 */
export const boxPlace = (
  span: Span,
  { room }: Pick<Viewport, 'room'>,
  offset: number,
  start: number,
): { readonly [property: string]: string } => {
  const seen = (x: number): number => Math.max(0, Math.min(room, x - offset))
  const from = seen(span.left)
  const to = seen(span.left + span.width)
  const after = room - to
  const isAfter = after >= from
  const free = Math.max(after, from) - 2 * GAP
  if (free < LEAST) return { top: `${GAP}px`, bottom: 'auto', [isAfter ? 'right' : 'left']: `${GAP}px` }
  const edge = isAfter ? { left: `${start + to + GAP}px` } : { right: `${room - from + 2 * GAP}px` }
  return { ...edge, minWidth: `${Math.min(USUAL, free)}px`, maxWidth: `${free}px` }
}
