import { describe, expect, it } from 'vitest'
import { verdictOf } from './statistics.ts'

const even = (count: number): number[] => Array.from({ length: 6 }, () => count)

describe('fairness of what fell', () => {
  it.each([
    // Critical values of chi-square with five degrees of freedom: 11.070 at 0.05, 15.086 at 0.01.
    ['just below 11.07', [100 + 23.4, 100 - 23.4, 100, 100, 100, 100], 'usual'],
    ['just above 11.07', [100 + 23.7, 100 - 23.7, 100, 100, 100, 100], 'uneven'],
    ['just below 15.09', [100 + 27.3, 100 - 27.3, 100, 100, 100, 100], 'uneven'],
    ['just above 15.09', [100 + 27.7, 100 - 27.7, 100, 100, 100, 100], 'rare'],
    ['as it should be', even(100), 'usual'],
  ] as const)('is judged by the chi-square distribution: %s', (_, seen, verdict) => {
    expect(verdictOf(seen, even(100))).toBe(verdict)
  })

  it('is not judged where too little fell', () => {
    expect(verdictOf([20, 0, 0, 0, 0, 4], even(4))).toBe('few')
    expect(verdictOf([100], [100])).toBe('few')
  })
})
