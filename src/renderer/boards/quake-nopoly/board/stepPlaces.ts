/** The places an event touched: buildings, district cards and their levels, by their notation. */
import type { Event } from '../../../../engine/games/quake-nopoly/event.ts'
import { cardText } from '../../../../engine/games/quake-nopoly/text/notation.ts'

export const placesOfEvent = (event: Event): readonly string[] => {
  switch (event.type) {
    case 'district.drawn':
    case 'district.returned':
    case 'hit.eased':
    case 'hit.moved':
    case 'hit.stayed':
      return [cardText(event.card)]
    case 'districts.exchanged':
      return [event.card, event.other].map(cardText)
    case 'building.built':
    case 'building.bought':
    case 'building.collapsed':
      // A level with a building is named after the building.
      return [event.building, cardText(event.card), `${cardText(event.card)}:${event.level + 1}`]
    case 'building.strengthened':
    case 'building.returned':
    case 'building.undercut':
    case 'building.worn':
    case 'building.damaged':
    case 'building.produced':
    case 'production.missed':
      return [event.building]
    case 'disaster.struck':
      return event.hits.map(({ card }) => cardText(card))
    default:
      return []
  }
}
