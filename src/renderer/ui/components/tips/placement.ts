/**
 * Where a tip is placed: below its element, but above it low in the window, because what is below usually belongs
 * to the element more than what is above; and always within the window.
 */
export interface Point {
  readonly x: number
  readonly y: number
}
interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
interface Size {
  readonly width: number
  readonly height: number
}

const GAP = 6
const EDGE = 8
const LOW = 0.72

const within = (at: number, length: number, room: number): number =>
  Math.max(EDGE, Math.min(at, room - length - EDGE))

export const tipPlace = (
  about: Box,
  tip: Size,
  room: Size,
): { readonly left: number; readonly top: number } => {
  const under = about.top + about.height + GAP
  const over = about.top - GAP - tip.height
  const fits = under + tip.height + EDGE <= room.height
  const isUnder = over < EDGE || (fits && about.top < LOW * room.height)
  return {
    left: within(about.left + about.width / 2 - tip.width / 2, tip.width, room.width),
    top: within(isUnder ? under : over, tip.height, room.height),
  }
}

/** Whether a point is on a box or close to it. */
export const isNear = ({ left, top, width, height }: Box, x: number, y: number): boolean =>
  x >= left - GAP && x <= left + width + GAP && y >= top - GAP && y <= top + height + GAP

/** An element may move this far, in CSS pixels, without closing its tip; cards lift on hover. */
const LIFT = 12

/** Whether a box has moved away. */
export const hasLeft = (from: Box, to: Box): boolean =>
  Math.hypot(to.left - from.left, to.top - from.top) > LIFT
