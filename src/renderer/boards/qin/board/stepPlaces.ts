/** The squares an event touched, by their notation. */
import type { Event } from '../../../../engine/games/qin/event.ts'
import { squareName, type Square } from '../../../../engine/games/qin/components/grid.ts'

const squaresOf = (event: Event): readonly Square[] => {
  switch (event.type) {
    case 'tile.placed':
      return event.at
    case 'province.founded':
    case 'province.extended':
      return [event.at, ...event.squares]
    case 'province.joined':
    case 'province.absorbed':
      return [event.at, event.into]
    case 'pagoda.moved':
      return [event.from, event.to]
    case 'pagoda.placed':
    case 'pagoda.returned':
    case 'village.lost':
    case 'village.won':
      return [event.at]
    default:
      return []
  }
}

export const placesOfEvent = (event: Event): readonly string[] => [
  ...new Set(squaresOf(event).map(squareName)),
]
