import { describe, expect, it } from 'vitest'
import { enteredOutcome, unseenOf } from './entering.ts'

describe('tiles that are entered', () => {
  it('are the outcome once as many are there as were drawn, a hand in the order of the kinds', () => {
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

  it('are no outcome of nobody', () => {
    expect(enteredOutcome({ stage: 'draw', awaits: null }, ['RB'])).toBeNull()
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
