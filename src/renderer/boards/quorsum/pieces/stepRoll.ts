/** The roll of a step. */
import type { Event } from '../../../../engine/games/quorsum/event.ts'

export interface StepRoll {
  readonly seat: number
  readonly faces: readonly number[]
  /** The value one of them had to reach; null for the opening choice, where the higher roll wins. */
  readonly value: number | null
}

export const stepRollIn = ([first]: readonly Event[]): StepRoll | null => {
  if (first?.type === 'dice.rolled') return { seat: first.seat, faces: first.dice, value: first.value }
  if (first?.type === 'opening.rolled') return { seat: first.seat, faces: [first.die], value: null }
  return null
}
