import { expect, it } from 'vitest'
import { framesOf, lengthOf } from './reel.ts'

it('gives each step of the part one picture, one after another without a gap', () => {
  const frames = framesOf({ from: 3, to: 6, pace: 2 })
  expect(frames.map(({ place }) => place)).toEqual([3, 4, 5, 6])
  expect(frames.map(({ at }) => at)).toEqual([0, 0.5, 1, 1.5])
  for (const [index, { at, lasts }] of frames.slice(0, -1).entries())
    expect(at + lasts).toBe(frames[index + 1]?.at)
})

it('holds the last picture for two seconds, or longer at a slower pace', () => {
  expect(lengthOf(framesOf({ from: 0, to: 4, pace: 4 }))).toBe(4 / 4 + 2)
  expect(lengthOf(framesOf({ from: 0, to: 1, pace: 0.25 }))).toBe(8)
})

it('has one picture for one step, and none for a part that ends before it begins', () => {
  expect(framesOf({ from: 5, to: 5, pace: 1 })).toEqual([{ place: 5, at: 0, lasts: 2 }])
  expect(framesOf({ from: 5, to: 4, pace: 1 })).toEqual([])
})
