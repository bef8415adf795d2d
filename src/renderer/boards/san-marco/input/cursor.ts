/** Where the keyboard can go on the map, and what a place there is called to compare it. */
import { DISTRICT_NUMBERS } from '../../../../engine/games/san-marco/components/districts.ts'
import type { View } from '../../../../engine/games/san-marco/view/types.ts'
import { takeableOf, needOf, type Choice } from '../choice/choice.ts'
import {
  borderKey,
  centreOf,
  EACH_BORDER,
  sameBorder,
  spanOf,
  towards,
  type Point,
} from '../board/geometry.ts'
import type { Hit } from '../choice/pressing.ts'
import type { Arrow } from '../../kit/arrows.ts'

/** `d3`, `b0-1`, `b0-1:2`: a name for a place on the map. */
export const hitKey = (hit: Hit): string =>
  hit.is === 'district'
    ? `d${hit.district}`
    : `b${borderKey(hit.at)}${hit.owner === null ? '' : `:${hit.owner}`}`

const DISTRICT_HITS: readonly Hit[] = DISTRICT_NUMBERS.map((district) => ({
  is: 'district',
  district,
  seat: null,
}))
const BORDER_HITS: readonly Hit[] = EACH_BORDER.map((at) => ({ is: 'border', at, owner: null }))

/** The place in its slot of a border: an owner's bridge, or the next free one. */
export const slotOf = (view: View, hit: Extract<Hit, { is: 'border' }>): number => {
  const owners = view.borders.find(({ at }) => sameBorder(at, hit.at))?.owners ?? []
  const slot = hit.owner === null ? owners.length : owners.indexOf(hit.owner)
  return Math.min(slot, 2)
}

export const pointOf = (view: View, hit: Hit): Point =>
  hit.is === 'district' ? centreOf(hit.district) : spanOf(hit.at, slotOf(view, hit))

/** The places arrows lead along: districts, borders, or the bridges that can be taken. */
export const stopsOf = (view: View, choice: Choice, alongBorders: boolean): readonly Hit[] => {
  if (!alongBorders) return DISTRICT_HITS
  if (needOf(view, choice) !== 'take') return BORDER_HITS
  return takeableOf(view).map(({ at, seat }) => ({ is: 'border', at, owner: seat }))
}

/** The stop an arrow leads to; from a place that is none of the stops the nearest of them. */
export const moved = (view: View, stops: readonly Hit[], from: Hit, arrow: Arrow): Hit => {
  const index = stops.findIndex((stop) => hitKey(stop) === hitKey(from))
  const points = stops.map((stop) => pointOf(view, stop))
  if (index >= 0) return stops[towards(points, index, arrow)] ?? from
  const start = pointOf(view, from)
  const far = points.map(({ x, y }) => Math.hypot(x - start.x, y - start.y))
  return stops[far.indexOf(Math.min(...far))] ?? from
}
