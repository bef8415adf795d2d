import { describe, expect, it } from 'vitest'
import { describeRules } from '../../../kernel/testing/texts.ts'
import { seededRandom } from '../../../kernel/random.ts'
import { playRandomly } from '../../../kernel/testing/play.ts'
import type { Action } from '../action.ts'
import type { Event } from '../event.ts'
import { qin } from '../index.ts'
import { notation, parseNotation } from './notation.ts'
import { board } from './board-text.ts'
import { caption, scoring } from './sentences.ts'
import { project } from '../view/project.ts'
import { dealt, drawn, OPTIONS, position, square } from '../testing/position.ts'

describe('notation', () => {
  it.each<readonly [string, Action]>([
    ['R-B f7-g7', { type: 'place', tile: 'RB', at: [square('f7'), square('g7')] }],
    ['R-B g7-f7', { type: 'place', tile: 'RB', at: [square('g7'), square('f7')] }],
    ['Y-Y m12-m13', { type: 'place', tile: 'YY', at: [square('m12'), square('m13')] }],
    ['3>', { type: 'first', seat: 2 }],
    ['2+R-R R-B Y-Y', dealt(1, 'R-R R-B Y-Y')],
    ['2+? ? ?', { type: 'deal', seat: 1, tiles: null }],
    ['4+Y-B', drawn(3, 'Y-B')],
    ['1+?', { type: 'draw', seat: 0, tile: null }],
  ])('%s', (text, action) => {
    expect(notation(action)).toBe(text)
    expect(parseNotation(text)).toEqual(action)
  })

  it('is read back for every action of a match', () => {
    const setup = { options: { ...OPTIONS, side: 'both', firstSeat: 'random' }, seats: 3 } as const
    const { actions } = playRandomly(qin, setup, seededRandom('notation', 0))
    for (const action of actions) expect(parseNotation(notation(action))).toEqual(action)
  })

  it.each(['', 'R-B', 'B-R f7-g7', 'R-B f7-n7', 'R-B f7-g14', '5>', '0+R-B', '2+R-R R-B', '2+R-R ?', '2+X'])(
    'nothing is read from "%s"',
    (text) => {
      expect(parseNotation(text)).toBeUndefined()
    },
  )
})

describe('the caption of a picture', () => {
  const tile: Event = { type: 'tile.placed', seat: 1, tile: 'RR', at: [square('k4'), square('l4')] }
  const lost = (at: string, why: 'outdone' | 'tied'): Event => ({
    type: 'village.lost',
    seat: 0,
    at: square(at),
    why,
  })
  const won = (at: string, seat: number): Event => ({ type: 'village.won', seat, at: square(at) })

  it.each<readonly [string, string, readonly Event[]]>([
    [
      'QIN-V4: a village another player now holds is taken',
      'caption.taken',
      [lost('j4', 'outdone'), won('j4', 1)],
    ],
    ['QIN-V5: on a tie it is lost to nobody', 'caption.lost', [lost('j4', 'tied'), lost('l5', 'tied')]],
    [
      'a village a third player now holds is not taken',
      'caption.lost',
      [lost('j4', 'outdone'), won('j4', 2)],
    ],
  ])('%s', (_, key, events) => {
    expect(caption([tile, ...events])?.key).toBe(key)
  })
})

it('names every province and village that brought a seat a pagoda', () => {
  const events: readonly Event[] = [
    { type: 'tile.placed', seat: 0, tile: 'BB', at: [square('k3'), square('k4')] },
    {
      type: 'province.founded',
      seat: 0,
      colour: 'B',
      at: square('k3'),
      squares: [square('k3'), square('k4')],
    },
    { type: 'pagoda.placed', on: 'province', seat: 0, at: square('k3'), left: 2 },
    { type: 'village.won', seat: 0, at: square('k2') },
    { type: 'village.won', seat: 0, at: square('j4') },
    { type: 'village.won', seat: 1, at: square('l5') },
  ]
  expect(scoring(events, 0)).toEqual([events[1], events[3], events[4]])
  const grown = { type: 'province.extended', seat: 0, colour: 'B', at: square('k3'), squares: [7] } as const
  const second: Event = { type: 'pagoda.placed', on: 'province', seat: 0, at: square('k3'), left: 1 }
  expect(scoring([{ ...grown, size: 5 }, second], 0)).toHaveLength(1)
  expect(scoring([{ ...grown, size: 4 }], 0)).toEqual([])
})

describe('the board in plain text', () => {
  it('shows colours, owners, villages, supplies, hands and stock', () => {
    const state = position({ laid: '1 R-Y f7-f8, 2 B-B h4-h5', hands: ['R-R R-B', 'Y-Y'] })
    expect(board(project(state, 0))).toBe(
      [
        '1.5  bird',
        '   a  b  c  d  e  f  g  h  i  j  k  l  m',
        ' 1 .  .  .  .  .  .  .  .  .  .  .  .  .',
        ' 2 .  .  v  .  .  .  .  .  .  .  v  .  .',
        ' 3 .  .  .  .  .  .  v  .  .  .  .  .  .',
        ' 4 .  .  .  v  .  .  .  Bb .  v  .  .  .',
        ' 5 .  v  .  .  .  .  .  Bb .  .  .  v  .',
        ' 6 .  .  .  .  .  Ra .  Bb .  .  .  .  .',
        ' 7 .  .  v  .  .  Ra va .  .  .  v  .  .',
        ' 8 .  .  .  .  .  Ya Ya .  .  .  .  .  .',
        ' 9 .  v  .  .  .  .  .  .  .  .  .  v  .',
        '10 .  .  .  v  .  .  .  .  .  v  .  .  .',
        '11 .  .  .  .  .  .  v  .  .  .  .  .  .',
        '12 .  .  v  .  .  .  .  .  .  .  v  .  .',
        '13 .  .  .  .  .  .  .  .  .  .  .  .  .',
        '>a 3/21  R-R R-B',
        ' b 1/23  ?',
        ' + 72',
      ].join('\n'),
    )
    expect(board(project(position({ side: 'lion' }), 0))).toContain(
      '\n 7 .  .  .  ~  ~  .  .  .  ~  ~  .  .  .\n',
    )
  })
})

describeRules(qin)
