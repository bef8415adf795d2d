/** A sentence for what happens in a completed province. */
import { message, type Message } from '../../../kernel/text.ts'
import type { EventOf } from '../event.ts'
import { provinceName, regionName, spaceName } from '../components/layout.ts'
import { CARD_NAMES, type Card } from '../components/pieces.ts'

type RevealEvent = EventOf<
  | 'province.completed'
  | 'cards.due'
  | 'cards.named'
  | 'cards.revealed'
  | 'cards.struck'
  | 'card.due'
  | 'card.declined'
  | 'card.lapsed'
  | 'card.removed'
  | 'wall.destroyed'
  | 'threat.removed'
  | 'value.changed'
  | 'extra.gained'
  | 'walls.swapped'
  | 'province.scored'
  | 'province.won'
  | 'emperor.laid'
>

const numbers = (cards: readonly { readonly card: Card }[]): string =>
  cards.map(({ card }) => card).join(', ')

export const sentenceOfReveal = (event: RevealEvent): Message => {
  switch (event.type) {
    case 'province.completed':
      return message('province.completed', { province: provinceName(event.province) })
    case 'cards.due':
      return message('cards.due', { seat: event.seat, province: provinceName(event.province) })
    case 'cards.named': {
      const { seat, province, cards } = event
      return message('cards.named', { seat, province: provinceName(province), cards: cards.join(', ') })
    }
    case 'cards.revealed': {
      const { province, cards } = event
      const params = { province: provinceName(province), cards: numbers(cards) }
      return message(cards.length === 0 ? 'cards.revealed.none' : 'cards.revealed.some', params)
    }
    case 'cards.struck':
      return message('cards.struck', { province: provinceName(event.province), cards: numbers(event.cards) })
    case 'card.due':
    case 'card.declined':
    case 'card.lapsed':
      return message(`${event.type}.${CARD_NAMES[event.card]}`, { seat: event.seat })
    case 'card.removed': {
      const { seat, ownerSeat, card } = event
      return message(`card.removed.${CARD_NAMES[card]}`, { seat, ownerSeat })
    }
    case 'wall.destroyed': {
      const { seat, space, owner } = event
      const params = { seat, space: spaceName(space) }
      if (owner === 'neutral') return message('wall.destroyed.neutral', params)
      return message('wall.destroyed.owned', { ...params, ownerSeat: owner })
    }
    case 'threat.removed':
      return message('threat.removed', { seat: event.seat, region: regionName(event.region) })
    case 'value.changed':
      return message(event.by > 0 ? 'value.changed.raised' : 'value.changed.lowered', {
        seat: event.seat,
        province: provinceName(event.province),
      })
    case 'extra.gained':
      return message(event.walls === 1 ? 'extra.gained.one' : 'extra.gained.two', {
        seat: event.seat,
        province: provinceName(event.province),
      })
    case 'walls.swapped':
      return message('walls.swapped', {
        seat: event.seat,
        here: spaceName(event.here),
        there: spaceName(event.there),
      })
    case 'province.scored': {
      const { province, value, walls, winners } = event
      const key = winners.length === 0 ? 'nobody' : winners.length === 1 ? 'one' : 'tied'
      const params = { province: provinceName(province), value, walls: walls.join(' : ') }
      return message(`province.scored.${key}`, params)
    }
    case 'province.won': {
      const { seat, province, points, score } = event
      return message('province.won', { seat, province: provinceName(province), points, score })
    }
    case 'emperor.laid':
      return message('emperor.laid', { province: provinceName(event.province), n: event.count })
  }
}
