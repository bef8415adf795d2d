import { describe, expect, it } from 'vitest'
import { doneBy } from '../../kit/testing/doneBy.ts'
import { BOARD_KEYS } from './boardKeys.ts'

const doneDuring = (key: string, stage: string) => doneBy(BOARD_KEYS, key, { view: { value: { stage } } })

describe('keys at the board', () => {
  it.each([
    ['3', 'allot', ['diceOnCursor', 3]],
    ['3', 'roll', ['enterFace', 3]],
    ['3', 'lay', ['putTile', 3]],
    ['1', 'lay', null],
    ['5', 'allot', null],
    ['d', 'lay', ['turnTo', 'dark']],
    ['d', 'carry', ['card', 3]],
    ['B', 'choose', ['card', 1]],
    ['b', 'chain', ['card', 1]],
    ['-', 'allot', ['oneLess']],
    ['s', 'chain', ['stop']],
    ['s', 'allot', null],
    ['Backspace', 'roll', ['back']],
  ] as const)('%s while the game waits for %s', (key, stage, done) => {
    expect(doneDuring(key, stage)).toEqual(done)
  })

  it('moves, picks, commits and starts over in every stage', () => {
    for (const stage of ['lay', 'place', 'allot', 'carry', 'over'] as const)
      expect(['ArrowUp', ' ', 'Enter', 'Escape'].map((key) => doneDuring(key, stage)?.[0])).toEqual([
        'move',
        'pressCursor',
        'commit',
        'session.drop',
      ])
  })
})
