/** The division of cards into offers: a plain value and the functions that change it. */
import type { ActionOf } from '../../../../engine/games/san-marco/action.ts'
import { inOfferOrder } from '../../../../engine/games/san-marco/rules/offers.ts'
import {
  inCardOrder,
  inRisingOrder,
  type Card,
  type Limit,
} from '../../../../engine/games/san-marco/components/pieces.ts'
import type { Pile } from '../../../../engine/games/san-marco/state.ts'
import type { Seat } from '../../../../engine/kernel/seat.ts'
import { sumOf } from '../../../../engine/kernel/rules/lists.ts'

/** A card by its index among all cards, and its offer; null while in none. */
export type HeldCard = { readonly id: number; readonly offer: number | null } & (
  { readonly is: 'card'; readonly card: Card } | { readonly is: 'limit'; readonly limit: Limit }
)

export interface Division {
  readonly offers: number
  readonly cards: readonly HeldCard[]
}

export const startDivision = (held: Pile, offers: number): Division => ({
  offers,
  cards: [
    ...held.cards.map((card, id): HeldCard => ({ is: 'card', card, id, offer: null })),
    ...held.limits.map((limit, index): HeldCard => ({
      is: 'limit',
      limit,
      id: held.cards.length + index,
      offer: null,
    })),
  ],
})

/** Lays a card into an offer, or (null) back outside the offers. */
export const send = (division: Division, id: number, offer: number | null): Division =>
  offer !== null && (offer < 0 || offer >= division.offers)
    ? division
    : { ...division, cards: division.cards.map((card) => (card.id === id ? { ...card, offer } : card)) }

/** The same cards laid into these offers; a card of none of them lies outside. */
export const laidAs = (division: Division, piles: readonly Pile[]): Division => {
  const left = piles.map(({ cards, limits }) => [...cards, ...limits])
  return {
    ...division,
    cards: division.cards.map((card) => {
      const face = card.is === 'card' ? card.card : card.limit
      const offer = left.findIndex((faces) => faces.includes(face))
      left[offer]?.splice(left[offer].indexOf(face), 1)
      return { ...card, offer: offer < 0 ? null : offer }
    }),
  }
}

export const lyingIn = (division: Division, offer: number | null): readonly HeldCard[] =>
  division.cards.filter((card) => card.offer === offer)

export const pileOf = (cards: readonly HeldCard[]): Pile => ({
  cards: inCardOrder(cards.flatMap((card) => (card.is === 'card' ? [card.card] : []))),
  limits: inRisingOrder(cards.flatMap((card) => (card.is === 'limit' ? [card.limit] : []))),
})

const offersOf = (division: Division): readonly number[] =>
  Array.from({ length: division.offers }, (_, offer) => offer)

/** The order of the cards on screen: those in no offer, then offer by offer. */
export const inSight = (division: Division): readonly HeldCard[] => [
  ...lyingIn(division, null),
  ...offersOf(division).flatMap((offer) => lyingIn(division, offer)),
]

/** The card before or after another one, in the order on screen. */
export const cardBeside = (division: Division, id: number, step: 1 | -1): number => {
  const shown = inSight(division)
  const now = shown.findIndex((card) => card.id === id)
  return shown[(now + step + shown.length) % shown.length]?.id ?? id
}

/** The card to pick after one was laid: the next in no offer, else the same one. */
export const nextFree = (division: Division, id: number): number => {
  const free = lyingIn(division, null)
  return (free.find((card) => card.id > id) ?? free[0])?.id ?? id
}

/** The sum of an offer's limit cards. */
export const limitOf = (division: Division, offer: number): number =>
  sumOf(pileOf(lyingIn(division, offer)).limits)

/** The limit totals after taking an offer, for each seat that may take it. */
export const totalsWith = (
  sum: number,
  takers: readonly Seat[],
  totals: readonly number[],
): readonly { readonly seat: Seat; readonly total: number }[] =>
  [...takers].sort((one, other) => one - other).map((seat) => ({ seat, total: (totals[seat] ?? 0) + sum }))

/** Why a division cannot be submitted yet: cards in no offer, or offers without a card. */
export const obstacleTo = (
  division: Division,
):
  | { readonly is: 'undivided'; readonly n: number }
  | { readonly is: 'empty'; readonly offer: number }
  | null => {
  const free = lyingIn(division, null).length
  if (free > 0) return { is: 'undivided', n: free }
  const empty = offersOf(division).find((offer) => lyingIn(division, offer).length === 0)
  return empty === undefined ? null : { is: 'empty', offer: empty }
}

/** The division as an action; null while it cannot be submitted. */
export const divisionAction = (division: Division): ActionOf<'divide'> | null =>
  obstacleTo(division) === null
    ? {
        type: 'divide',
        offers: inOfferOrder(offersOf(division).map((offer) => pileOf(lyingIn(division, offer)))),
      }
    : null
