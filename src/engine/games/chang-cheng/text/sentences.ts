/** A sentence for every event. */
import { byType } from '../../../kernel/rules/by-type.ts'
import { standings } from '../../../kernel/numbers.ts'
import { eventSentence, message, type Message } from '../../../kernel/text.ts'
import type { Event, EventOf } from '../event.ts'
import { provinceName, regionName, spaceName } from '../components/layout.ts'
import { CARD_NAMES } from '../components/pieces.ts'
import { valueParts } from './actions.ts'
import { REVEAL_SENTENCES } from './reveal-sentences.ts'

const ofSeat = ({ type, seat }: EventOf<'wall.omitted' | 'neutral.declined' | 'board.due'>): Message =>
  message(type, { seat })

const turnSentence = ({ type, seat, turn }: EventOf<'turn.started' | 'seat.skipped'>): Message =>
  message(type, { seat, turn })

const toSentence = byType<Event, Message>({
  ...REVEAL_SENTENCES,
  'board.joined': ({ seat, face, side }) =>
    seat === null ? message('board.joined.start', { face }) : message(`board.joined.${side}`, { seat, face }),
  'threats.laid': ({ values }) =>
    values === null
      ? message('threats.laid.hidden')
      : message('threats.laid.shown', { values: valueParts(values) }),
  'prestige.laid': ({ values }) => message('prestige.laid', { values: valueParts(values) }),
  'events.drawn': ({ cards }) => message(`events.drawn.${cards.join('-')}`),
  'first.drawn': ({ seat }) => message('first.drawn', { seat }),
  'turn.started': turnSentence,
  'seat.skipped': turnSentence,
  'action.chosen': ({ seat, action }) => message(`action.chosen.${action}`, { seat }),
  'wall.built': ({ seat, space, left }) => message('wall.built', { seat, space: spaceName(space), left }),
  'double.built': ({ seat, spaces: [left, right] }) =>
    message('double.built', { seat, left: spaceName(left), right: spaceName(right) }),
  'double.scored': ({ seat, points, score }) => message('double.scored', { seat, points, score }),
  'tower.built': ({ seat, space }) => message('tower.built', { seat, space: spaceName(space) }),
  'neutral.built': ({ seat, space, left }) =>
    message('neutral.built', { seat, space: spaceName(space), left }),
  'card.laid': ({ seat, card, province }) =>
    message(`card.laid.${card === null ? 'hidden' : CARD_NAMES[card]}`, {
      seat,
      province: provinceName(province),
    }),
  'reservation.ended': ({ seat, space, why }) =>
    message(`reservation.ended.${why}`, { seat, space: spaceName(space) }),
  'threat.seen': ({ seat, region, value }) => {
    const params = { seat, region: regionName(region) }
    return value === null
      ? message('threat.seen.hidden', params)
      : message('threat.seen.shown', { ...params, value })
  },
  'threat.turned': ({ region, value }) => message('threat.turned', { region: regionName(region), value }),
  'threat.due': ({ regions: [region = 0] }) => message('threat.due', { region: regionName(region) }),
  'wall.omitted': ofSeat,
  'neutral.declined': ofSeat,
  'board.due': ofSeat,
  'choice.due': ({ seat, of }) => message(`choice.due.${of}`, { seat }),
  'board.drawn': ({ seat, face }) => message('board.drawn', { seat, face }),
  'map.closed': ({ why }) => message(`map.closed.${why}`),
  'region.raided': ({ region, value }) => message('region.raided', { region: regionName(region), value }),
  'region.lost': ({ seat, region, points, score }) =>
    message('region.lost', { seat, region: regionName(region), points, score }),
  'region.spared': ({ seat, region }) => message('region.spared', { seat, region: regionName(region) }),
  'event.scored': ({ seat, event: card, count, points, score }) =>
    message(`event.scored.${card}`, { seat, n: count, points, score }),
  'match.won': ({ seat, score, shared }) =>
    message(`match.won.${shared ? 'shared' : 'alone'}`, { seat, score }),
  'match.ended': ({ scores }) => message('match.ended', { scores: standings(scores) }),
})

export const sentence = eventSentence(toSentence)
