import { describe, expect, it } from 'vitest'
import { stopAfter } from './tip.ts'

describe('moving between the signs of a group', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowLeft', 0, 2],
    ['ArrowUp', 1, 0],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 0, undefined],
  ] as const)('%s from %i of three', (key, from, to) => {
    expect(stopAfter(key, from, 3)).toBe(to)
  })

  it('goes nowhere in an empty group', () => {
    expect(stopAfter('End', 0, 0)).toBeUndefined()
  })
})
