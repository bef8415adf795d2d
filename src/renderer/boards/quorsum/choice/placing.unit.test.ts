import { describe, expect, it } from 'vitest'
import { PLACINGS } from '../board/geometry.ts'
import { cornersFor, cornersOf, pick, preview } from './draft.ts'

describe('placing pawns', () => {
  it('gives the other two corners to the opponent once two are picked (QO-4)', () => {
    expect(cornersOf([0, 3], 0)).toEqual([0, 1, 1, 0])
    expect(cornersOf([0, 3], 1)).toEqual([1, 0, 0, 1])
    expect(cornersOf([2], 0)).toBeNull()
  })

  it('knows the corners a placing has for either seat', () => {
    const placing = cornersOf([1, 2], 0) ?? [0, 0, 0, 0]
    expect([cornersFor(placing, 0), cornersFor(placing, 1)]).toEqual([
      [1, 2],
      [0, 3],
    ])
  })

  it('has six placings, all different', () => {
    expect(new Set(PLACINGS.map((picked) => String(cornersOf(picked, 0)))).size).toBe(6)
  })

  it('gives a corner back on a second click and lets a third pick replace the oldest', () => {
    expect(pick([0, 3], 0)).toEqual([3])
    expect(pick([0, 3], 1)).toEqual([3, 1])
  })

  it('shows a first pick alone, then all four pawns numbered by seat in the order of the corners', () => {
    expect(preview([2], 1)).toEqual([{ seat: 1, number: 1, at: 12 }])
    expect(preview([3, 0], 1)).toEqual([
      { seat: 1, number: 1, at: 0 },
      { seat: 0, number: 1, at: 3 },
      { seat: 0, number: 2, at: 12 },
      { seat: 1, number: 2, at: 15 },
    ])
  })
})
