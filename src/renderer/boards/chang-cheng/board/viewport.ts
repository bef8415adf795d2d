/** Which part of a long wall is visible: the whole wall, or a close view that pans. */

export type Zoom = 'whole' | 'near'

/** Widths of a space, in CSS pixels. The close view's is the least: it grows until whole spaces fill the room. */
export const NEAR = 32
const WIDEST = 44
/** Below this width the whole wall is too small to read. */
export const LEAST = 24

export interface Viewport {
  readonly zoom: Zoom
  /** Width of a space. */
  readonly unit: number
  /** Width of the whole map, and of its visible part. */
  readonly width: number
  readonly room: number
  /** The close view differs from the whole one, so the player can choose between them. */
  readonly choice: boolean
}

/** The viewport of a wall of some spaces in a room; by default the whole wall while it is readable. */
export const viewportOf = (spaces: number, room: number, wish: Zoom | null): Viewport => {
  const whole = Math.min(WIDEST, room / Math.max(1, spaces))
  const choice = whole < NEAR
  const zoom = choice ? (wish ?? (whole < LEAST ? 'near' : 'whole')) : 'whole'
  const near = room / Math.max(1, Math.floor(room / NEAR))
  const unit = zoom === 'near' ? near : whole
  return { zoom, unit, width: unit * spaces, room: Math.min(room, unit * spaces), choice }
}

export const clamped = (offset: number, { width, room }: Viewport): number =>
  Math.max(0, Math.min(offset, width - room))

/** Pans just far enough to show a space and one beside it. */
export const panTo = (offset: number, column: number, sight: Viewport): number => {
  const left = (column - 1) * sight.unit
  const right = (column + 2) * sight.unit
  if (left < offset) return clamped(left, sight)
  if (right > offset + sight.room) return clamped(right - sight.room, sight)
  return clamped(offset, sight)
}

/** Pans by whole spaces until a position on the strip, as a fraction of the whole wall, is in the middle. */
export const panToShare = (share: number, sight: Viewport): number =>
  clamped(Math.round((share * sight.width - sight.room / 2) / sight.unit) * sight.unit, sight)

/** The side on which a space is out of view; null if it is visible. */
export const sideOf = (offset: number, column: number, sight: Viewport): 'left' | 'right' | null => {
  const middle = (column + 0.5) * sight.unit
  if (middle < offset) return 'left'
  return middle > offset + sight.room ? 'right' : null
}
