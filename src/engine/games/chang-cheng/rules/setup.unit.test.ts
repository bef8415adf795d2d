import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../kernel/random.ts'
import type { Action } from '../action.ts'
import { boardsOf, facesLeft, namedFaces } from '../position/boards.ts'
import { drawOutcome, oddsOf } from './chance.ts'
import { FACES, ROWS } from '../components/faces.ts'
import { layoutOf } from '../components/layout.ts'
import { EVENT_PAIRS, PRESTIGES, THREATS } from '../components/pieces.ts'
import { turnOf } from './status.ts'
import { start } from '../position/initial-state.ts'
import type { Options, State } from '../state.ts'
import { after, OPTIONS, position, refusalOf, spaces } from '../testing/position.ts'

const begin = (options: Partial<Options> = {}, seats = 3): State =>
  start({ options: { ...OPTIONS, board1: 'random', board2: 'random', ...options }, seats })

const TILES = ['m[-2 -3 -4]', 'p[0 1 2]', 'm[-2 -3 -4]', 'p[4 1 2]']

describe('the pieces', () => {
  it('CC-1 fourteen walls, a double wall, a tower, six cards and no points for each seat', () => {
    const state = begin({}, 4)
    expect(state.walls).toEqual([14, 14, 14, 14])
    expect(state.doubles).toEqual([1, 1, 1, 1])
    expect(state.towers).toEqual([1, 1, 1, 1])
    expect(state.hands).toEqual(Array.from({ length: 4 }, () => [1, 2, 3, 4, 5, 6]))
    expect(state.scores).toEqual([0, 0, 0, 0])
  })

  it.each([
    ['wall', { walls: [0, 9] }, '14', 'noWallLeft'],
    ['double wall', { doubles: [0, 1] }, '14-15', 'noDoubleLeft'],
    ['tower', { towers: [0, 1] }, 't14', 'noTowerLeft'],
    ['wall for C', { walls: [0, 9] }, '3+14', 'noWallLeft'],
    ['card', { hands: [[], [1]] }, '1p1 2p2', 'noCardLeft'],
    ['such card', { hands: [[1, 2], [3]] }, '1p1 3p2', 'notInHand'],
  ] as const)('CC-1 no %s: refused', (_, wanted, action, code) => {
    expect(refusalOf(position(wanted), action)).toMatchObject({ code, rule: 'CC-1' })
  })
})

