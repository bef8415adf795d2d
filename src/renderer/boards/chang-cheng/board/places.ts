/**
 * The places of the board by their notation, spaces `17`, provinces `p3` and regions `m2`: their boxes for marks, and
 * those an event touched or an action would touch.
 */
import type { Action } from '../../../../engine/games/chang-cheng/action.ts'
import type { Event } from '../../../../engine/games/chang-cheng/event.ts'
import type { View } from '../../../../engine/games/chang-cheng/view/schema.ts'
import {
  provinceName,
  regionName,
  spaceName,
} from '../../../../engine/games/chang-cheng/components/layout.ts'
import type { Extent } from '../../kit/drawing/places.ts'
import type { BoardPlace, BoardPlaces } from '../../kit/kit.ts'
import { frameOf, pictureOf, type Frame } from './frame.ts'
import { spanOf, towerOf, type Span } from './geometry.ts'
import { clamped, panTo, type Zoom } from './viewport.ts'

/**
 * Regions begin so far above their ground, in CSS pixels, and provinces so far below the wall, that a frame crosses
 * neither their names nor the numbers of the wall; for the same reason spaces end below it.
 */
const ABOVE_NAME = 3
const BELOW_WALL = 2
const BELOW_NUMBER = 4
/** A frame is drawn inside its place by this much: that of a province lies on its border, clear of what is printed. */
const FRAME_INSET = 2.25
/** A region goes on behind the pieces of the wall. */
const BEHIND_WALL = 36

/** At the right end of the map, beyond which nothing is drawn, it lies inside. */
const onBorder = ({ left, width }: Span, end: number): Span => {
  const from = left - FRAME_INSET
  return { left: from, width: Math.min(end, left + width + FRAME_INSET) - from }
}

/**
 * Spaces, provinces and regions by their notation (`17`, `p3`, `m2`), with their boxes on the whole map. A `readable`
 * province ends below its cards, and a space below what the province begins with; it begins above the towers, below the
 * counts of its region.
 */
const partsOf = (
  view: View,
  { sight, bands }: Frame,
  readable = false,
): readonly (Span & { readonly name: string; readonly top: number; readonly end: number })[] => {
  const { unit } = sight
  const wall = bands.foot - 72
  const top = readable ? bands.foot - towerOf(unit) : wall
  const ends = readable
    ? { space: bands.cards.y, province: bands.cards.y + bands.cards.height + BELOW_NUMBER }
    : { space: bands.south + BELOW_NUMBER, province: bands.height }
  return [
    ...view.spaces.map(({ space }, column) => ({
      name: String(space + 1),
      left: column * unit,
      width: unit,
      top,
      end: ends.space,
    })),
    ...view.regions.map(({ region, spaces }) => ({
      name: `m${region + 1}`,
      ...spanOf(view, spaces, unit),
      top: -ABOVE_NAME,
      end: wall + BEHIND_WALL,
    })),
    ...view.provinces.map(({ province, spaces }) => ({
      name: `p${province + 1}`,
      ...onBorder(spanOf(view, spaces, unit), sight.width),
      top: bands.south + BELOW_WALL,
      end: ends.province,
    })),
  ]
}

/** The part of the view that board and marks share: zoom and pan position. */
interface Panning {
  wish: Zoom | null
  offset: number
}

/** The boxes for marks at the current pan position; a picture has no strip above the wall. */
export const placesIn = (view: View, size: Extent, state: Panning, clear?: 'near' | false): BoardPlaces => {
  const frame = frameOf(view, size, state.wish, !clear)
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
    const columns = view.spaces.flatMap(({ space: at, province, region }, column) =>
      [String(at + 1), `p${province + 1}`, `m${region + 1}`].includes(name) ? [column] : [],
    )
    // From where the last one left it, so that several places shown one after the other all stay in sight if they can.
    const from = clamped(state.offset, sight)
    pan(columns.toReversed().reduce((to, column) => panTo(to, column, sight), from))
  }
  return {
    width: frame.width,
    height: frame.height,
    places,
    ...(sight.zoom === 'near' ? { window, show, pan: (by: number) => pan(offset + by) } : {}),
  }
}

/** The boxes in a picture of the whole wall; `readable` in one with little room, for what is printed. */
export const placesInPictureOf = (view: View, size: Extent, readable = false): BoardPlaces => {
  const { frame, scale } = pictureOf(view, size)
  const { window } = frame
  return {
    width: frame.width * scale,
    height: frame.height * scale,
    places: partsOf(view, frame, readable).map(({ name, left, width, top, end }) => ({
      name,
      x: (window.x + left) * scale,
      y: (window.y + top) * scale,
      width: width * scale,
      height: (end - top) * scale,
    })),
  }
}

const space = (each: number): string => String(spaceName(each))
const province = (each: number): string => `p${provinceName(each)}`
const region = (each: number): string => `m${regionName(each)}`

export const placesOfEvent = (event: Event): readonly string[] => {
  switch (event.type) {
    case 'wall.built':
    case 'tower.built':
      return [space(event.space), province(event.province)]
    case 'double.built':
      return event.spaces.map(space)
    case 'neutral.built':
    case 'reservation.ended':
    case 'wall.destroyed':
      return [space(event.space)]
    case 'walls.swapped':
      return [event.here, event.there].map(space)
    case 'card.laid':
    case 'province.completed':
    case 'prestige.due':
    case 'prestige.turned':
    case 'cards.due':
    case 'cards.named':
    case 'cards.revealed':
    case 'cards.struck':
    case 'card.declined':
    case 'card.lapsed':
    case 'card.removed':
    case 'value.changed':
    case 'extra.gained':
    case 'province.scored':
    case 'province.won':
    case 'emperor.laid':
      return [province(event.province)]
    case 'threat.seen':
    case 'threat.turned':
    case 'threat.removed':
    case 'region.raided':
    case 'region.lost':
    case 'region.spared':
      return [region(event.region)]
    case 'threat.due':
      return event.regions.slice(0, 1).map(region)
    default:
      return []
  }
}

export const placesOfAction = (action: Action): readonly string[] => {
  switch (action.type) {
    case 'wall':
    case 'cardWall':
    case 'tower':
    case 'neutral':
    case 'destroy':
      return [space(action.space)]
    case 'double':
      return action.spaces.map(space)
    case 'swap':
      return [action.here, action.there].map(space)
    case 'cards':
      return action.cards.map((card) => province(card.province))
    case 'open':
      return [province(action.province)]
    case 'dismiss':
      return [region(action.region)]
    default:
      return []
  }
}

/** A picture of a part of a province or a region shows all of it, with its stretch of the wall. */
export const placesInPicture = (
  names: readonly string[],
  { provinces, regions }: View,
): readonly string[] => {
  const parts = [
    ...provinces.map(({ province: at, spaces }) => ({ name: province(at), spaces })),
    ...regions.map(({ region: at, spaces }) => ({ name: region(at), spaces })),
  ]
  const shown = parts.filter(({ name }) => names.includes(name))
  return [...new Set([...names, ...shown.flatMap(({ spaces }) => spaces.map(space))])]
}
