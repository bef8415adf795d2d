/** Cards being divided into offers: a plain value and what can be done to it. */
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

/** A card held, by its place among all of them, and the offer it lies in; null while in none. */
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

/** Lays a card into an offer, or (null) back beside them. */
export const send = (division: Division, id: number, offer: number | null): Division =>
  offer !== null && (offer < 0 || offer >= division.offers)
    ? division
    : { ...division, cards: division.cards.map((card) => (card.id === id ? { ...card, offer } : card)) }

export const lyingIn = (division: Division, offer: number | null): readonly HeldCard[] =>
  division.cards.filter((card) => card.offer === offer)

export const pileOf = (cards: readonly HeldCard[]): Pile => ({
  cards: inCardOrder(cards.flatMap((card) => (card.is === 'card' ? [card.card] : []))),
  limits: inRisingOrder(cards.flatMap((card) => (card.is === 'limit' ? [card.limit] : []))),
})

const offersOf = (division: Division): readonly number[] =>
  Array.from({ length: division.offers }, (_, offer) => offer)

/** The order the cards are shown in: those in no offer, then offer by offer. */
export const inSight = (division: Division): readonly HeldCard[] => [
  ...lyingIn(division, null),
  ...offersOf(division).flatMap((offer) => lyingIn(division, offer)),
]

/** The card before or after another one, in the order they are shown. */
export const besides = (division: Division, id: number, step: 1 | -1): number => {
  const shown = inSight(division)
  const now = shown.findIndex((card) => card.id === id)
  return shown[(now + step + shown.length) % shown.length]?.id ?? id
}

/** The card to take up once one was laid down: the next that lies in no offer, else the same. */
export const nextFree = (division: Division, id: number): number => {
  const free = lyingIn(division, null)
  return (free.find((card) => card.id > id) ?? free[0])?.id ?? id
}

/** The sum of the limit cards of an offer. */
export const limitOf = (division: Division, offer: number): number =>
  sumOf(pileOf(lyingIn(division, offer)).limits)

/** What an offer would make of the limit totals, by those who take one. */
export const totalsWith = (
  sum: number,
  takers: readonly Seat[],
  totals: readonly number[],
): readonly { readonly seat: Seat; readonly total: number }[] =>
  [...takers].sort((one, other) => one - other).map((seat) => ({ seat, total: (totals[seat] ?? 0) + sum }))

/** What keeps a division from being handed in: cards in no offer, or offers without a card. */
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

/** The division as an action; null while it cannot be handed in. */
export const divisionAction = (division: Division): ActionOf<'divide'> | null =>
  obstacleTo(division) === null
    ? {
        type: 'divide',
        offers: inOfferOrder(offersOf(division).map((offer) => pileOf(lyingIn(division, offer)))),
      }
    : null