describe('the boards', () => {
  it('CC-2 named boards are on the map from the start, without an event, unless a drawn one comes before them', () => {
    const named = begin({ board1: '1A', board2: '2A' })
    expect(named.boards.map(({ face }) => face)).toEqual(['1A', '2A'])
    expect(named.stage).toEqual({ is: 'threats' })
    const first = begin({ board1: '1A' })
    expect(first.boards.map(({ face }) => face)).toEqual(['1A'])
    expect(after(first, '[2A]').types).toEqual(['board.joined'])
    expect(after(begin({ board2: '2A' }), '[1A]').types).toEqual(['board.joined', 'board.joined'])
  })

  it('CC-2 a face has 13 spaces in three provinces and three regions of three to six spaces', () => {
    const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0)
    expect(
      FACES.map((face) => `${face} ${ROWS[face].china.join('-')} ${ROWS[face].mongols.join('-')}`),
    ).toEqual([
      '1A 4-5-4 5-5-3',
      '1B 3-6-4 4-6-3',
      '2A 5-4-4 4-4-5',
      '2B 3-5-5 4-5-4',
      '3A 4-4-5 5-4-4',
      '3B 6-3-4 5-3-5',
      '4A 5-3-5 4-5-4',
      '4B 4-3-6 5-3-5',
    ])
    for (const face of FACES) {
      expect(sum(ROWS[face].china)).toBe(13)
      expect(sum(ROWS[face].mongols)).toBe(13)
    }
  })

  it('CC-2 CC-12 no border of provinces meets one of regions inside a board: 4 points are for joints', () => {
    const borders = ([one, two]: readonly [number, number, number]): readonly number[] => [one, one + two]
    for (const face of FACES) {
      const { china, mongols } = ROWS[face]
      for (const border of borders(china)) {
        expect(borders(mongols)).not.toContain(border)
        expect(
          [border - 1, border + 1].some((near) => borders(mongols).includes(near)),
          face,
        ).toBe(true)
      }
    }
  })

  it('CC-2 spaces run from left to right, whichever end a board was joined to', () => {
    const layout = layoutOf({
      boards: [
        { slot: 2, face: '3A' },
        { slot: 0, face: '1A' },
        { slot: 1, face: '2A' },
      ],
    })
    expect(spaces(layout.row)).toEqual([...Array.from({ length: 39 }, (_, at) => ((at + 26) % 39) + 1)])
    expect(spaces(layout.neighbours[0] ?? [])).toEqual([39, 2])
    expect(layout.neighbours[26]).toEqual([27])
    expect(layout.neighbours[25]).toEqual([24])
    expect(layout.provinces).toEqual([6, 7, 8, 0, 1, 2, 3, 4, 5])
    expect(spaces(layout.inProvince[1] ?? [])).toEqual([5, 6, 7, 8, 9])
    expect(spaces(layout.inRegion[8] ?? [])).toEqual([36, 37, 38, 39])
    expect(layout.facing[1]).toEqual([0, 1])
  })

  it('CC-2 both are drawn, of different boards, every face alike', () => {
    const odds = oddsOf(begin())
    expect(odds?.map(({ action }) => action)).toEqual(FACES.map((face) => ({ type: 'drawBoard', face })))
    const { state } = after(begin(), '[2B]')
    expect(state.boards).toEqual([{ slot: 0, face: '2B' }])
    expect(facesLeft(state)).toEqual(FACES.filter((face) => !face.startsWith('2')))
    expect(refusalOf(state, '[2A]')).toMatchObject({ code: 'boardTaken', rule: 'CC-2' })
    expect(after(state, '[4A]').state).toMatchObject({
      boards: [
        { slot: 0, face: '2B' },
        { slot: 1, face: '4A' },
      ],
      stage: { is: 'threats' },
    })
  })

  it('CC-2 named ones come in their order, and what is not named is drawn', () => {
    expect(begin({ board1: '3B', board2: '1A' })).toMatchObject({
      boards: [
        { slot: 0, face: '3B' },
        { slot: 1, face: '1A' },
      ],
      stage: { is: 'threats' },
    })
    expect(begin({ board1: '3B' })).toMatchObject({ boards: [{ face: '3B' }], stage: { is: 'board' } })
    const { state } = after(begin({ board2: '3B' }), '[1A]')
    expect(state.boards.map(({ face }) => face)).toEqual(['1A', '3B'])
    expect(facesLeft(begin({ board3: '3B' }))).not.toContain('3A')
  })

  it('CC-2 a board named twice counts once; places no board comes to are not read', () => {
    expect(namedFaces(begin({ board1: '3B', board2: '3A', board3: '2A' }))).toEqual(['3B', null, '2A'])
    expect(namedFaces(begin({ board4: '2A' }, 4))).toEqual([null, null, null, '2A'])
    expect(facesLeft(begin({ board4: '2A' }, 3))).toEqual(FACES)
  })

  it('CC-2 what is not on the map is refused', () => {
    expect(refusalOf(position(), '27')).toMatchObject({ code: 'noSuchSpace', rule: 'CC-2' })
    expect(refusalOf(position(), '1p1 2p7')).toMatchObject({ code: 'noSuchProvince', rule: 'CC-2' })
  })

  it('CC-32 CC-33 two boards at the start, and as many more as can be joined', () => {
    expect([2, 3, 4].map((seats) => boardsOf(begin({}, seats)))).toEqual([3, 3, 4])
    expect(boardsOf(begin({ neutral: 'off' }, 2))).toBe(2)
    expect(boardsOf(begin({ neutral: 'off' }, 3))).toBe(3)
  })
})

