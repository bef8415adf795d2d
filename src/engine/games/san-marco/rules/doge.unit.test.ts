import { describe, expect, it } from 'vitest'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { walkFrom } from '../view/doge-path.ts'
import { legal } from './legal.ts'
import { notation } from '../text/notation.ts'
import { pointsFor } from './scoring.ts'
import { project } from '../view/project.ts'
import { after, position, refusalText } from '../testing/position.ts'

const walks = (state: Parameters<typeof legal>[0]) =>
  [...legal(state)].filter(({ type }) => type === 'doge').map((action) => notation(action))

describe('the Doge', () => {
  it('SM-31 the first card puts it in any district, which is scored; it does not walk', () => {
    const state = position({ hand: 'D4', in: '4:2,1', bridges: 'a3-4' })
    expect([...legal(state)].filter(({ type }) => type === 'dogePlace')).toHaveLength(6)
    expect(refusalText(state, 'D=')).toBe('dogeAway SM-31')
    expect(refusalText(state, 'Da3')).toBe('dogeAway SM-31')
    const { state: next, events } = after(state, 'D4')
    expect(events).toEqual([
      { type: 'card.played', seat: 0, card: 'doge' },
      { type: 'doge.placed', seat: 0, district: 3 },
      {
        type: 'district.scored',
        district: 3,
        why: 'doge',
        aristocrats: [2, 1, 0],
        points: [8, 6, 0],
        scores: [8, 6, 0],
      },
    ])
    expect(next.doge).toBe(3)
  })

  it('SM-32 later it stays, or goes by water where no bridge starts, for 2 points to nobody', () => {
    const state = position({ hand: 'DD4', doge: 6, in: '6:1 4:0,1' })
    expect(refusalText(state, 'D4')).toBe('dogeStands SM-32')
    const stayed = after(state, 'D=')
    expect(stayed.types).toEqual(['card.played', 'doge.stayed', 'district.scored'])
    expect(stayed.state.scores).toEqual([6, 0, 0])
    const { state: next, events } = after(state, 'D~4')
    expect(eventsOfType(events, 'doge.moved')).toEqual([
      { type: 'doge.moved', seat: 0, from: 5, to: 3, overSeat: null, cost: 2, score: -2 },
    ])
    expect(next.scores).toEqual([-2, 8, 0])
    expect(refusalText(state, 'D~2')).toBe('notNeighbours SM-32')
  })

  it('SM-32 bridges elsewhere do not matter, those of others here do', () => {
    expect(refusalText(position({ hand: 'D4', doge: 6, bridges: 'a3-4' }), 'D~4')).toBeUndefined()
    const bridged = position({ hand: 'D4', doge: 6, bridges: 'c1-6' })
    expect(refusalText(bridged, 'D~4')).toBe('notByWater SM-33')
    expect(refusalText(bridged, 'D~1')).toBe('notByWater SM-33')
    expect(walks(bridged)).toContain('Dc1')
  })

  it('SM-33 over an own bridge it is free, and the mover picks which bridge', () => {
    const state = position({ hand: 'D4', doge: 4, bridges: 'b3-4 a3-4 c4-5', in: '3:1' })
    const own = after(state, 'Da3')
    expect(eventsOfType(own.events, 'doge.moved')).toMatchObject([{ overSeat: 0, cost: 0, score: 0 }])
    expect(own.state.scores).toEqual([6, 0, 0])
    expect(after(state, 'Db3').state.scores).toEqual([5, 1, 0])
    expect(refusalText(state, 'Da5')).toBe('noSuchWay SM-33')
    expect(refusalText(state, 'Dc3')).toBe('noSuchWay SM-33')
  })

  it('SM-34 over another’s it costs the mover 1 point, which its owner gets', () => {
    const { state, events } = after(
      position({ hand: 'D4', doge: 4, bridges: 'c4-5', scores: [4, 4, 4] }),
      'Dc5',
    )
    expect(eventsOfType(events, 'doge.moved')).toEqual([
      { type: 'doge.moved', seat: 0, from: 3, to: 4, overSeat: 2, cost: 1, score: 3 },
    ])
    expect(state.scores).toEqual([3, 4, 5])
  })

  it('SM-36 any number of steps, each paid anew; what counts is where it stops', () => {
    const state = position({ hand: 'D4', doge: 6, bridges: 'b1-6 a1-2 b2-3', in: '3:0,0,1 2:1' })
    const { state: next, events } = after(state, 'Db1a2b3')
    expect(eventsOfType(events, 'doge.moved').map(({ cost, score }) => [cost, score])).toEqual([
      [1, -1],
      [0, -1],
      [1, -2],
    ])
    expect(eventsOfType(events, 'district.scored')).toHaveLength(1)
    expect(next.scores).toEqual([-2, 2, 6])
    expect(next.doge).toBe(2)
  })

  it('SM-36 water and bridges can take turns, as each district has them', () => {
    const state = position({ hand: 'D4', doge: 6, bridges: 'b1-2' })
    expect(after(state, 'D~1b2').state.scores).toEqual([-3, 1, 0])
    expect(refusalText(state, 'D~1~3')).toBe('notByWater SM-33')
    expect(after(state, 'D~4~5~3').state.scores).toEqual([-6, 0, 0])
  })

  it('SM-36 no district twice, not even the first', () => {
    const state = position({ hand: 'D4', doge: 6, bridges: 'b1-6 a1-6' })
    expect(refusalText(state, 'Db1a6')).toBe('twiceThere SM-36')
    expect(walks(state)).toEqual(['D=', 'Da1', 'Db1'])
    expect(walks(position({ hand: 'D4', doge: 6 })).length).toBe(
      new Set(walks(position({ hand: 'D4', doge: 6 }))).size,
    )
    for (const text of walks(position({ hand: 'D4', doge: 6 })))
      expect(new Set(['6', ...text.replace(/\D/g, '')]).size).toBe(1 + text.replace(/\D/g, '').length)
  })

  it('SM-35 scores may be negative', () => {
    const { state } = after(position({ hand: 'D4', doge: 6, scores: [-1, 0, 0] }), 'D~4~5~2~1')
    expect(state.scores).toEqual([-9, 0, 0])
  })

  it('SM-32 SM-36 a view leads step by step through the walks', () => {
    const state = position({ hand: 'D4', doge: 6, bridges: 'b1-6 a1-2 b2-3', in: '3:0,0,1' })
    const view = project(state, 0)
    expect(walkFrom(view, [])).toMatchObject({ at: 5, change: [0, 0, 0], next: [{ to: 0, over: 1 }] })
    const path = [
      { to: 0, over: 1 },
      { to: 1, over: 0 },
      { to: 2, over: 1 },
    ]
    expect(walkFrom(view, path)).toEqual({ at: 2, change: [-2, 2, 0], points: [0, 0, 6], next: [] })
    expect(walkFrom(view, [{ to: 3, over: null }])).toBeUndefined()
    expect(walkFrom(project(position({ hand: 'D4' }), 0), [])).toBeUndefined()
  })
})

