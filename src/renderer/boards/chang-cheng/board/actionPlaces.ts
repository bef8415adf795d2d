/** The places an action would touch, by their notation: spaces `17`, provinces `p3` and regions `m2`. */
import type { Action } from '../../../../engine/games/chang-cheng/action.ts'
import {
  provinceName,
  regionName,
  spaceName,
} from '../../../../engine/games/chang-cheng/components/layout.ts'

const space = (each: number): string => String(spaceName(each))

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
      return action.cards.map(({ province }) => `p${provinceName(province)}`)
    case 'open':
      return [`p${provinceName(action.province)}`]
    case 'dismiss':
      return [`m${regionName(action.region)}`]
    default:
      return []
  }
}
