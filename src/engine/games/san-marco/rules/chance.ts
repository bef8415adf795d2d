/** The acts of chance: drawing the first seat, rolling the die and dealing cards. */
import type { Odds } from '../../../kernel/game.ts'
import { drawnFrom, subsetProbability, subsetsOf } from '../../../kernel/rules/multisets.ts'
import type { Random } from '../../../kernel/random.ts'
import { seatsOf } from '../../../kernel/seat.ts'
import type { Action } from '../action.ts'
import { cardPool, toDeal } from './decks.ts'
import { CARDS, inCardOrder, inRisingOrder, LIMITS, type Card, type Limit } from '../components/pieces.ts'
import type { State } from '../state.ts'
import type { Face } from '../components/districts.ts'

export const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6]

/** Draws chance's next action; call it only while chance is to act. */
export const drawOutcome = (state: State, random: Random): Action => {
  const { stage } = state
  switch (stage.is) {
    case 'first':
      return { type: 'first', seat: random.below(state.seats) }
    case 'settle':
    case 'roles':
    case 'banish':
      return { type: 'roll', face: FACES[random.below(FACES.length)] ?? 1 }
    case 'cards': {
      const cards = drawnFrom(CARDS, cardPool(state), toDeal(state), random)
      return { type: 'dealCards', seat: stage.seat, cards: inCardOrder(cards) }
    }
    case 'limits': {
      const limits = drawnFrom(LIMITS, state.limitDeck, toDeal(state), random)
      return { type: 'dealLimits', seat: stage.seat, limits: inRisingOrder(limits) }
    }
    default:
      throw new Error('Chance is not to act')
  }
}

/** Chance's next deal with its cards left open; undefined if it cannot be left open. */
export const unknownOutcome = ({ unseen, stage }: State): Action | undefined => {
  if (unseen !== true) return undefined
  if (stage.is === 'cards') return { type: 'dealCards', seat: stage.seat, cards: null }
  return stage.is === 'limits' ? { type: 'dealLimits', seat: stage.seat, limits: null } : undefined
}

/** Every outcome of chance, lazily; none unless chance is to act. */
export function* outcomes(state: State): Generator<Action> {
  const { stage } = state
  switch (stage.is) {
    case 'first':
      for (const seat of seatsOf(state.seats)) yield { type: 'first', seat }
      return
    case 'settle':
    case 'roles':
    case 'banish':
      for (const face of FACES) yield { type: 'roll', face }
      return
    case 'cards':
      for (const cards of subsetsOf(CARDS, cardPool(state), toDeal(state)))
        yield { type: 'dealCards', seat: stage.seat, cards }
      return
    case 'limits':
      for (const limits of subsetsOf(LIMITS, state.limitDeck, toDeal(state)))
        yield { type: 'dealLimits', seat: stage.seat, limits }
      return
    default:
  }
}

const probability = (state: State, action: Action, equal: number): number => {
  const cards: readonly Card[] | null = action.type === 'dealCards' ? action.cards : null
  const limits: readonly Limit[] | null = action.type === 'dealLimits' ? action.limits : null
  if (cards !== null) return subsetProbability(CARDS, cardPool(state), cards)
  if (limits !== null) return subsetProbability(LIMITS, state.limitDeck, limits)
  return 1 / equal
}

/** Deals of more action cards than this have too many outcomes to list: up to 4,800 for six. */
const FEW = 3

/** Every outcome with its probability; undefined unless chance is to act, and for large deals. */
export const oddsOf = (state: State): readonly Odds<Action>[] | undefined => {
  if (state.stage.is === 'cards' && toDeal(state) > FEW) return undefined
  const listed = [...outcomes(state)]
  if (listed.length === 0) return undefined
  return listed.map((action) => ({ action, probability: probability(state, action, listed.length) }))
}
