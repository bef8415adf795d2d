import { expect, it } from 'vitest'
import { halfWidth } from './typing.ts'

it.each([
  ['１２', '12'],
  ['＃７', '#7'],
  ['ｒ', 'r'],
  ['？', '?'],
  ['\u3000', ' '],
  ['12', '12'],
  ['秦', '秦'],
])('%s is typed as %s', (typed, plain) => {
  expect(halfWidth(typed)).toBe(plain)
})
