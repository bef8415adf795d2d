/** Which part of the map is visible: all of it, or in an upright room on a phone a part that can be panned. */
import { DISTRICT_NUMBERS } from '../../../../engine/games/san-marco/components/districts.ts'
import { MEDIA } from '../../../ui/theme/media.ts'
import type { Extent } from '../../kit/drawing/places.ts'
import { centreOf, HEIGHT, WIDTH } from './geometry.ts'

export interface Sight {
  /** Screen pixels in a unit of the map. */
  readonly scale: number
  /** The visible part, in units of the map. */
  readonly left: number
  readonly width: number
  /** It is less than the whole. */
  readonly isNear: boolean
}

/** The shape of a room on a phone in which the map is near. */
export const NEAR_ASPECT = 1.2
/** A room must leave the map so much larger, and does not make it larger than this. */
const LARGER = { least: 1.15, most: 1.5 } as const

const isPhone = (): boolean => typeof window !== 'undefined' && window.matchMedia(MEDIA.phone).matches

/** The part of the map seen in a room, around `middle`. */
export const sightOf = (room: Extent, middle: number, phone = isPhone()): Sight => {
  const fit = Math.min(room.width / WIDTH, room.height / HEIGHT)
  const high = Math.min(room.height / HEIGHT, LARGER.most * fit)
  const isNear = phone && high >= LARGER.least * fit
  const scale = isNear ? high : fit
  const width = Math.min(WIDTH, isNear ? room.width / scale : WIDTH)
  const left = Math.max(0, Math.min(WIDTH - width, middle - width / 2))
  return { scale, left, width, isNear }
}

/** The middle, from west to east, of districts and borders by their notation; null for none. */
export const middleOf = (names: readonly string[]): number | null => {
  const xs = names
    .flatMap((name) => name.split('-').map((each) => Number(each) - 1))
    .flatMap((district) => DISTRICT_NUMBERS.filter((each) => each === district))
    .map((district) => centreOf(district).x)
  return xs.length === 0 ? null : (Math.min(...xs) + Math.max(...xs)) / 2
}
