import type { Event } from '../../../engine/games/qin/event.ts'
import type { SoundsOf } from '../../ui/sound/sounds.ts'

/** The sound of each event of Qin. */
export const sounds: SoundsOf<Event> = {
  'first.drawn': 'silent',
  'game.started': 'silent',
  'hand.dealt': 'card',
  'turn.started': 'silent',
  'seat.passed': 'silent',
  'tile.placed': 'place',
  'province.founded': 'silent',
  'province.extended': 'silent',
  'province.joined': 'silent',
  'province.absorbed': 'lose',
  'pagoda.returned': 'move',
  'pagoda.moved': 'move',
  'pagoda.placed': 'place',
  'village.lost': 'lose',
  'village.won': 'gain',
  'hand.drawn': 'card',
  'game.ended': 'silent',
  'game.won': 'gain',
  'match.won': 'silent',
  'match.ended': 'end',
}
