import { describe, expect, it } from 'vitest'
import { strokeOf } from './controller.ts'

describe('keys at the board', () => {
  it.each([
    ['3', 'allot', { does: 'dice', count: 3 }],
    ['3', 'roll', { does: 'die', face: 3 }],
    ['3', 'lay', { does: 'value', value: 3 }],
    ['1', 'lay', null],
    ['5', 'allot', null],
    ['d', 'lay', { does: 'side', side: 'dark' }],
    ['d', 'carry', { does: 'card', index: 3 }],
    ['B', 'choose', { does: 'option', option: 'place' }],
    ['b', 'chain', { does: 'card', index: 1 }],
    ['-', 'allot', { does: 'less' }],
    ['s', 'chain', { does: 'stop' }],
    ['s', 'allot', null],
    ['Backspace', 'roll', { does: 'back' }],
  ] as const)('%s while the game waits for %s', (key, stage, stroke) => {
    expect(strokeOf(key, stage)).toEqual(stroke)
  })

  it('moves, picks, commits and starts over in every stage', () => {
    for (const stage of ['lay', 'place', 'allot', 'carry', 'over'] as const)
      expect(['ArrowUp', ' ', 'Enter', 'Escape'].map((key) => strokeOf(key, stage)?.does)).toEqual([
        'move',
        'press',
        'commit',
        'clear',
      ])
  })
})
