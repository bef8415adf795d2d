/** Finds secrets of Chang Cheng: hands, cards face down, threat tiles. */
import type { JsonObject } from '../../../kernel/json.ts'
import { isObject, listOf, seatIn, type SecretFinder } from '../../../kernel/testing/secrets.ts'

/** Cards in notation, `3p2 5p4` or `4+17`; threat tiles `m[-2 -3 -2]`. */
const CARDS_NAMED = /^\d(?:p|\+)\d/
const THREATS_NAMED = /^m\[-?\d/

/** True if an action shows a card that is laid face down. */
const laidBy = (action: JsonObject): boolean =>
  (action['type'] === 'cardWall' && action['card'] !== null) ||
  (action['type'] === 'cards' &&
    listOf(action['cards']).some((each) => isObject(each) && each['card'] !== null))

/** Hands, cards face down, and threat tiles face down that a seat has not looked at. */
export const findSecrets: SecretFinder = (value) => {
  if (!isObject(value)) return []
  const { type, seat, tile, actor, action, notation } = value
  const isDown = isObject(tile) && tile['up'] === false && tile['value'] !== null
  return [
    ...listOf(value['players']).flatMap((player, owner) =>
      isObject(player) && player['hand'] !== null && player['cards'] !== 0
        ? [{ what: `the hand of seat ${owner}`, seats: [owner] }]
        : [],
    ),
    ...listOf(value['provinces']).flatMap((province) =>
      listOf(isObject(province) ? province['cards'] : []).flatMap((card) =>
        isObject(card) && card['card'] !== null
          ? [{ what: 'a card face down', seats: seatIn(card['seat']) }]
          : [],
      ),
    ),
    ...(isDown
      ? [{ what: `a threat tile`, seats: listOf(value['lookedBy']).flatMap((each) => seatIn(each)) }]
      : []),
    ...(typeof notation === 'string' && CARDS_NAMED.test(notation)
      ? [{ what: 'cards in a notation', seats: seatIn(actor) }]
      : []),
    ...(isObject(action) && laidBy(action) ? [{ what: 'a card laid', seats: seatIn(actor) }] : []),
    ...(isObject(action) && action['type'] === 'layThreats' && action['values'] !== null
      ? [{ what: 'threats laid', seats: [] }]
      : []),
    ...(typeof notation === 'string' && THREATS_NAMED.test(notation)
      ? [{ what: 'threats in a notation', seats: [] }]
      : []),
    ...(type === 'threats.laid' && value['values'] !== null ? [{ what: 'threats laid', seats: [] }] : []),
    ...(type === 'threat.seen' && value['value'] !== null ? [{ what: 'a look', seats: seatIn(seat) }] : []),
    ...(type === 'card.laid' && value['card'] !== null ? [{ what: 'a card laid', seats: seatIn(seat) }] : []),
  ]
}
