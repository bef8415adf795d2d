import type { Event } from '../../../engine/games/quorsum/event.ts'
import type { SoundsOf } from '../../ui/sound/sounds.ts'

/** The sound of each event of Quorsum. */
export const sounds: SoundsOf<Event> = {
  'tiles.laid': 'place',
  'opening.rolled': 'dice',
  'opening.tied': 'silent',
  'choice.given': 'silent',
  'option.chosen': 'silent',
  'pawns.placed': 'place',
  'turn.started': 'silent',
  'dice.allotted': 'silent',
  'move.announced': 'silent',
  'flip.announced': 'silent',
  'dice.rolled': 'dice',
  'pawn.moved': 'move',
  'move.failed': 'lose',
  'tile.flipped': 'turn',
  'flip.failed': 'lose',
  'chain.opened': 'silent',
  'chain.ended': 'silent',
  'dice.voided': 'silent',
  'dice.givenUp': 'silent',
  'turn.ended': 'silent',
  'game.won': 'gain',
  'game.stalled': 'silent',
  'game.started': 'silent',
  'match.ended': 'end',
}
