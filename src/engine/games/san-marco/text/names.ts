/** Cards, offers and ways by their names, as messages among the parameters of others. */
import { nested } from '../../../kernel/text.ts'
import { districtOf, type Card, type Limit } from '../components/pieces.ts'
import { districtPart } from '../components/districts.ts'
import type { Pile } from '../state.ts'

export const cardPart = (card: Card) => {
  const district = districtOf(card)
  return district === undefined ? nested(`named.card.${card}`) : districtPart(district)
}

/** Equal cards once with how many there are: they lie side by side. */
export const cardParts = (cards: readonly Card[]) =>
  [...new Set(cards)].map((card) => {
    const n = cards.filter((each) => each === card).length
    return n === 1 ? cardPart(card) : nested('named.several', { card: cardPart(card), n })
  })

export const limitNumbers = (limits: readonly Limit[]): string => limits.join(' + ')

export const pilePart = ({ cards, limits }: Pile) => {
  const params = { cards: cardParts(cards), limits: limitNumbers(limits) }
  if (limits.length === 0) return nested('named.pile.cards', params)
  return nested(cards.length === 0 ? 'named.pile.limits' : 'named.pile.both', params)
}

export const pileParts = (piles: readonly Pile[]) => {
  const [one, two, three] = piles.map(pilePart)
  if (one === undefined || two === undefined) throw new RangeError(`No offers: ${piles.length}`)
  return three === undefined
    ? nested('named.offers.2', { one, two })
    : nested('named.offers.3', { one, two, three })
}

/** So many of whom, those of whom nobody goes aside. */
export const banishedParts = (counts: readonly number[]) =>
  counts.flatMap((n, seat) => (n > 0 ? [nested('named.banished', { n, seat })] : []))
