import { describe, expect, it } from 'vitest'
import { standardError, wilson } from './standings.ts'

describe('the 95 % interval of Wilson', () => {
  it.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [130, 200, 0.5816, 0.7126],
    [200, 200, 0.9812, 1],
  ])('%d of %d lies from %d to %d', (wins, trials, low, high) => {
    const interval = wilson(wins, trials)
    expect(interval.low).toBeCloseTo(low, 3)
    expect(interval.high).toBeCloseTo(high, 3)
  })

  it('is 0 to 1 without trials', () => expect(wilson(0, 0)).toEqual({ low: 0, high: 1 }))
})

describe('the standard error of a mean', () => {
  it('comes from the spread of the values', () => expect(standardError([1, 0, 1, 0])).toBeCloseTo(0.2887, 4))
  it('needs two of them', () => expect([standardError([]), standardError([1])]).toEqual([null, null]))
})