describe('SM-37 SM-38 SM-39 SM-39a scoring a district', () => {
  it.each([
    ['SM-37 most the high number, second most the low one', [3, 1, 2, 0], [8, 0, 6, 0]],
    ['SM-38 all tied for most get the low number, nobody else anything', [3, 3, 2, 0], [6, 6, 0, 0]],
    ['SM-38 three tied for most', [2, 2, 2, 1], [6, 6, 6, 0]],
    ['SM-38 all four', [1, 1, 1, 1], [6, 6, 6, 6]],
    ['SM-39 a tie for second gets nothing', [4, 2, 2, 1], [8, 0, 0, 0]],
    ['SM-39 three tied for second', [4, 2, 2, 2], [8, 0, 0, 0]],
    ['SM-39a one seat present', [0, 1, 0, 0], [0, 8, 0, 0]],
    ['SM-39a nobody is second without an aristocrat', [2, 0], [8, 0]],
    ['SM-39a nobody present', [0, 0, 0, 0], [0, 0, 0, 0]],
  ])('%s', (_, aristocrats, points) => {
    expect(pointsFor(3, aristocrats)).toEqual(points)
  })

  it('SM-37 the numbers are those of the district', () => {
    expect([0, 1, 2, 3, 4, 5].map((district) => pointsFor(district, [2, 1, 0]).join())).toEqual([
      '6,4,0',
      '6,4,0',
      '6,5,0',
      '8,6,0',
      '6,4,0',
      '6,5,0',
    ])
  })

  it('SM-37 aristocrats on bridges do not count', () => {
    const state = position({ hand: 'D4', doge: 4, in: '4:1,1', bridges: 'a3-4 a4-5 a4-6' })
    expect(after(state, 'D=').state.scores).toEqual([6, 6, 0])
  })
})
