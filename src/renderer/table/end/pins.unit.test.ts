import { expect, it } from 'vitest'
import { apart } from './pins.ts'

it('lets numbers stand where they belong, unless one would hide another', () => {
  const far = [
    { x: 10, y: 10 },
    { x: 30, y: 10 },
    { x: 12, y: 40 },
  ]
  expect(apart(far)).toEqual(far)
  expect(
    apart([
      { x: 50, y: 10 },
      { x: 50, y: 12 },
      { x: 45, y: 5 },
    ]),
  ).toEqual([
    { x: 50, y: 10 },
    { x: 30, y: 12 },
    { x: 5, y: 5 },
  ])
})
