import { describe, expect, it } from 'vitest'
import { moved, nearestStop } from './cursor.ts'
import { recordedPositions, TWO } from '../testing/positions.ts'

const { view } = recordedPositions(TWO)

describe('the cursor', () => {
  it('goes up and down through the levels and on to the next seat', () => {
    const bottom = { row: 0, land: 1, level: 0 }
    expect(moved(view, bottom, 'ArrowUp')).toEqual({ row: 0, land: 1, level: 1 })
    expect(moved(view, bottom, 'ArrowDown')).toEqual({ row: 1, land: 1, level: 2 })
    expect(moved(view, { row: 1, land: 1, level: 2 }, 'ArrowUp')).toEqual(bottom)
  })

  it('stays on the board', () => {
    expect(moved(view, { row: 0, land: 0, level: 2 }, 'ArrowUp')).toEqual({ row: 0, land: 0, level: 2 })
    expect(moved(view, { row: 1, land: 0, level: 0 }, 'ArrowDown')).toEqual({ row: 1, land: 0, level: 0 })
    expect(moved(view, { row: 0, land: 2, level: 0 }, 'ArrowRight')).toEqual({ row: 0, land: 2, level: 0 })
    // Seat 2 has two cards.
    expect(moved(view, { row: 0, land: 2, level: 0 }, 'ArrowDown')).toEqual({ row: 1, land: 1, level: 2 })
    expect(nearestStop(view, { row: 9, land: 9, level: 9 })).toEqual({ row: 1, land: 1, level: 2 })
  })
})
