import { expect, it } from 'vitest'
import { toWellFormed } from './json.ts'

const deep = (levels: number): unknown => Array.from({ length: levels }).reduce((inner) => [inner], '\ud83d')

it.each([
  ['😀', '😀'],
  ['\ud83d', '\ufffd'],
  ['\ude00\ud83d', '\ufffd\ufffd'],
  [
    { name: 'a\ud83d', tags: ['\ude00', 1, null, true] },
    { name: 'a\ufffd', tags: ['\ufffd', 1, null, true] },
  ],
  [{ '\ud83d': 1 }, { '\ufffd': 1 }],
  [undefined, undefined],
])('%j is repaired to %j', (given, repaired) => {
  expect(toWellFormed(given)).toEqual(repaired)
})

it('leaves values that are not plain data, or too deep, unchanged', () => {
  const bytes = new Uint8Array([1, 2])
  expect(toWellFormed({ bytes })).toEqual({ bytes })
  const bottomless = deep(100_000)
  expect(() => toWellFormed(bottomless)).not.toThrow()
})

it('cannot reach a prototype by a member name', () => {
  const given: unknown = JSON.parse('{"__proto__":{"isAdmin":true}}')
  expect(Object.getPrototypeOf(toWellFormed(given))).toBe(Object.prototype)
})
