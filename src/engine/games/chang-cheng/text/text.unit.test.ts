import { describe, expect, it } from 'vitest'
import { describeRules } from '../../../kernel/testing/texts.ts'
import { changCheng } from '../index.ts'
import { account } from './sentences.ts'
import { notation, parseNotation } from './notation.ts'
import { board } from './board-text.ts'
import { project } from '../view/project.ts'
import { after, position } from '../testing/position.ts'

describe('notation', () => {
  it.each([
    ['[3B]', { type: 'drawBoard', face: '3B' }],
    ['m[-2 -3 -4]', { type: 'layThreats', values: [-2, -3, -4] }],
    ['m[? ? ?]', { type: 'layThreats', values: null }],
    ['p[0 4 2]', { type: 'layPrestige', values: [0, 4, 2] }],
    ['e[D S]', { type: 'drawEvents', cards: ['diplomacy', 'scouting'] }],
    ['2>', { type: 'drawFirst', seat: 1 }],
    ['27', { type: 'wall', space: 26 }],
    [
      '4p1 6p9',
      {
        type: 'cards',
        cards: [
          { card: 4, province: 0 },
          { card: 6, province: 8 },
        ],
      },
    ],
    ['?p1', { type: 'cards', cards: [{ card: null, province: 0 }] }],
    ['4+27', { type: 'cardWall', card: 4, space: 26 }],
    ['?+27', { type: 'cardWall', card: null, space: 26 }],
    ['13-14', { type: 'double', spaces: [12, 13] }],
    ['t29', { type: 'tower', space: 28 }],
    ['n3', { type: 'neutral', space: 2 }],
    ['n-', { type: 'noNeutral' }],
    ['p6', { type: 'open', province: 5 }],
    ['<<', { type: 'join', side: 'left' }],
    ['>>', { type: 'join', side: 'right' }],
    ['x#4', { type: 'remove', card: 4 }],
    ['x19', { type: 'destroy', space: 18 }],
    ['xm5', { type: 'dismiss', region: 4 }],
    ['+2', { type: 'raise' }],
    ['-2', { type: 'lower' }],
    ['+w', { type: 'extraWall' }],
    ['19~33', { type: 'swap', here: 18, there: 32 }],
    ['-', { type: 'decline' }],
    ['p3=4', { type: 'turnPrestige', province: 2, value: 4 }],
  ] as const)('%s is written and read', (text, action) => {
    expect(notation(action)).toBe(text)
    expect(parseNotation(text)).toEqual(action)
  })

  it.each(['', '53', '0', 't0', '7p1', 'p13', '[5A]', 'm[-1 -2 -3]', 'p[0 1]', 'e[D X]', '5>', '1p', '1~'])(
    '%s stands for nothing',
    (text) => {
      expect(parseNotation(text)).toBeUndefined()
    },
  )
})

describe('the board in plain text', () => {
  it('shows regions, provinces with their pieces and cards, and seats', () => {
    const { state } = after(
      position({ wall: '1-2a 6b^ 9n 13ax 26b^', keeps: 'b26', cards: 'b3p2', threats: [-2, -3, 0] }),
      '4',
    )
    expect(board(project(state, 0))).toBe(
      [
        '9  1A 2A  second',
        'm1  -2 (3 0 >a)  1-5',
        'm2  ? (0 1 n1)  6-10',
        'm3  0 (0 0)  11-13',
        'm4  ? (0 0)  14-17',
        'm5  ? (0 0)  18-21',
        'm6  ? (0 1)  22-26',
        'p1  6 >a (3 0)  1a 2a 3. 4a',
        'p2  7 >b (0 1 n1) [b?]  5. 6b^ 7. 8. 9n',
        'p3  5 (0 0)  10. 11. 12. 13ax',
        'p4  7 (0 0)  14. 15. 16. 17. 18.',
        'p5  6 (0 0)  19. 20. 21. 22.',
        'p6  6 >b (0 1)  23. 24. 25(b) 26b^',
        '>a 0  9 =1 ^1  1 2 3 4 5 6',
        ' b 0  10 =1 ^1  ? ? ? ? ?',
        ' n 12',
      ].join('\n'),
    )
  })

  it('shows a scored province with its winner and extra walls, and cards that act', () => {
    const { state } = after(position({ seats: 3, wall: '1-3b 5-8c', cards: 'c5p1 a4p2 b4p2 c3p2' }), '4', '9')
    const lines = board(project(state, 'public')).split('\n')
    expect(lines).toContain('p1  6 >b * (1 3 0+2)  1b 2b 3b 4a')
    expect(lines).toContain('p2 [c3 a4:struck b4:struck]')
  })
})

describe('a step in brief', () => {
  it.each([
    ['4', ['wall.built']],
    ['3-4', ['double.built']],
    ['t3', ['tower.built']],
  ])('the sentence for %s names the place where something was built or laid', (choice, told) => {
    const { events } = after(position({ wall: '1-2a 6b^' }), choice)
    expect(account(events).map(({ type }) => type)).toEqual(told)
  })
})

describeRules(changCheng)
