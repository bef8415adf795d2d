/** Every legal action of whoever is to act, lazily, each once and in canonical form. */
import type { Seat } from '../../kernel/seat.ts'
import type { Action } from './action.ts'
import { oddsOf } from './chance.ts'
import { effects } from './effects.ts'
import { openProvinces, unscored } from './ground.ts'
import {
  cardsToLay,
  doubleSpaces,
  freeSpaces,
  isFirstTurn,
  neutralSpaces,
  possibleLetters,
  secondSpaces,
  towerSpaces,
} from './possible.ts'
import type { Space, State } from './state.ts'

function* walls(spaces: readonly Space[]): Generator<Action> {
  for (const space of spaces) yield { type: 'wall', space }
}

function* neutrals(spaces: readonly Space[]): Generator<Action> {
  for (const space of spaces) yield { type: 'neutral', space }
}

/** B: the provinces in rising order (CC-9, CC-35). */
function* cards(state: State, seat: Seat): Generator<Action> {
  const hand = state.hands[seat] ?? []
  const provinces = [...openProvinces(state)].sort((a, b) => a - b)
  const count = cardsToLay(state, seat)
  for (const [at, province] of provinces.entries())
    for (const card of hand) {
      if (count === 1) yield { type: 'cards', cards: [{ card, province }] }
      else
        for (const later of provinces.slice(at + 1))
          for (const other of hand)
            if (other !== card)
              yield {
                type: 'cards',
                cards: [
                  { card, province },
                  { card: other, province: later },
                ],
              }
    }
}

/** All but B, whose choices are many. */
function* actionsButCards(state: State, seat: Seat): Generator<Action> {
  const free = freeSpaces(state, seat)
  if ((state.walls[seat] ?? 0) > 0) {
    yield* walls(free)
    if (isFirstTurn(state)) return
    for (const card of state.hands[seat] ?? [])
      for (const space of free) yield { type: 'cardWall', card, space }
  }
  for (const [left, right] of doubleSpaces(state, seat)) yield { type: 'double', spaces: [left, right] }
  for (const space of towerSpaces(state, seat)) yield { type: 'tower', space }
  if (possibleLetters(state, seat).includes('N')) yield* neutrals(free)
}

/** How many choices B has. */
export const cardChoices = (state: State): number => {
  if (state.stage.is !== 'act' || isFirstTurn(state)) return 0
  const hand = state.hands[state.mover]?.length ?? 0
  const provinces = openProvinces(state).length
  if (cardsToLay(state, state.mover) < 2) return cardsToLay(state, state.mover) * hand * provinces
  return (hand * (hand - 1) * provinces * (provinces - 1)) / 2
}

/** Choices other than B. */
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
  yield* otherChoices(state)
  if (cardChoices(state) > 0) yield* cards(state, state.mover)
}
