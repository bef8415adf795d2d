import { expect, it } from 'vitest'
import { apart } from './question.ts'

it.each([
  ['a1 a2 b1 c1', 'a1 b1 a2 c1'],
  ['a1 b1 b2 b3 a2 c1', 'a1 b1 a2 b2 c1 b3'],
  ['a1 a2', 'a1 a2'],
])('puzzles that ask the same are apart: %s', (given, wanted) => {
  expect(apart(given.split(' '), (name) => name.charAt(0)).join(' ')).toBe(wanted)
})
