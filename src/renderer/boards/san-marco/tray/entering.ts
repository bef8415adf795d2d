/** What players have entered of luck at a real table, and the outcome it forms. */
import type { Action } from '../../../../engine/games/san-marco/action.ts'
import {
  CARDS,
  inCardOrder,
  inRisingOrder,
  LIMITS,
  type Card,
  type Limit,
} from '../../../../engine/games/san-marco/components/pieces.ts'
import type { Face } from '../../../../engine/games/san-marco/components/districts.ts'
import type { View } from '../../../../engine/games/san-marco/view/schema.ts'

export const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6]

/** What to enter: who starts, a roll, action cards, or limit cards. */
export type Asked = 'first' | 'roll' | 'cards' | 'limits'

export const askedOf = ({ stage }: View): Asked | null => {
  switch (stage) {
    case 'first':
    case 'cards':
    case 'limits':
      return stage
    case 'settle':
    case 'roles':
    case 'banish':
      return 'roll'
    default:
      return null
  }
}

/** Cards being divided that nobody has seen, so that they have to be named first; null if there are none. */
export const namingOf = (view: View): { readonly cards: number; readonly limits: number } | null => {
  const table = view.stage === 'divide' ? view.tables.find(({ seat }) => seat === view.seat) : undefined
  if (!table?.held || view.possible.divide === null) return null
  const { held, count } = table
  const missing = { cards: count.cards - held.cards.length, limits: count.limits - held.limits.length }
  return missing.cards + missing.limits > 0 ? missing : null
}

/** How many of each kind can still be entered, less those already entered. */
export const cardsLeft = ({ unseen }: View, entered: readonly Card[]) =>
  CARDS.map((card) => ({
    card,
    left:
      (unseen.cards.find((each) => each.card === card)?.count ?? 0) -
      entered.filter((each) => each === card).length,
  }))

export const limitsLeft = ({ unseen }: View, entered: readonly Limit[]) =>
  LIMITS.map((limit) => ({
    limit,
    left:
      (unseen.limits.find((each) => each.limit === limit)?.count ?? 0) -
      entered.filter((each) => each === limit).length,
  }))

/** The entered outcome; null while cards are missing. */
export const enteredOutcome = (
  view: View,
  cards: readonly Card[],
  limits: readonly Limit[],
): Action | null => {
  const { seat, toDeal, stage } = view
  if (seat === null) return null
  if (stage === 'cards' && cards.length === toDeal)
    return { type: 'dealCards', seat, cards: inCardOrder(cards) }
  if (stage === 'limits' && limits.length === toDeal)
    return { type: 'dealLimits', seat, limits: inRisingOrder(limits) }
  return null
}

/** The outcome that leaves the cards unseen; null where the rules do not allow that. */
export const unseenOf = ({ seat, mayBeUnseen }: View, asked: Asked | null): Action | null => {
  if (!mayBeUnseen || seat === null) return null
  return asked === 'cards'
    ? { type: 'dealCards', seat, cards: null }
    : { type: 'dealLimits', seat, limits: null }
}
