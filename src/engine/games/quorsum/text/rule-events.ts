/** Which events show a rule of Quorsum at work. */
import { patternsFor, type RuleEvents } from '../../../kernel/rules/rule-events.ts'
import type { Event } from '../event.ts'

const on = patternsFor<Event>()

export const ruleEvents: RuleEvents = {
  'QO-2': [on('tiles.laid')],
  'QO-3': [on('opening.rolled'), on('opening.tied'), on('choice.given', ({ by }) => by === 'roll')],
  'QO-4': [on('pawns.placed')],
  'QO-5': [on('pawns.placed')],
  'QO-6': [on('turn.started')],
  'QO-7': [on('game.won')],
  'QO-8': [on('dice.allotted')],
  'QO-10': [on('dice.voided')],
  'QO-11': [on('pawn.moved')],
  'QO-12': [on('move.announced'), on('move.failed')],
  'QO-13': [on('chain.opened')],
  'QO-14': [on('chain.ended')],
  'QO-15': [on('tile.flipped'), on('flip.failed'), on('flip.announced')],
  'QO-18': [on('dice.givenUp'), on('turn.ended')],
  'QO-19': [on('game.won')],
  'QO-20': [on('game.stalled')],
  'QO-21': [on('game.stalled')],
  'QO-22': [on('game.started'), on('choice.given', ({ by }) => by === 'alternation')],
}
