import { describe, expect, it } from 'vitest'
import { solved } from '../../../search/testing/clear-best-action.ts'
import { quorsum } from '../index.ts'
import { grid, position } from '../testing/position.ts'

/** The opponent has one pawn home and the other one sure step away. */
const RACE = '.2 .2 .2 .3  .2 .2 .2 .2  #3 .2 .2 .2  #6 .2 .2 .2'

describe('level 5 in positions with one clearly best action', () => {
  it('puts all dice on the last step when the match ends with the turn', () => {
    const state = position({ tiles: grid(RACE), at: 'D4 A3 D1 B1', idle: 5 })
    const still = { ...state, pawns: state.pawns.map((pawn) => ({ ...pawn, best: 0 })) }
    expect(solved(quorsum, still).notation).toBe('2×4')
  })

  it('steps home in a chain instead of stopping or going back', () => {
    const stage = { is: 'chain', pawn: 1, dice: 2 } as const
    expect(solved(quorsum, position({ tiles: grid(RACE), at: 'D4 A3 D1 B1', stage })).notation).toBe('2>A4')
  })

  it('turns the only tile on the way before it steps', () => {
    const tiles = grid('.2 .2 .2 .3  .2 .2 .2 .2  #3 .2 .2 .2  .2 .2 .2 .2')
    const open = [
      { pawn: 1, dice: 2 },
      { tile: 12, dice: 2 },
    ] as const
    const state = position({ tiles, at: 'D4 A3 D1 B1', open, stage: { is: 'carry' } })
    expect(solved(quorsum, state).notation).toBe('A4*')
  })
})
