import { describe, expect, it } from 'vitest'
import { fairnessOf, binsOf } from './statistics.ts'

const counts = (...lengths: readonly (readonly [length: number, count: number])[]) =>
  lengths.map(([length, count]) => ({ length, count }))

describe('lengths grouped for a chart', () => {
  it('are null without matches', () => {
    expect(binsOf([])).toBeNull()
  })

  it('have bars of one width without gaps, twelve at most, and lose no match', () => {
    for (const last of [7, 40, 99, 350, 1203, 5000, 90_000]) {
      const found = binsOf(counts([7, 2], [last, 3]))!
      expect(found.bins.length).toBeLessThanOrEqual(12)
      const [first] = found.bins
      const width = first!.to - first!.from + 1
      found.bins.forEach(({ from, to }, at) => {
        expect([from, to]).toEqual([first!.from + at * width, first!.from + (at + 1) * width - 1])
      })
      expect(first!.from).toBeLessThanOrEqual(7)
      expect(found.bins.at(-1)!.to).toBeGreaterThanOrEqual(last)
      expect(found.bins.reduce((sum, { count }) => sum + count, 0)).toBe(5)
    }
  })

  it('have the middle one of all matches in their order, the lower of two', () => {
    expect(binsOf(counts([10, 1], [20, 1], [30, 1]))).toMatchObject({ median: 20, mean: 20 })
    expect(binsOf(counts([10, 1], [20, 1]))).toMatchObject({ median: 10, mean: 15 })
    expect(binsOf(counts([10, 5], [20, 2], [30, 2]))).toMatchObject({ median: 10, least: 10, most: 30 })
  })
})

const even = (count: number): number[] => Array.from({ length: 6 }, () => count)

describe('fairness of rolls and draws', () => {
  it.each([
    // Critical values of chi-square with five degrees of freedom: 11.070 at 0.05, 15.086 at 0.01.
    ['just below 11.07', [100 + 23.4, 100 - 23.4, 100, 100, 100, 100], 'usual'],
    ['just above 11.07', [100 + 23.7, 100 - 23.7, 100, 100, 100, 100], 'uneven'],
    ['just below 15.09', [100 + 27.3, 100 - 27.3, 100, 100, 100, 100], 'uneven'],
    ['just above 15.09', [100 + 27.7, 100 - 27.7, 100, 100, 100, 100], 'rare'],
    ['as it should be', even(100), 'usual'],
  ] as const)('is judged by the chi-square distribution: %s', (_, seen, verdict) => {
    expect(fairnessOf(seen, even(100))).toBe(verdict)
  })

  it('is not judged by too few rolls', () => {
    expect(fairnessOf([20, 0, 0, 0, 0, 4], even(4))).toBe('few')
    expect(fairnessOf([100], [100])).toBe('few')
  })
})
