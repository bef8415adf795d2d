import { describe, expect, it } from 'vitest'
import { ACTIONS, POWERS } from '../choice/draft.ts'
import { LETTERS, strokeOf } from './controller.ts'

describe('the keys', () => {
  it('give every action a letter of its own', () => {
    const letters = [...ACTIONS, ...POWERS].map((action) => LETTERS[action])
    expect(new Set(letters).size).toBe(letters.length)
    for (const action of [...ACTIONS, ...POWERS])
      expect(strokeOf(LETTERS[action].toLowerCase())).toEqual({ does: 'choose', action })
  })

  it('choose places, tracks and counts, and do nothing else', () => {
    expect(strokeOf('3')).toEqual({ does: 'digit', place: 2 })
    expect(strokeOf('w')).toEqual({ does: 'track', track: 'material' })
    expect(strokeOf('Q')).toEqual({ does: 'track', track: 'structure' })
    expect(strokeOf('+')).toEqual({ does: 'count', count: 2 })
    expect(strokeOf('ArrowUp')).toEqual({ does: 'move', arrow: 'ArrowUp' })
    for (const key of ['0', 'Tab', 'z', 'F5']) expect(strokeOf(key)).toBeNull()
  })
})
