import { expect, it } from 'vitest'
import { withMinus, withSign } from './numbers.ts'

it('writes numbers below nought with a real minus sign', () => {
  expect([3, 0, -0, -12].map(withMinus)).toEqual(['3', '0', '0', '−12'])
})

it('writes changes with their sign, and none as nought', () => {
  expect([3, 0, -0, -12].map(withSign)).toEqual(['+3', '0', '0', '−12'])
})
