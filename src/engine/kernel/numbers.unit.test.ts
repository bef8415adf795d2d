import { expect, it } from 'vitest'
import { withMinus, withSign } from './numbers.ts'

it('writes negative numbers with a real minus sign', () => {
  expect([3, 0, -0, -12].map(withMinus)).toEqual(['3', '0', '0', '−12'])
})

it('writes changes with their sign, and no change as zero', () => {
  expect([3, 0, -0, -12].map(withSign)).toEqual(['+3', '0', '0', '−12'])
})