describe('the tiles', () => {
  const ready = begin({ board1: '1A', board2: '2A' })

  it('CC-3 three threat tiles face down and three prestige tiles for each board, board by board', () => {
    const { state } = after(ready, ...TILES)
    expect(state.threats.map(({ value }) => value)).toEqual([-2, -3, -4, -2, -3, -4])
    expect(state.threats.every(({ up, gone }) => !up && !gone)).toBe(true)
    expect(state.prestige).toEqual([0, 1, 2, 4, 1, 2])
    expect(state.threatStock).toEqual([3, 3, 3])
    expect(state.prestigeStock).toEqual([2, 1, 1, 3, 2])
  })

  it('CC-3 five threat tiles of each number, three prestige tiles of each', () => {
    expect(ready.threatStock).toEqual(THREATS.map(() => 5))
    expect(ready.prestigeStock).toEqual(PRESTIGES.map(() => 3))
    const used = { ...ready, threatStock: [2, 5, 5] }
    expect(refusalOf(used, 'm[-2 -2 -2]')).toMatchObject({ code: 'tilesNotLeft', rule: 'CC-3' })
    const laid = { ...after(ready, 'm[-2 -2 -2]').state, prestigeStock: [1, 3, 3, 3, 3] }
    expect(refusalOf(laid, 'p[0 0 1]')).toMatchObject({ code: 'tilesNotLeft', rule: 'CC-3' })
    expect(refusalOf(ready, 'm[? ? ?]')).toMatchObject({ code: 'tilesUnknown', rule: 'CC-3' })
  })

  it('CC-3 every tile left is as likely', () => {
    const odds = oddsOf({ ...ready, threatStock: [1, 0, 2] })
    expect(
      odds?.map(({ action, probability }) => [(action as { values: unknown }).values, probability]),
    ).toEqual([
      [[-2, -4, -4], expect.closeTo(1 / 3)],
      [[-4, -2, -4], expect.closeTo(1 / 3)],
      [[-4, -4, -2], expect.closeTo(1 / 3)],
    ])
    const drawn = drawOutcome({ ...ready, threatStock: [0, 3, 0] }, seededRandom('tiles', 0))
    expect(drawn).toEqual({ type: 'layThreats', values: [-3, -3, -3] })
  })
})

describe('event cards and the start', () => {
  it('CC-43 none, two chosen, or two drawn from four', () => {
    expect(begin().events).toEqual([])
    expect(begin({ events: 'overlord-scouting' }).events).toEqual(['overlord', 'scouting'])
    const due = after(begin({ board1: '1A', board2: '2A', events: 'random' }), ...TILES).state
    expect(due).toMatchObject({ events: null, stage: { is: 'events' } })
    expect(
      oddsOf(due)?.map(({ action }) => (action as Extract<Action, { type: 'drawEvents' }>).cards),
    ).toEqual(EVENT_PAIRS)
    expect(EVENT_PAIRS).toHaveLength(6)
    expect(after(due, 'e[D R]').state.events).toEqual(['diplomacy', 'reward'])
    expect(refusalOf(due, 'e[R D]')).toMatchObject({ code: 'notAPairOfCards', rule: 'CC-43' })
  })

  it('CC-4 the first seat starts, or another, or one that is drawn; then clockwise', () => {
    const first = (firstSeat: Options['firstSeat']): State =>
      after(begin({ board1: '1A', board2: '2A', firstSeat }), ...TILES).state
    expect(turnOf(first(1)).by).toBe(0)
    expect(turnOf(first(3)).by).toBe(2)
    expect(turnOf(after(first(3), '1').state).by).toBe(0)
    const due = first('random')
    expect(oddsOf(due)).toHaveLength(3)
    expect(refusalOf(due, '4>')).toMatchObject({ code: 'noSuchSeat', rule: 'CC-4' })
    expect(turnOf(after(due, '2>').state).by).toBe(1)
  })
})
