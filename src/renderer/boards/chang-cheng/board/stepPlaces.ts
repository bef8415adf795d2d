/** The places an event touched, by their notation: spaces `17`, provinces `p3` and regions `m2`. */
import type { Event } from '../../../../engine/games/chang-cheng/event.ts'
import {
  provinceName,
  regionName,
  spaceName,
} from '../../../../engine/games/chang-cheng/components/layout.ts'

const space = (each: number): string => String(spaceName(each))
const province = (each: number): string => `p${provinceName(each)}`
const region = (each: number): string => `m${regionName(each)}`

export const placesOfEvent = (event: Event): readonly string[] => {
  switch (event.type) {
    case 'wall.built':
    case 'tower.built':
      return [space(event.space), province(event.province)]
    case 'double.built':
      return [...event.spaces.map(space), ...event.provinces.map(province)]
    case 'neutral.built':
    case 'reservation.ended':
    case 'wall.destroyed':
      return [space(event.space)]
    case 'walls.swapped':
      return [event.here, event.there].map(space)
    case 'card.laid':
    case 'province.completed':
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
