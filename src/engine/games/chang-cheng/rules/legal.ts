/** Lists the legal actions of the seat or chance to act, lazily, each once and in canonical form. */
import type { Random } from '../../../kernel/random.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Action, ActionOf } from '../action.ts'
import { oddsOf } from './chance.ts'
import { effects } from './card-effects.ts'
import { openProvinces, unscored } from '../position/board-queries.ts'
import type { Card } from '../components/pieces.ts'
import {
  cardsToLay,
  doubleSpaces,
  freeSpaces,
  isFirstTurn,
  neutralSpaces,
  possibleLetters,
  secondSpaces,
  towerSpaces,
} from './eligibility.ts'
import type { State } from '../state.ts'
import type { Space } from '../components/layout.ts'
import { handPool } from '../position/unidentified.ts'

const walls = (spaces: readonly Space[]): readonly Action[] =>
  spaces.map((space) => ({ type: 'wall', space }))

const neutrals = (spaces: readonly Space[]): readonly Action[] =>
  spaces.map((space) => ({ type: 'neutral', space }))

/** B with the cards it can lay; provinces in ascending order (CC-9, CC-35). */
function* cards(state: State, seat: Seat, pool: readonly (Card | null)[]): Generator<ActionOf<'cards'>> {
  const provinces = [...openProvinces(state)].sort((a, b) => a - b)
  const count = cardsToLay(state, seat)
  for (const [at, province] of provinces.entries())
    for (const card of pool) {
      if (count === 1) yield { type: 'cards', cards: [{ card, province }] }
      else
        for (const later of provinces.slice(at + 1))
          for (const other of pool)
            if (other === null || other !== card)
              yield {
                type: 'cards',
                cards: [
                  { card, province },
                  { card: other, province: later },
                ],
              }
    }
}

/** What can be entered as not seen instead of named; never drawn at random. */
function* leftOpen(state: State): Generator<Action> {
  const { unseen, stage, mover, hands } = state
  if (unseen !== true) return
  if (stage.is === 'threats') yield { type: 'layThreats', values: null }
  if (stage.is !== 'act' || isFirstTurn(state) || hands[mover]?.length === 0) return
  if ((state.walls[mover] ?? 0) > 0)
    for (const space of freeSpaces(state, mover)) yield { type: 'cardWall', card: null, space }
  for (const action of cards(state, mover, [null, ...handPool(state, mover)]))
    if (action.cards.some(({ card }) => card === null)) yield action
}

/** All actions except B, which has many. */
function* actionsButCards(state: State, seat: Seat): Generator<Action> {
  const free = freeSpaces(state, seat)
  if ((state.walls[seat] ?? 0) > 0) {
    yield* walls(free)
    if (isFirstTurn(state)) return
    if (state.hands[seat]?.length !== 0)
      for (const card of handPool(state, seat))
        for (const space of free) yield { type: 'cardWall', card, space }
  }
  for (const [left, right] of doubleSpaces(state, seat)) yield { type: 'double', spaces: [left, right] }
  for (const space of towerSpaces(state, seat)) yield { type: 'tower', space }
  if (possibleLetters(state, seat).includes('N')) yield* neutrals(free)
}

/** The number of choices for B. */
const cardChoices = (state: State): number => {
  if (state.stage.is !== 'act' || isFirstTurn(state)) return 0
  const pool = handPool(state, state.mover).length
  const provinces = openProvinces(state).length
  if (cardsToLay(state, state.mover) < 2) return cardsToLay(state, state.mover) * pool * provinces
  return (pool * (pool - 1) * provinces * (provinces - 1)) / 2
}

/** Every choice except B. */
export function* otherChoices(state: State): Generator<Action> {
  switch (state.stage.is) {
    case 'act':
      yield* actionsButCards(state, state.mover)
      return
    case 'second':
      yield* walls(secondSpaces(state))
      return
    case 'open':
      for (const province of unscored(state)) yield { type: 'open', province }
      return
    case 'effect':
      if (state.reveal !== null) yield* effects(state, state.reveal)
      return
    case 'side':
      yield { type: 'join', side: 'left' }
      yield { type: 'join', side: 'right' }
      return
    case 'neutral':
      yield* neutrals(neutralSpaces(state))
      yield { type: 'noNeutral' }
      return
    case 'over':
      return
    default:
      for (const { action } of oddsOf(state) ?? []) yield action
  }
}

export function* legal(state: State): Generator<Action> {
  yield* leftOpen(state)
  yield* otherChoices(state)
  if (cardChoices(state) > 0) yield* cards(state, state.mover, handPool(state, state.mover))
}

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

/**
 * Draws a legal action uniformly without listing the many ways to lay two cards; leaves nothing open. Call it only
 * while a seat is to act.
 */
export const sampleLegal = (state: State, random: Random): Action => {
  const others = [...otherChoices(state)]
  const pick = random.below(others.length + cardChoices(state))
  return others[pick] ?? sampleCards(state, random)
}
