import { expect, test } from '@playwright/test'

test.describe('a group', () => {
  // Playwright requires the first argument to be a destructured object, even an empty one.
  // eslint-disable-next-line no-empty-pattern
  test('passes when tried once more', ({}, info) => {
    expect(info.retry).toBe(1)
  })
})
test('passes', () => undefined)
test('fails', () => {
  expect(1).toBe(2)
})
test('fails with "quotes", $signs and (brackets)', () => {
  expect(1).toBe(2)
})
test('is skipped', () => {
  test.skip(true, 'nothing to look at')
})
