/** Lists the legal actions of the seat or chance to act, lazily, each once and in canonical form. */
import type { Random } from '../../../kernel/random.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Action, ActionOf } from '../action.ts'
import { oddsOf } from './chance.ts'
import { effects } from './card-effects.ts'
import { openProvinces, unscored } from '../position/board-queries.ts'
import type { Card } from '../components/pieces.ts'
import {
  canOnlyNeutral,
  cardsToLay,
  doubleSpaces,
  freeSpaces,
  isFirstTurn,
  neutralSpaces,
  secondSpaces,
  towerSpaces,
} from './eligibility.ts'
import type { State } from '../state.ts'
import type { Space } from '../components/layout.ts'
import { handPool } from '../position/unidentified.ts'

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

/** Choices that differ only in their places and cards, to be counted and drawn from without making each. */
interface Choices {
  readonly count: number
  at(index: number): Action | undefined
}

const choicesOf = <T>(items: readonly T[], action: (item: T) => Action): Choices => ({
  count: items.length,
  at: (index) => {
    const item = items[index]
    return item === undefined ? undefined : action(item)
  },
})

function* listed({ count, at }: Choices): Generator<Action> {
  for (let index = 0; index < count; index += 1) {
    const action = at(index)
    if (action !== undefined) yield action
  }
}

const wall = (space: Space): Action => ({ type: 'wall', space })
const neutral = (space: Space): Action => ({ type: 'neutral', space })

/** C: a card, and a wall on any space. */
const cardWalls = (pool: readonly Card[], free: readonly Space[]): Choices => ({
  count: pool.length * free.length,
  at: (index) => {
    const card = pool[Math.floor(index / free.length)]
    const space = free[index % free.length]
    return card === undefined || space === undefined ? undefined : { type: 'cardWall', card, space }
  },
})

/** All actions except B, which has many. */
const actionsButCards = (state: State, seat: Seat): readonly Choices[] => {
  const free = freeSpaces(state, seat)
  const canWall = (state.walls[seat] ?? 0) > 0
  const walls = choicesOf(canWall ? free : [], wall)
  if (canWall && isFirstTurn(state)) return [walls]
  const hand = canWall && state.hands[seat]?.length !== 0 ? handPool(state, seat) : []
  const own = [
    walls,
    cardWalls(hand, free),
    choicesOf(doubleSpaces(state, seat), (spaces) => ({ type: 'double', spaces })),
    choicesOf(towerSpaces(state, seat), (space) => ({ type: 'tower', space })),
  ]
  const isStuck = cardsToLay(state, seat) === 0 && own.every(({ count }) => count === 0)
  return isStuck && canOnlyNeutral(state, seat) ? [choicesOf(free, neutral)] : own
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
      for (const choices of actionsButCards(state, state.mover)) yield* listed(choices)
      return
    case 'second':
      yield* secondSpaces(state).map(wall)
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
      yield* neutralSpaces(state).map(neutral)
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
  const groups =
    state.stage.is === 'act'
      ? actionsButCards(state, state.mover)
      : [choicesOf([...otherChoices(state)], (action) => action)]
  const others = groups.reduce((sum, { count }) => sum + count, 0)
  let pick = random.below(others + cardChoices(state))
  for (const { count, at } of groups) {
    if (pick < count) return at(pick) ?? sampleCards(state, random)
    pick -= count
  }
  return sampleCards(state, random)
}
