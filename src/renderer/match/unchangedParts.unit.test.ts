import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withUnchangedParts } from './unchangedParts.ts'

const copy = <T>(value: T): T => structuredClone(value)

it('keeps the very objects of before wherever nothing changed', () => {
  const before = { seats: [{ name: 'Ada' }, { name: 'Bo' }], turn: { by: 0 }, tip: 'a' }
  const now = withUnchangedParts(before, { ...copy(before), turn: { by: 1 } })
  expect(now).toEqual({ ...before, turn: { by: 1 } })
  expect(now).not.toBe(before)
  expect(now.seats).toBe(before.seats)
  expect(withUnchangedParts(before, copy(before))).toBe(before)
})

it('notices fields and items that came or went', () => {
  expect(withUnchangedParts({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
  expect(withUnchangedParts({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined })
  expect(withUnchangedParts([1, 2], [1])).toEqual([1])
  expect(withUnchangedParts([[1], [2]], [[1], [2], [3]])).toEqual([[1], [2], [3]])
  expect(withUnchangedParts({ 0: 'a' }, ['a'])).toEqual(['a'])
  expect(withUnchangedParts(null, { a: null })).toEqual({ a: null })
})

it('always equals the new value, and never changes the old one', () => {
  const json = fc.jsonValue({ maxDepth: 4 })
  fc.assert(
    fc.property(json, json, (before, now) => {
      const [old, wanted] = [copy(before), copy(now)]
      expect(withUnchangedParts(before, now)).toEqual(wanted)
      expect(before).toEqual(old)
      expect(withUnchangedParts({ before, now }, copy({ before, now }))).toEqual({ before: old, now: wanted })
    }),
  )
})
