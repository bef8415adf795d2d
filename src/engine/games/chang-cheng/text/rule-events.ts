/** Which events show a rule of Chang Cheng at work. */
import { patternsFor, type RuleEvents } from '../../../kernel/rules/rule-events.ts'
import type { Event, EventOf } from '../event.ts'

const on = patternsFor<Event>()
const chosen = (letter: EventOf<'action.chosen'>['action']) =>
  on('action.chosen', ({ action }) => action === letter)

export const ruleEvents: RuleEvents = {
  'CC-2': [on('board.joined', ({ seat }) => seat === null)],
  'CC-3': [on('threats.laid'), on('prestige.laid')],
  'CC-4': [on('first.drawn')],
  'CC-6': [on('seat.skipped')],
  'CC-7': [chosen('W')],
  'CC-8': [chosen('A')],
  'CC-9': [chosen('B')],
  'CC-10': [chosen('C')],
  'CC-11': [chosen('D')],
  'CC-12': [on('double.scored')],
  'CC-14': [chosen('E')],
  'CC-15': [on('reservation.ended', ({ why }) => why === 'used')],
  'CC-15b': [on('reservation.ended', ({ why }) => why === 'lapsed')],
  'CC-17': [on('threat.seen')],
  'CC-35': [on('wall.omitted')],
  'CC-19': [on('province.completed')],
  'CC-20': [on('cards.revealed', ({ cards }) => cards.length > 1)],
  'CC-21': [on('cards.struck')],
  'CC-21a': [on('card.lapsed')],
  'CC-22': [on('card.removed')],
  'CC-23': [on('wall.destroyed'), on('threat.removed')],
  'CC-23a': [on('wall.destroyed')],
  'CC-24': [on('value.changed', ({ card }) => card === 3)],
  'CC-25': [on('value.changed', ({ card }) => card === 4), on('extra.gained', ({ card }) => card === 4)],
  'CC-26': [on('extra.gained', ({ card }) => card === 5)],
  'CC-26a': [on('extra.gained')],
  'CC-27': [on('walls.swapped')],
  'CC-28': [on('province.scored', ({ winners }) => winners.length > 1)],
  'CC-29': [on('province.won')],
  'CC-30': [on('emperor.laid')],
  'CC-31': [on('board.joined', ({ seat }) => seat !== null)],
  'CC-32': [on('board.joined', ({ seat }) => seat !== null)],
  'CC-34': [on('map.closed', ({ why }) => why === 'filled')],
  'CC-34a': [on('map.closed', ({ why }) => why === 'stuck')],
  'CC-36': [on('region.lost')],
  'CC-36a': [on('region.raided')],
  'CC-37': [on('region.spared')],
  'CC-38': [on('match.won')],
  'CC-39': [on('neutral.built')],
  'CC-43': [on('events.drawn')],
  'CC-44': [on('event.scored', ({ event }) => event === 'diplomacy')],
  'CC-45': [on('event.scored', ({ event }) => event === 'overlord')],
  'CC-46': [on('event.scored', ({ event }) => event === 'reward')],
  'CC-47': [on('threat.turned')],
}
