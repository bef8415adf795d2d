import { expect, it } from 'vitest'
import { isMet, median, ratioOf, type Row } from './row.ts'

it('takes the median of values in any order, and leaves them in theirs', () => {
  const values = [9, 1, 100, 3, 20]
  expect(median(values)).toBe(9)
  expect(values).toEqual([9, 1, 100, 3, 20])
})

const row = (parts: Partial<Row>): Row => ({
  work: 'work',
  value: 30,
  unit: 'ms',
  figure: '30 ms',
  reference: '–',
  ...parts,
})

it('keeps a bar on a slow machine that it keeps on a fast one', () => {
  const fast = row({ bar: { of: 'calibration', most: 20 } })
  expect([ratioOf(fast, 2), isMet(fast, 2)]).toEqual([15, true])
  expect(isMet(row({ ...fast, value: 300 }), 20)).toBe(true)
  expect(isMet(fast, 1)).toBe(false)
})

it('asks for more units a second where the calibrating task is faster', () => {
  const folding = row({ value: 300_000, unit: 'a second', bar: { of: 'calibration', least: 300 } })
  expect([ratioOf(folding, 1), isMet(folding, 1), isMet(folding, 0.5)]).toEqual([300, true, false])
})

it('compares with the reference of the same run, and is neither met nor missed without a bar', () => {
  expect(ratioOf(row({ beside: 10 }), 1)).toBe(3)
  expect(isMet(row({ beside: 10 }), 1)).toBeNull()
  expect(isMet(row({ beside: 10, bar: { of: 'reference', most: 3 } }), 7)).toBe(true)
  expect(ratioOf(row({}), 1)).toBeNull()
})
