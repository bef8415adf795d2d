import { describe, expect, it } from 'vitest'
import { strokeOf } from './controller.ts'

describe('the keys of the board', () => {
  it.each([
    ['a', { does: 'letter', letter: 'A' }],
    ['E', { does: 'letter', letter: 'E' }],
    ['6', { does: 'card', card: 6 }],
    ['7', null],
    ['Enter', { does: 'press' }],
    ['0', { does: 'none' }],
    ['ArrowUp', { does: 'move', arrow: 'ArrowUp' }],
    ['u', { does: 'unseen' }],
    ['Backspace', { does: 'back' }],
    ['x', null],
  ])('%s', (key, stroke) => {
    expect(strokeOf(key)).toEqual(stroke)
  })
})
