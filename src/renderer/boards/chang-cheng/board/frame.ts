/** Layout of the Chang Cheng board in its room: the frame and the visible part of the wall. */
import type { View } from '../../../../engine/games/chang-cheng/view/schema.ts'
import { bandsOf, leastHeight, type Bands } from './geometry.ts'
import { viewportOf, type Viewport, type Zoom } from './viewport.ts'

/** The gutter with the seats' glyphs on the left, the frame, and the strip above; in CSS pixels. */
export const LEFT = 30
const RIGHT = 9
export const TOP = 9
const BOTTOM = 13
const STRIP = 38
const HIGHEST = 620
/** In a picture a narrower space would leave no room for the words of its province. */
const PICTURED = 18

interface Size {
  readonly width: number
  readonly height: number
}

export interface Frame {
  readonly sight: Viewport
  readonly bands: Bands
  /** The drawing with frame, gutter and strip. */
  readonly width: number
  readonly height: number
  /** The wood around the map. */
  readonly wood: number
  /** Where the visible part of the map is in the drawing. */
  readonly window: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

const rowsOf = (view: View): number => view.players.length + (view.neutrals === null ? 0 : 1)

/** The minimum height of the whole drawing. */
export const leastOf = (view: View): number => leastHeight(rowsOf(view)) + STRIP + TOP + BOTTOM

const spacesOf = (view: View): number => Math.max(26, view.spaces.length)

export const frameOf = (view: View, size: Size, wish: Zoom | null, hasStrip = true): Frame => {
  const sight = viewportOf(spacesOf(view), size.width - LEFT - RIGHT, wish)
  const strip = sight.choice && hasStrip ? STRIP : 0
  const bands = bandsOf(Math.min(HIGHEST, size.height - TOP - BOTTOM - strip), rowsOf(view), sight.unit)
  const wood = bands.height + TOP + BOTTOM
  return {
    sight,
    bands,
    width: sight.room + LEFT + RIGHT,
    height: wood + strip,
    wood,
    window: { x: LEFT, y: strip + TOP, width: sight.room, height: bands.height },
  }
}

/** A picture of the whole wall: drawn as large as it can be read, and scaled down to its room. */
export const pictureOf = (view: View, size: Size): { readonly frame: Frame; readonly scale: number } => {
  const scale = Math.min(1, size.width / (spacesOf(view) * PICTURED + LEFT + RIGHT))
  const room = { width: size.width / scale, height: size.height / scale }
  return { frame: frameOf(view, room, 'whole', false), scale }
}
