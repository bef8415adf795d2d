/** What an event was about on the board: its tiles, by their notation. */
import type { Event } from '../../../../engine/games/quorsum/event.ts'
import { placeLabel } from './geometry.ts'

export const placesOfEvent = (event: Event): readonly string[] => {
  switch (event.type) {
    case 'pawns.placed':
      return event.at.map(placeLabel)
    case 'pawn.moved':
      return [event.from, event.to].map(placeLabel)
    case 'move.announced':
    case 'move.failed':
      return [placeLabel(event.to)]
    case 'flip.announced':
    case 'flip.failed':
    case 'tile.flipped':
      return [placeLabel(event.tile)]
    case 'dice.allotted':
    case 'dice.voided':
      return event.allotments.flatMap((each) => ('tile' in each ? [placeLabel(each.tile)] : []))
    default:
      return []
  }
}
