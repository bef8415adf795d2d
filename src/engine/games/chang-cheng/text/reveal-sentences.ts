/** A sentence for what happens in a completed province. */
import { standings } from '../../../kernel/numbers.ts'
import { message, type Message } from '../../../kernel/text.ts'
import type { EventOf } from '../event.ts'
import { provinceName, regionName, spaceName } from '../components/layout.ts'
import { CARD_NAMES, type Card } from '../components/pieces.ts'
import { cardPart } from './actions.ts'

const named = (cards: readonly { readonly card: Card }[]) => cards.map(({ card }) => cardPart(card))

const ofCard = ({ type, seat, card }: EventOf<'card.due' | 'card.declined' | 'card.lapsed'>): Message =>
  message(`${type}.${CARD_NAMES[card]}`, { seat })

export const REVEAL_SENTENCES = {
  'province.completed': ({ province }: EventOf<'province.completed'>) =>
    message('province.completed', { province: provinceName(province) }),
  'cards.due': ({ seat, province }: EventOf<'cards.due'>) =>
    message('cards.due', { seat, province: provinceName(province) }),
  'cards.named': ({ seat, province, cards }: EventOf<'cards.named'>) =>
    message('cards.named', { seat, province: provinceName(province), cards: cards.map(cardPart) }),
  'cards.revealed': ({ province, cards }: EventOf<'cards.revealed'>) =>
    message(cards.length === 0 ? 'cards.revealed.none' : 'cards.revealed.some', {
      province: provinceName(province),
      cards: named(cards),
    }),
  'cards.struck': ({ province, cards }: EventOf<'cards.struck'>) =>
    message('cards.struck', { province: provinceName(province), cards: named(cards) }),
  'card.due': ofCard,
  'card.declined': ofCard,
  'card.lapsed': ofCard,
  'card.removed': ({ seat, ownerSeat, card }: EventOf<'card.removed'>) =>
    message(`card.removed.${CARD_NAMES[card]}`, { seat, ownerSeat }),
  'wall.destroyed': ({ seat, space, owner }: EventOf<'wall.destroyed'>) => {
    const params = { seat, space: spaceName(space) }
    if (owner === 'neutral') return message('wall.destroyed.neutral', params)
    return message('wall.destroyed.owned', { ...params, ownerSeat: owner })
  },
  'threat.removed': ({ seat, region }: EventOf<'threat.removed'>) =>
    message('threat.removed', { seat, region: regionName(region) }),
  'value.changed': ({ seat, province, by }: EventOf<'value.changed'>) =>
    message(`value.changed.${by > 0 ? 'raised' : 'lowered'}`, { seat, province: provinceName(province) }),
  'extra.gained': ({ seat, province, walls }: EventOf<'extra.gained'>) =>
    message(`extra.gained.${walls === 1 ? 'one' : 'two'}`, { seat, province: provinceName(province) }),
  'walls.swapped': ({ seat, here, there }: EventOf<'walls.swapped'>) =>
    message('walls.swapped', { seat, here: spaceName(here), there: spaceName(there) }),
  'province.scored': ({ province, value, walls, winners }: EventOf<'province.scored'>) => {
    const key = winners.length === 0 ? 'nobody' : winners.length === 1 ? 'one' : 'tied'
    const params = { province: provinceName(province), value, n: value, walls: standings(walls) }
    return message(`province.scored.${key}`, params)
  },
  'province.won': ({ seat, province, points, score }: EventOf<'province.won'>) =>
    message('province.won', { seat, province: provinceName(province), points, n: points, score }),
  'emperor.laid': ({ province, count }: EventOf<'emperor.laid'>) =>
    message('emperor.laid', { province: provinceName(province), n: count }),
}
