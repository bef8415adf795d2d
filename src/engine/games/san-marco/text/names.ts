/** Cards, offers and ways by their names, as messages among the parameters of others. */
import { part } from '../../../kernel/text.ts'
import { districtOf, type Card, type Limit } from '../components/pieces.ts'
import { nameOf } from '../components/districts.ts'
import type { Pile } from '../state.ts'

export const cardName = (card: Card) => {
  const district = districtOf(card)
  return district === undefined ? part(`named.card.${card}`) : nameOf(district)
}

/** Equal cards once with how many there are: they lie side by side. */
export const cardNames = (cards: readonly Card[]) =>
  [...new Set(cards)].map((card) => {
    const n = cards.filter((each) => each === card).length
    return n === 1 ? cardName(card) : part('named.several', { card: cardName(card), n })
  })

export const limitNumbers = (limits: readonly Limit[]): string => limits.join(' + ')

export const pileName = ({ cards, limits }: Pile) => {
  const params = { cards: cardNames(cards), limits: limitNumbers(limits) }
  if (limits.length === 0) return part('named.pile.cards', params)
  return part(cards.length === 0 ? 'named.pile.limits' : 'named.pile.both', params)
}

export const pileNames = (piles: readonly Pile[]) => {
  const [one, two, three] = piles.map(pileName)
  if (one === undefined || two === undefined) throw new RangeError(`No offers: ${piles.length}`)
  return three === undefined
    ? part('named.offers.2', { one, two })
    : part('named.offers.3', { one, two, three })
}

/** So many of whom, those of whom nobody goes aside. */
export const banishedParts = (counts: readonly number[]) =>
  counts.flatMap((n, seat) => (n > 0 ? [part('named.banished', { n, seat })] : []))
