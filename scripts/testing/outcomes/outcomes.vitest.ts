import { describe, expect, it } from 'vitest'

describe('a group', () => {
  it('passes', () => undefined)
  it('fails with "quotes"', () => {
    expect(1).toBe(2)
  })
  it.skip('is skipped', () => undefined)
  it('belongs to the second tier', { tags: ['sweep'] }, () => undefined)
})
