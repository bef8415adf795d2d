/** Which events show a rule of San Marco at work. */
import { leadersOf } from '../../../kernel/rules/places.ts'
import { patternsFor, type RuleEvents } from '../../../kernel/rules/rule-events.ts'
import { TOO_LATE } from '../components/pieces.ts'
import type { Event } from '../event.ts'

const on = patternsFor<Event>()
/** The seats with most aristocrats; nobody is ahead in an empty district. */
const most = (counts: readonly number[]): readonly number[] =>
  leadersOf(counts).filter((seat) => Number(counts[seat]) > 0)

export const ruleEvents: RuleEvents = {
  'SM-3': [on('deck.reshuffled')],
  'SM-4': [on('aristocrats.settled')],
  'SM-5': [on('roll.voided')],
  'SM-6': [on('bridge.due')],
  'SM-9': [on('role.assigned', ({ role }) => role === 'firstDistributor')],
  'SM-10': [on('die.rolled', ({ for: why }) => why === 'role')],
  'SM-11': [on('role.assigned', ({ role }) => role === 'secondChooser')],
  'SM-14': [on('cards.dealt', ({ count }) => count === 6)],
  'SM-15': [on('cards.dealt', ({ count }) => count === 5)],
  'SM-16': [on('offers.divided')],
  'SM-17': [on('offers.revealed')],
  'SM-18': [on('offer.taken')],
  'SM-19': [on('offer.taken')],
  'SM-20': [on('offer.taken')],
  'SM-21': [on('card.givenUp')],
  'SM-22': [on('aristocrat.placed', ({ from }) => from === null)],
  'SM-23': [on('aristocrat.placed', ({ from }) => from !== null)],
  'SM-24': [on('aristocrat.placed', ({ card, district }) => card !== district)],
  'SM-25': [on('bridge.built')],
  'SM-26': [on('bridge.taken')],
  'SM-27': [on('aristocrat.replaced')],
  'SM-28': [on('banishment.named', ({ source }) => source === 'card')],
  'SM-29': [on('aristocrats.banished', ({ all }) => all)],
  'SM-30': [on('aristocrats.banished', ({ all }) => !all)],
  'SM-31': [on('doge.placed')],
  'SM-32': [on('doge.stayed'), on('doge.moved', ({ cost }) => cost === 2)],
  'SM-33': [on('doge.moved', ({ seat, overSeat }) => seat === overSeat)],
  'SM-34': [on('doge.moved', ({ cost }) => cost === 1)],
  'SM-35': [on('doge.moved', ({ score }) => score < 0)],
  'SM-37': [
    on('district.scored', ({ aristocrats, why }) => why === 'doge' && most(aristocrats).length === 1),
  ],
  'SM-38': [on('district.scored', ({ aristocrats }) => most(aristocrats).length > 1)],
  'SM-39': [
    on('district.scored', ({ aristocrats, points }) => {
      const rest = aristocrats.filter((count) => count < Math.max(...aristocrats) && count > 0)
      return (
        most(aristocrats).length === 1 && rest.length > 1 && points.filter((each) => each > 0).length === 1
      )
    }),
  ],
  'SM-39a': [
    on('district.scored', ({ aristocrats }) => aristocrats.filter((count) => count > 0).length === 1),
  ],
  'SM-40': [on('round.ended')],
  'SM-41': [on('round.started', ({ last }) => last)],
  'SM-42': [on('passage.ended', ({ totals }) => totals.filter((total) => total < TOO_LATE).length < 2)],
  'SM-43': [on('bonus.scored')],
  'SM-44': [on('bonus.due'), on('bonus.tied')],
  'SM-44a': [on('match.ended')],
  'SM-45': [on('passage.started')],
  'SM-46': [on('district.scored', ({ why }) => why === 'final')],
  'SM-47': [on('match.won')],
}
