/** A sentence for every event. */
import { message, type Message } from '../../../kernel/text.ts'
import type { Event } from '../event.ts'
import { provinceName, regionName, spaceName } from '../components/layout.ts'
import { CARD_NAMES } from '../components/pieces.ts'
import { sentenceOfReveal } from './reveal-sentences.ts'

const toSentence = (event: Event): Message => {
  switch (event.type) {
    case 'board.joined': {
      const { seat, face, side } = event
      if (seat === null) return message('board.joined.start', { face })
      return message(`board.joined.${side}`, { seat, face })
    }
    case 'threats.laid':
      return event.values === null
        ? message('threats.laid.hidden')
        : message('threats.laid.shown', { values: event.values.join(', ') })
    case 'prestige.laid':
      return message('prestige.laid', { values: event.values.join(', ') })
    case 'events.drawn':
      return message(`events.drawn.${event.cards.join('-')}`)
    case 'first.drawn':
      return message('first.drawn', { seat: event.seat })
    case 'turn.started':
    case 'seat.skipped':
      return message(event.type, { seat: event.seat, turn: event.turn })
    case 'action.chosen':
      return message(`action.chosen.${event.action}`, { seat: event.seat })
    case 'wall.built':
      return message('wall.built', { seat: event.seat, space: spaceName(event.space), left: event.left })
    case 'double.built': {
      const [left, right] = event.spaces
      return message('double.built', { seat: event.seat, left: spaceName(left), right: spaceName(right) })
    }
    case 'double.scored':
      return message('double.scored', { seat: event.seat, points: event.points, score: event.score })
    case 'tower.built':
      return message('tower.built', { seat: event.seat, space: spaceName(event.space) })
    case 'neutral.built':
      return message('neutral.built', { seat: event.seat, space: spaceName(event.space), left: event.left })
    case 'card.laid': {
      const { seat, card, province } = event
      const params = { seat, province: provinceName(province) }
      if (card === null) return message('card.laid.hidden', params)
      return message(`card.laid.${CARD_NAMES[card]}`, params)
    }
    case 'reservation.ended':
      return message(`reservation.ended.${event.why}`, { seat: event.seat, space: spaceName(event.space) })
    case 'threat.seen': {
      const { seat, region, value } = event
      const params = { seat, region: regionName(region) }
      return value === null
        ? message('threat.seen.hidden', params)
        : message('threat.seen.shown', { ...params, value })
    }
    case 'threat.turned':
      return message('threat.turned', { region: regionName(event.region), value: event.value })
    case 'threat.due':
      return message('threat.due', { region: regionName(event.regions[0] ?? 0) })
    case 'wall.omitted':
    case 'neutral.declined':
    case 'board.due':
      return message(event.type, { seat: event.seat })
    case 'choice.due':
      return message(`choice.due.${event.of}`, { seat: event.seat })
    case 'board.drawn':
      return message('board.drawn', { seat: event.seat, face: event.face })
    case 'map.closed':
      return message(`map.closed.${event.why}`)
    case 'region.raided':
      return message('region.raided', { region: regionName(event.region), value: event.value })
    case 'region.lost': {
      const { seat, region, points, score } = event
      return message('region.lost', { seat, region: regionName(region), points, score })
    }
    case 'region.spared':
      return message('region.spared', { seat: event.seat, region: regionName(event.region) })
    case 'event.scored': {
      const { seat, event: card, count, points, score } = event
      return message(`event.scored.${card}`, { seat, n: count, points, score })
    }
    case 'match.won':
      return message(event.shared ? 'match.won.shared' : 'match.won.alone', {
        seat: event.seat,
        score: event.score,
      })
    case 'match.ended':
      return message('match.ended', { scores: event.scores.join(' : ') })
    default:
      return sentenceOfReveal(event)
  }
}

/** A sentence for an event: a key under `event` and what to fill in. */
export const sentence = (event: Event): Message => {
  const { key, params } = toSentence(event)
  return message(`event.${key}`, params)
}
