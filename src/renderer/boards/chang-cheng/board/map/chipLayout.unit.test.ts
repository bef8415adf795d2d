/** The counts of a region do not overlap, however narrow it is. */
import { expect, it } from 'vitest'
import { chipLayout } from './chipLayout.ts'

it.each([
  [180, 2],
  [80, 3],
  [64, 3],
  [49, 3],
  [49, 2],
  [37, 2],
])('keeps sign and count apart and on their chip: %i wide, %i chips', (room, chips) => {
  const { step, width, font, sign, count } = chipLayout(room, chips)
  const digit = font * 0.56
  expect(step * chips).toBeLessThanOrEqual(room)
  expect(step - width).toBeGreaterThan(2)
  expect(sign.x - sign.size / 2).toBeGreaterThanOrEqual(-width / 2)
  expect(count.x + digit / 2).toBeLessThanOrEqual(width / 2)
  expect(sign.x + sign.size / 2).toBeLessThanOrEqual(count.x - digit / 2)
})
