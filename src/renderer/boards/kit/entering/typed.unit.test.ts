import { expect, it } from 'vitest'
import { typing } from './typed.ts'

const CODES = ['RR', 'RY', 'BB', '4']

it.each([
  ['', 'r', { text: 'R', code: null }],
  ['R', 'y', { text: '', code: 'RY' }],
  // A key that continues no code starts a new one.
  ['R', 'b', { text: 'B', code: null }],
  ['R', '4', { text: '', code: '4' }],
  ['', 'x', null],
  ['R', 'x', null],
  ['', 'F1', null],
])('after %s the key %s comes to %o', (before, key, expected) => {
  expect(typing(CODES, before, key)).toEqual(expected)
})
