/** Names of districts, borders, cards and piles, for screen readers. */
import { districtOf, type Card } from '../../../../engine/games/san-marco/components/pieces.ts'
import type { Bridge, Pile } from '../../../../engine/games/san-marco/state.ts'
import type { Border, District } from '../../../../engine/games/san-marco/components/districts.ts'
import type { DistrictView, View } from '../../../../engine/games/san-marco/view/schema.ts'
import { sameBorder } from '../board/geometry.ts'
import { rankingOf } from '../board/ranking.ts'
import { nameAt, named, phrasesUnder, sayPhrase, type Phrase } from '../../../ui/format/phrases.ts'

/** A text of this board. */
export const phrase = phrasesUnder('game.san-marco.board')

/** The name of a district: the full name, or the short one that all its cards have. */
export const districtPhrase = (district: District, size: 'district' | 'short' = 'district'): Phrase =>
  named(`game.san-marco.named.${size}.${district + 1}`)

export const districtName = (district: District): string => sayPhrase(districtPhrase(district))

const borderPhrase = ([one, other]: Border): Phrase =>
  phrase('spoken.border', { one: districtPhrase(one), other: districtPhrase(other) })

/** A place in notation: a district `4`, a border `1-4`. */
export const placePhrase = (name: string): Phrase => {
  const [one = 0, other] = name.split('-').map((face) => (Number(face) - 1) as District)
  return other === undefined ? districtPhrase(one) : borderPhrase([one, other])
}

/** `Cannaregio, worth 6 and 4` */
export const worthPhrase = ({ district, high, low }: DistrictView): Phrase =>
  phrase('spoken.district', { district: districtPhrase(district), high, low })

/** `Ada 3, scores 6` */
export const standingPhrase = (
  { count, points }: { readonly count: number; readonly points: number },
  name: string,
): Phrase => phrase(points > 0 ? 'spoken.scores' : 'spoken.there', { name, value: count, points })

/** `Cannaregio, 6 and 4, Ada 3 scores 6, Bo 2 scores 4, the Doge is here, can be chosen`. */
export const districtPhrases = (
  district: DistrictView,
  names: readonly string[],
  isOpen: boolean,
): readonly Phrase[] => [
  worthPhrase(district),
  ...rankingOf(district).map((rank) => standingPhrase(rank, nameAt(names, rank.seat))),
  ...(district.aristocrats.every((count) => count === 0) ? [phrase('spoken.empty')] : []),
  ...(district.doge ? [phrase('spoken.doge')] : []),
  ...(isOpen ? [phrase('spoken.open')] : []),
]

/** `Canal Cannaregio – Santa Croce, bridge of Ada, can be chosen`. */
export const borderPhrases = (
  view: View,
  at: Border,
  names: readonly string[],
  isOpen: boolean,
): readonly Phrase[] => {
  const owners = view.borders.find((border) => sameBorder(border.at, at))?.owners ?? []
  return [
    borderPhrase(at),
    ...(owners.length === 0
      ? [phrase('spoken.noBridge')]
      : owners.map((seat) => phrase('spoken.bridge', { name: nameAt(names, seat) }))),
    ...(isOpen ? [phrase('spoken.open')] : []),
  ]
}

/** `Bridge of Ada between Cannaregio and Santa Croce, can be chosen`: one of several that can be moved. */
export const bridgePhrases = ({ at, seat }: Bridge, names: readonly string[]): readonly Phrase[] => [
  phrase('spoken.move', {
    name: nameAt(names, seat),
    one: districtPhrase(at[0]),
    other: districtPhrase(at[1]),
  }),
  phrase('spoken.open'),
]

/** An action card by name: a district card by its district. */
export const cardPhrase = (card: Card): Phrase => {
  const district = districtOf(card)
  return district === undefined
    ? phrase(`card.${card}`)
    : phrase('card.district', { district: districtPhrase(district) })
}

/** The effect of an action card. */
export const cardDoes = (card: Card): readonly Phrase[] => [
  phrase(`cardDoes.${districtOf(card) === undefined ? card : 'district'}`),
]

export const limitPhrase = (limit: number): Phrase => phrase('card.limit', { value: limit })

/** The names of all cards of a pile. */
export const pilePhrases = ({ cards, limits }: Pile): readonly Phrase[] => [
  ...cards.map(cardPhrase),
  ...limits.map(limitPhrase),
]
