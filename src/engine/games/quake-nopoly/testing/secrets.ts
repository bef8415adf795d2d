/** Finds secrets of Quake-nopoly: hands, cards put back from them, and the order of the decks. */
import { isObject, listOf, seatIn, type SecretFinder } from '../../../kernel/testing/secrets.ts'

/** A card drawn (`2>(lungshan)`) or put back (`R lungshan`) in notation. */
const DRAWN = /^([1-6])>\((?!\?)/
const PUT_BACK = /^[Ru] (?!\?)/

/** Hands, and cards drawn or put back, which only their owners may know; the order of a deck, which nobody may know. */
export const findSecrets: SecretFinder = (value) => {
  if (!isObject(value)) return []
  const { type, seat, actor, action, notation } = value
  const drawn = typeof notation === 'string' ? DRAWN.exec(notation) : null
  const isTold = value['building'] !== null && value['building'] !== undefined
  const isPut = isObject(action) && (action['type'] === 'review' || action['type'] === 'putBack')
  const puts = isPut ? [action['building'] ?? null, ...listOf(action['buildings'])] : []
  return [
    ...listOf(value['players']).flatMap((player, owner) =>
      isObject(player) && player['hand'] !== null && player['cards'] !== 0
        ? [{ what: `the hand of seat ${owner}`, seats: [owner] }]
        : [],
    ),
    ...(['building.drawn', 'building.putBack', 'drawBuilding'].includes(String(type)) && isTold
      ? [{ what: String(type), seats: seatIn(seat) }]
      : []),
    ...(puts.some((each) => each !== null) ? [{ what: 'a card put back', seats: seatIn(actor) }] : []),
    ...(drawn ? [{ what: 'a draw', seats: [Number(drawn[1]) - 1] }] : []),
    ...(typeof notation === 'string' && PUT_BACK.test(notation)
      ? [{ what: 'a card put back', seats: seatIn(actor) }]
      : []),
    ...('pool' in value || 'upper' in value ? [{ what: 'the order of a deck', seats: [] }] : []),
  ]
}
