/** A legal action drawn fairly without listing the many ways to lay two cards; nothing is left open by it. */
import type { Random } from '../../../kernel/random.ts'
import type { Action } from '../action.ts'
import { openProvinces } from '../position/board-queries.ts'
import { cardChoices, otherChoices } from './legal.ts'
import { cardsToLay } from './eligibility.ts'
import type { State } from '../state.ts'
import { handPool } from '../position/unidentified.ts'

/** Two different items, in the order drawn. */
const drawTwo = <T>(items: readonly T[], random: Random): readonly T[] => {
  const one = random.below(items.length)
  const other = random.below(items.length - 1)
  return [items[one], items[other < one ? other : other + 1]].filter((item) => item !== undefined)
}

const sampleCards = (state: State, random: Random): Action => {
  const hand = handPool(state, state.mover)
  const provinces = openProvinces(state)
  const isPair = cardsToLay(state, state.mover) > 1
  const places = isPair ? drawTwo(provinces, random) : [provinces[random.below(provinces.length)] ?? 0]
  const chosen = isPair ? drawTwo(hand, random) : [hand[random.below(hand.length)] ?? 1]
  return {
    type: 'cards',
    cards: [...places].sort((a, b) => a - b).map((province, at) => ({ card: chosen[at] ?? null, province })),
  }
}

/** To be asked only while a seat is to act. */
export const sample = (state: State, random: Random): Action => {
  const others = [...otherChoices(state)]
  const pick = random.below(others.length + cardChoices(state))
  return others[pick] ?? sampleCards(state, random)
}
