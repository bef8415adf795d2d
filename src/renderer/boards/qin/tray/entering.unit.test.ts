import { describe, expect, it } from 'vitest'
import { enteredOutcome, unseenOf } from './entering.ts'

describe('entered tiles', () => {
  it('form the outcome once as many are entered as were drawn, a hand sorted by kind', () => {
    expect(enteredOutcome({ stage: 'draw', awaits: 1 }, [])).toBeNull()
    expect(enteredOutcome({ stage: 'draw', awaits: 1 }, ['RB'])).toEqual({
      type: 'draw',
      seat: 1,
      tile: 'RB',
    })
    expect(enteredOutcome({ stage: 'deal', awaits: 0 }, ['BB', 'RR'])).toBeNull()
    expect(enteredOutcome({ stage: 'deal', awaits: 0 }, ['BB', 'RR', 'RB'])).toEqual({
      type: 'deal',
      seat: 0,
      tiles: ['RR', 'RB', 'BB'],
    })
  })

  it('form no outcome while no seat is to draw', () => {
    expect(enteredOutcome({ stage: 'draw', awaits: null }, ['RB'])).toBeNull()
    expect(unseenOf({ stage: 'draw', awaits: null, mayBeUnseen: true })).toBeNull()
  })

  it('can be left open where players need not have seen them', () => {
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
