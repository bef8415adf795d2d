import { describe, expect, it } from 'vitest'
import { leftOf } from './remaining.ts'

describe('the remaining time', () => {
  const since = { at: 1000, part: 0.2 }
  it.each([
    [{ at: 2000, part: 0.21 }, null],
    [
      { at: 11_000, part: 0.6 },
      { unit: 'seconds', n: 10 },
    ],
    [
      { at: 11_000, part: 0.99 },
      { unit: 'seconds', n: 5 },
    ],
    [
      { at: 61_000, part: 0.4 },
      { unit: 'minutes', n: 3 },
    ],
  ] as const)('%j leaves %j', (now, left) => {
    expect(leftOf(since, now)).toEqual(left)
  })
})
