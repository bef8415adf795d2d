/** Finds secrets of Qin: hands, draws, and the order of the stock. */
import { isObject, listOf, type SecretFinder } from '../../../kernel/testing/secrets.ts'

/** Tiles in the notation of a draw: `2+R-B`. */
const DRAWN = /^([1-4])\+.*[RYB]-[RYB]/

/** A hand, a draw, and the order or kinds of undrawn tiles, which nobody may know. */
export const findSecrets: SecretFinder = (value) => {
  if (typeof value === 'string') {
    const drawn = DRAWN.exec(value)
    return drawn ? [{ what: 'a draw', seats: [Number(drawn[1]) - 1] }] : []
  }
  if (!isObject(value)) return []
  const { type, seat } = value
  const isGiven = type === 'hand.dealt' || type === 'hand.drawn' || type === 'deal' || type === 'draw'
  const tiles = value['tiles'] ?? value['tile'] ?? null
  return [
    ...(Array.isArray(value['stock']) ? [{ what: 'the stock', seats: [] }] : []),
    ...listOf(value['hands']).flatMap((hand, owner) =>
      isObject(hand) && hand['tiles'] !== null && hand['count'] !== 0
        ? [{ what: `the hand of seat ${owner}`, seats: [owner] }]
        : [],
    ),
    ...(isGiven && tiles !== null && typeof seat === 'number'
      ? [{ what: 'tiles given', seats: [seat] }]
      : []),
  ]
}
