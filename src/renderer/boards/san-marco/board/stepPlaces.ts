/** The places an event touched, by their notation: districts `4` and the borders between them `1-4`. */
import type { Event } from '../../../../engine/games/san-marco/event.ts'
import type { Action } from '../../../../engine/games/san-marco/action.ts'
import type { Border, District } from '../../../../engine/games/san-marco/components/districts.ts'
import type { View } from '../../../../engine/games/san-marco/view/types.ts'

/** The places an action would touch, by their notation: districts `4` and borders `1-4`. */
const place = (district: District): string => String(district + 1)
const between = (border: Border): string => border.map(place).join('-')

export const placesOfAction = (action: Action, { doge }: Pick<View, 'doge'>): readonly string[] => {
  switch (action.type) {
    case 'place':
      return [place(action.to)]
    case 'bridge':
      return [action.at, ...(action.take === null ? [] : [action.take.at])].map(between)
    case 'transfer':
    case 'banish':
    case 'dogePlace':
      return [place(action.district)]
    case 'doge': {
      // The district where the Doge stops: his walk there is drawn.
      const stop = action.steps.at(-1)?.to ?? doge
      return stop === null ? [] : [place(stop)]
    }
    default:
      return []
  }
}

const district = (each: number | null): readonly string[] => (each === null ? [] : [String(each + 1)])

export const placesOfEvent = (event: Event): readonly string[] => {
  switch (event.type) {
    case 'aristocrats.settled':
    case 'aristocrats.banished':
    case 'banishment.named':
    case 'doge.placed':
    case 'doge.stayed':
    case 'district.scored':
      return district(event.district)
    case 'aristocrat.placed':
    case 'aristocrat.replaced':
      return [event.district, event.from].flatMap(district)
    case 'doge.moved':
      return [event.from, event.to].flatMap(district)
    case 'bridge.built':
    case 'bridge.taken':
      return [event.at.flatMap(district).join('-'), ...('from' in event ? district(event.from) : [])]
    default:
      return []
  }
}
