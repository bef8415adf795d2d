/** Which events show a rule of Quake-nopoly at work. */
import { patternsFor, type RuleEvents } from '../../../kernel/rules/rule-events.ts'
import type { Event } from '../event.ts'

const on = patternsFor<Event>()

export const ruleEvents: RuleEvents = {
  'QK-2': [on('role.drawn'), on('role.taken')],
  'QK-6': [on('district.drawn')],
  'QK-7': [on('first.drawn')],
  'QK-8': [on('phase.started')],
  'QK-10': [on('building.built')],
  'QK-11': [on('district.returned')],
  'QK-12': [on('building.putBack')],
  'QK-13': [on('building.strengthened', ({ from }) => from === 'own')],
  'QK-14': [
    on('pieces.paid', ({ why }) => why === 'trade'),
    on('pieces.taken', ({ why }) => why === 'trade'),
  ],
  'QK-15': [on('pieces.paid', ({ why }) => why === 'plan')],
  'QK-16': [on('turn.passed')],
  'QK-17': [on('card.turned', ({ of }) => of !== 'end')],
  'QK-18': [on('card.kept'), on('card.played'), on('effect.lapsed')],
  'QK-19': [on('disaster.struck', ({ of, hits }) => of === 'weather' && hits.length > 0)],
  'QK-20': [on('building.damaged'), on('building.collapsed')],
  'QK-21': [on('building.damaged')],
  'QK-22': [on('building.collapsed')],
  'QK-23': [on('disaster.struck', ({ of, hits }) => of === 'quake' && hits.length > 0)],
  'QK-23b': [on('damage.taken')],
  'QK-24': [on('building.produced'), on('production.missed')],
  'QK-25': [on('round.started', ({ round }) => round > 1)],
  'QK-26': [on('phase.started', ({ phase }) => phase === 'expansion')],
  'QK-27': [on('card.turned', ({ of }) => of === 'end')],
  'QK-28': [on('match.ended')],
  'QK-29': [on('match.ended')],
  'QK-32': [on('match.won')],
  'QK-33': [on('pieces.taken', ({ why }) => why === 'landlord')],
  'QK-33a': [on('districts.exchanged')],
  'QK-34': [on('pieces.lent'), on('loan.collected')],
  'QK-35': [on('building.strengthened', ({ from }) => from === 'supply')],
  'QK-35a': [on('building.undercut')],
  'QK-36': [on('forecast.set', ({ of }) => of === 'quake')],
  'QK-36a': [on('event.researched')],
  'QK-37': [on('forecast.set', ({ of }) => of === 'weather')],
  'QK-37a': [on('hit.eased'), on('hit.moved')],
  'QK-38a': [on('building.bought')],
}
