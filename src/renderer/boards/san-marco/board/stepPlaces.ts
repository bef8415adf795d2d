/** What an event was about on the map: districts `4` and the borders between them `1-4`, by their notation. */
import type { Event } from '../../../../engine/games/san-marco/event.ts'

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
