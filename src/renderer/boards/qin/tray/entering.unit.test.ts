import { describe, expect, it } from 'vitest'
import { drawnOf, unseenOf } from './entering.ts'

describe('tiles that are entered', () => {
  it('are the outcome once as many are there as were drawn, a hand in the order of the kinds', () => {
    expect(drawnOf({ stage: 'draw', awaits: 1 }, [])).toBeNull()
    expect(drawnOf({ stage: 'draw', awaits: 1 }, ['RB'])).toEqual({ type: 'draw', seat: 1, tile: 'RB' })
    expect(drawnOf({ stage: 'deal', awaits: 0 }, ['BB', 'RR'])).toBeNull()
    expect(drawnOf({ stage: 'deal', awaits: 0 }, ['BB', 'RR', 'RB'])).toEqual({
      type: 'deal',
      seat: 0,
      tiles: ['RR', 'RB', 'BB'],
    })
  })

  it('are no outcome of nobody', () => {
    expect(drawnOf({ stage: 'draw', awaits: null }, ['RB'])).toBeNull()
    expect(unseenOf({ stage: 'draw', awaits: null, mayBeUnseen: true })).toBeNull()
  })

  it('can be left open where nobody need have seen them', () => {
    expect(unseenOf({ stage: 'draw', awaits: 1, mayBeUnseen: false })).toBeNull()
    expect(unseenOf({ stage: 'draw', awaits: 1, mayBeUnseen: true })).toEqual({
      type: 'draw',
      seat: 1,
      tile: null,
    })
    expect(unseenOf({ stage: 'deal', awaits: 1, mayBeUnseen: true })).toEqual({
      type: 'deal',
      seat: 1,
      tiles: null,
    })
  })
})
