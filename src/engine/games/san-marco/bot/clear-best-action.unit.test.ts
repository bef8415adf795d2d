import { describe, expect, it } from 'vitest'
import { solved } from '../../../search/testing/clear-best-action.ts'
import { sanMarco } from '../index.ts'
import { position } from '../testing/position.ts'

/**
 * The last turn of the last round: every seat has ten or more limit points, and San Marco is in front of the next seat.
 */
const lastTurn = (wanted: Parameters<typeof position>[0]) =>
  position({
    passage: 3,
    limits: [
      [3, 3, 3, 1],
      [3, 3, 3, 2],
      [3, 3, 3, 3],
    ],
    tables: ['a b c a: -:1>b|-:2>c|-:1>a'],
    ...wanted,
  })

describe('level 5 in positions with one clearly best action', () => {
  it('banishes the aristocrat that would spoil the last scoring', () => {
    const state = lastTurn({ in: '4:3,3,0 6:1,0,9', scores: [20, 26, 0], hand: 'T' })
    expect(solved(sanMarco, state).notation).toBe('Tb4')
  })

  it('scores with the first Doge in the district it leads alone', () => {
    const state = lastTurn({ in: '3:4,0,0 4:0,2,3 6:0,4,0', scores: [20, 24, 0], hand: 'D' })
    expect(solved(sanMarco, state).notation).toBe('D3')
  })

  it('takes the offer with cards of its district rather than limits alone', () => {
    const state = position({
      in: '4:3,3,1',
      tables: ['a b c: 44:1|-:33|-:3'],
      stage: { is: 'choose', seat: 0 },
    })
    expect(solved(sanMarco, state).notation).toBe('#1')
  })
})
