/** Layout of the Chang Cheng board in its room: the visible part of the wall, and the boxes for marks. */
import type { View } from '../../../../engine/games/chang-cheng/view/types.ts'
import type { BoardPlace, BoardPlaces } from '../../kit/kit.ts'
import { bandsOf, columnAt, leastHeight, spanOf, type Bands, type Span } from './geometry.ts'
import { clamped, panTo, viewportOf, type Viewport, type Zoom } from './viewport.ts'

/** The gutter with the seats' glyphs on the left, the frame, and the strip above; in CSS pixels. */
export const LEFT = 30
const RIGHT = 9
export const TOP = 9
const BOTTOM = 13
const STRIP = 38
const HIGHEST = 620

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

export const frameOf = (view: View, size: Size, wish: Zoom | null): Frame => {
  const spaces = Math.max(26, view.spaces.length)
  const sight = viewportOf(spaces, size.width - LEFT - RIGHT, wish)
  const strip = sight.choice ? STRIP : 0
  const bands = bandsOf(Math.min(HIGHEST, size.height - TOP - BOTTOM - strip), rowsOf(view))
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

/** Spaces, provinces and regions by their notation (`17`, `p3`, `m2`), with their boxes on the whole map. */
const partsOf = (
  view: View,
  { sight, bands }: Frame,
): readonly (Span & { readonly name: string; readonly top: number; readonly end: number })[] => {
  const { unit } = sight
  const wall = bands.foot - 72
  const wallEnd = bands.south + 4
  return [
    ...view.spaces.map(({ space }, column) => ({
      name: String(space + 1),
      left: column * unit,
      width: unit,
      top: wall,
      end: wallEnd,
    })),
    ...view.regions.map(({ region, spaces }) => ({
      name: `m${region + 1}`,
      ...spanOf(view, spaces, unit),
      top: 0,
      end: wall,
    })),
    ...view.provinces.map(({ province, spaces }) => ({
      name: `p${province + 1}`,
      ...spanOf(view, spaces, unit),
      top: wallEnd,
      end: bands.height,
    })),
  ]
}

/** The part of the view that board and marks share: zoom and pan position. */
interface Panning {
  wish: Zoom | null
  offset: number
}

/** The boxes for marks at the current pan position. */
export const placesIn = (view: View, size: Size, state: Panning): BoardPlaces => {
  const frame = frameOf(view, size, state.wish)
  const { sight, window } = frame
  const offset = clamped(state.offset, sight)
  const pan = (to: number): void => {
    state.offset = clamped(to, sight)
  }
  const places = partsOf(view, frame).map(({ name, left, width, top, end }): BoardPlace => ({
    name,
    x: window.x + left - offset,
    y: window.y + top,
    width,
    height: end - top,
  }))
  const show = (name: string): void => {
    const space = view.spaces.find(({ space: at, province, region }) =>
      [String(at + 1), `p${province + 1}`, `m${region + 1}`].includes(name),
    )
    const place = places.find((each) => each.name === name)
    if (space === undefined || place === undefined) return
    const middle = columnAt(view, { is: 'space', at: space.space }) + (place.width / sight.unit - 1) / 2
    pan(panTo(offset, middle, sight))
  }
  return {
    width: frame.width,
    height: frame.height,
    places,
    ...(sight.zoom === 'near' ? { window, show, pan: (by: number) => pan(offset + by) } : {}),
  }
}
