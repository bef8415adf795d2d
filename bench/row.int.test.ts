import { expect, it } from 'vitest'
import { median } from './row.ts'

it('takes the median of values in any order, and leaves them in theirs', () => {
  const values = [9, 1, 100, 3, 20]
  expect(median(values)).toBe(9)
  expect(values).toEqual([9, 1, 100, 3, 20])
})
