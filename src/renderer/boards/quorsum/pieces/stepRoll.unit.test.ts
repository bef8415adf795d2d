import { describe, expect, it } from 'vitest'
import { stepRollIn } from './stepRoll.ts'

describe('the roll of a step', () => {
  it('has its dice and the value one of them had to reach', () => {
    const rolled = { type: 'dice.rolled', seat: 1, dice: [2, 6], value: 4, hits: 1 } as const
    const moved = { type: 'pawn.moved', seat: 1, pawn: 2, from: 3, to: 7, distance: 5 } as const
    expect(stepRollIn([rolled, moved])).toEqual({ seat: 1, faces: [2, 6], value: 4 })
  })

  it('has one die and no value at the opening', () => {
    expect(stepRollIn([{ type: 'opening.rolled', seat: 0, die: 3 }])).toEqual({
      seat: 0,
      faces: [3],
      value: null,
    })
  })

  it('is null in a step without dice', () => {
    expect(stepRollIn([{ type: 'turn.started', seat: 0, turn: 2 }])).toBeNull()
    expect(stepRollIn([])).toBeNull()
  })
})
