import { describe, expect, it } from 'vitest'
import { describeRules, textAt } from '../../../kernel/testing/texts.ts'
import type { Action } from '../action.ts'
import { quorsum } from '../index.ts'
import { project } from '../view/project.ts'
import { after, allotted, flipOf, grid, position, rolled, stepTo } from '../testing/position.ts'
import { account } from './sentences.ts'
import { board } from './board-text.ts'
import { notation } from './notation.ts'

const TILES = grid('#2 .3 #4 .5  .6 #2 .3 #4  #5 .6 #2 .3  .4 #5 .6 #2')

describe('notation', () => {
  it.each<readonly [string, Action]>([
    ['#2.3#4.5/.6#2.3#4/#5.6#2.3/.4#5.6#2', { type: 'lay', tiles: [...TILES] }],
    ['[5 2]', rolled(5, 2)],
    ['A', { type: 'choose', option: 'first' }],
    ['B', { type: 'choose', option: 'place' }],
    ['A1 D4', { type: 'place', corners: [0, 1, 1, 0] }],
    ['1×2 B4×1 D1×1', allotted([0, 2], ['B4', 1], ['D1', 1])],
    ['1×3 2×1', allotted([2, 3], [3, 1])],
    ['0', allotted()],
    ['1>C2', stepTo(2, 'C2')],
    ['D1*', flipOf('D1')],
    ['-', { type: 'stop' }],
    ['--', { type: 'giveUp' }],
  ])('%s', (text, action) => {
    expect(notation(action)).toBe(text)
  })
})

describe('a step in brief', () => {
  const told = (...actions: readonly Action[]): readonly string[] =>
    account(after(position({ tiles: TILES, at: 'A1 C2 A4 D4' }), ...actions).events).map(({ type }) => type)

  it('is a roll with what it led to', () => {
    const flip = [allotted(['B1', 4]), flipOf('B1')]
    expect(told(...flip, rolled(3, 1, 1, 1))).toEqual(['dice.rolled', 'tile.flipped'])
    expect(told(...flip, rolled(1, 1, 1, 1))).toEqual(['dice.rolled', 'flip.failed'])
    // A player who hears of it after the turn wants to know what changed, not which dice fell.
    const { events } = after(position({ tiles: TILES, at: 'A1 C2 A4 D4' }), ...flip, rolled(3, 1, 1, 1))
    expect(account(events, 1).map(({ type }) => type)).toEqual(['tile.flipped'])
  })

  it('is what was announced or assigned by itself', () => {
    expect(told(allotted(['B1', 4]))).toEqual(['dice.allotted'])
    expect(told(allotted(['B1', 4]), flipOf('B1'))).toEqual(['flip.announced'])
  })
})

describe('the result of a draw', () => {
  it('says that six turns without progress ended the game, with neither seat closer to home (QO-20, QO-21)', () => {
    const { events } = after(position({ idle: 5 }), allotted())
    expect(events.at(-1)).toMatchObject({ type: 'match.ended', winner: null, ending: 'draw' })
    const { en, 'zh-Hant': chinese } = quorsum.text.locales
    expect(textAt(en, 'ending.draw')).toMatch(/^Six turns without progress, and neither/u)
    expect(textAt(chinese, 'ending.draw')).toMatch(/^連續六回合沒有進展，雙方/u)
  })
})

describe('the board in plain text', () => {
  it('shows the tiles, the pawns, their ways and what is open', () => {
    const state = position({ tiles: TILES, at: 'A1 C2 A4 D4', open: [{ pawn: 1, dice: 2 }], idle: 2 })
    expect(board(project(state))).toBe(
      [
        '1.3  0:0  2/6',
        '   A      B      C      D',
        '1  #2 a1  .3     #4     .5',
        '2  .6     #2     .3 a2  #4',
        '3  #5     .6     #2     .3',
        '4  .4 b1  #5     .6     #2 b2',
        'a1>D4 6  a2>A4 4  b1>D1 6  b2>A1 6',
        '2×2',
      ].join('\n'),
    )
  })
})

describeRules(quorsum)
