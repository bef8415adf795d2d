/** Aristocrats, bridges and cards as they come in the box. */

import type { District } from './districts.ts'

/** An action card; a digit is the die face of a district. */
export type Card = '1' | '2' | '3' | '4' | '5' | '6' | 'bridge' | 'transfer' | 'doge' | 'banishment'

/** A limit card by its number. */
export type Limit = 1 | 2 | 3

/** Aristocrats of a seat (SM-2). */
export const ARISTOCRATS = 25
/** Bridges in the common supply (SM-2). */
export const BRIDGES = 12

/** The kinds of action cards; cards are listed in this order. A digit is the die face of a district. */
export const CARDS = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  'bridge',
  'transfer',
  'doge',
  'banishment',
] as const satisfies readonly Card[]

/** Action cards of each kind, in the order of `CARDS` (SM-2). */
export const ACTION_DECK: readonly number[] = [5, 5, 5, 5, 5, 5, 6, 12, 10, 4]

/** The numbers of the limit cards. */
export const LIMITS = [1, 2, 3] as const satisfies readonly Limit[]

/** Limit cards of each number, in the order of `LIMITS` (SM-2). */
export const LIMIT_DECK: readonly number[] = [8, 10, 10]

export const cardIndex = (card: Card): number => CARDS.indexOf(card)

/** The district of a district card; undefined for the others. */
export const districtOf = (card: Card): District | undefined => {
  const index = cardIndex(card)
  return index < 6 ? index : undefined
}

/** The card of a district. */
export const cardOf = (district: District): Card => {
  const card = CARDS[district]
  if (card === undefined || district > 5) throw new Error(`There is no district ${district}`)
  return card
}

/** In the order of `CARDS`. */
export const inCardOrder = (cards: readonly Card[]): readonly Card[] =>
  [...cards].sort((a, b) => cardIndex(a) - cardIndex(b))

/** Limit cards in ascending order. */
export const inRisingOrder = (limits: readonly Limit[]): readonly Limit[] => [...limits].sort((a, b) => a - b)

/** The limit total that keeps a seat from playing on in a passage (SM-40). */
export const TOO_LATE = 10

/** Passages of a match (SM-45). */
export const PASSAGES = 3

/** How many action and limit cards a distributor draws for a number of offers (SM-14, SM-15). */
export const CARDS_FOR: { readonly [offers: number]: number } = { 2: 5, 3: 6 }
export const LIMITS_FOR: { readonly [offers: number]: number } = { 2: 3, 3: 4 }
