/** What part of a long wall is looked at: the whole of it, or a near view that pans. */

export type Zoom = 'whole' | 'near'

/** Widths of a space, in CSS pixels. */
export const NEAR = 32
const WIDEST = 44
/** Below this a whole wall is too small to read. */
export const LEAST = 24

export interface Viewport {
  readonly zoom: Zoom
  /** Width of a space. */
  readonly unit: number
  /** Width of the whole map, and of what is seen of it. */
  readonly width: number
  readonly room: number
  /** The near view differs from the whole one, so that one can choose. */
  readonly choice: boolean
}

/** How a wall of so many spaces is shown in some room; without a wish it is whole while that is readable. */
export const viewportOf = (spaces: number, room: number, wish: Zoom | null): Viewport => {
  const whole = Math.min(WIDEST, room / Math.max(1, spaces))
  const choice = whole < NEAR
  const zoom = choice ? (wish ?? (whole < LEAST ? 'near' : 'whole')) : 'whole'
  const unit = zoom === 'near' ? NEAR : whole
  return { zoom, unit, width: unit * spaces, room: Math.min(room, unit * spaces), choice }
}

export const clamped = (offset: number, { width, room }: Viewport): number =>
  Math.max(0, Math.min(offset, width - room))

/** Pans as little as needed for a space, and one beside it, to be seen. */
export const panTo = (offset: number, column: number, sight: Viewport): number => {
  const left = (column - 1) * sight.unit
  const right = (column + 2) * sight.unit
  if (left < offset) return clamped(left, sight)
  if (right > offset + sight.room) return clamped(right - sight.room, sight)
  return clamped(offset, sight)
}

/** Pans so that a place of the strip, as a share of the whole wall, is in the middle. */
export const panToShare = (share: number, sight: Viewport): number =>
  clamped(share * sight.width - sight.room / 2, sight)

/** On which side of the window a space lies; null if it is seen. */
export const sideOf = (offset: number, column: number, sight: Viewport): 'left' | 'right' | null => {
  const middle = (column + 0.5) * sight.unit
  if (middle < offset) return 'left'
  return middle > offset + sight.room ? 'right' : null
}
