/** Where the box that tells a province goes: beside the province and its neighbours. */
import type { View } from '../../../../engine/games/chang-cheng/view/schema.ts'
import { spanOf, type Span } from '../board/geometry.ts'
import type { Viewport } from '../board/viewport.ts'

/** The usual width of the box, and the one below which it would become illegible. */
const USUAL = 330
const LEAST = 220
/** Between the box and the provinces, and the end of the wall. */
const GAP = 8

/**
 * The stretches of the wall that the box is to leave free, the widest first: from the province's neighbour in the west to
 * the one in the east, and the province alone.
 */
export const stretchesOf = (view: View, province: number, unit: number): readonly Span[] => {
  const spans = view.provinces.map((each) => ({ ...spanOf(view, each.spaces, unit), id: each.province }))
  const own = spans.find(({ id }) => id === province) ?? { left: 0, width: 0 }
  const touching = spans.filter(
    ({ left, width }) => Math.abs(left - own.left - own.width) < 1 || Math.abs(left + width - own.left) < 1,
  )
  const left = Math.min(own.left, ...touching.map((each) => each.left))
  const right = Math.max(own.left + own.width, ...touching.map((each) => each.left + each.width))
  return [
    { left, width: right - left },
    { left: own.left, width: own.width },
  ]
}

interface Place {
  readonly [property: string]: string
}

/** CSS of the box beside a stretch of the wall, on the side with more room; null where both are too narrow. */
const beside = (span: Span, room: number, offset: number, start: number): Place | null => {
  const seen = (x: number): number => Math.max(0, Math.min(room, x - offset))
  const from = seen(span.left)
  const to = seen(span.left + span.width)
  const after = room - to
  const free = Math.max(after, from) - 2 * GAP
  if (free < LEAST) return null
  const edge = after >= from ? { left: `${start + to + GAP}px` } : { right: `${room - from + 2 * GAP}px` }
  return { ...edge, minWidth: `${Math.min(USUAL, free)}px`, maxWidth: `${free}px` }
}

/**
 * CSS of the box beside the first stretch that leaves enough room; to the north of the last one if none does. `offset` is
 * how far the wall is panned, `start` where it begins on the board.
 */
export const boxPlace = (
  stretches: readonly Span[],
  { room }: Pick<Viewport, 'room'>,
  offset: number,
  start: number,
): Place => {
  for (const span of stretches) {
    const place = beside(span, room, offset, start)
    if (place !== null) return place
  }
  const { left = 0, width = 0 } = stretches.at(-1) ?? {}
  const isWest = left + width / 2 - offset < room / 2
  return { top: `${GAP}px`, bottom: 'auto', [isWest ? 'right' : 'left']: `${GAP}px` }
}
