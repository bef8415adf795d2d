import { describe, expect, it } from 'vitest'
import { momentOf } from '../rules/status.ts'
import { project } from './project.ts'
import { after, position } from '../testing/position.ts'

describe('the view', () => {
  it('SM-37 tells of each district what it would score now', () => {
    const view = project(position({ in: '4:3,1,1 3:1,1 6:0,2,1', doge: 4 }), 'public')
    expect(view.districts.map(({ scores }) => scores.join())).toEqual([
      '0,0,0',
      '0,0,0',
      '5,5,0',
      '8,0,0',
      '0,0,0',
      '0,6,5',
    ])
    expect(view.districts.map(({ doge }) => doge)).toEqual([false, false, false, true, false, false])
    expect(view.districts[3]).toMatchObject({ name: 'San Marco', face: 4, high: 8, low: 6 })
  })

  it('SM-2 counts aristocrats, bridges and limit cards of each seat', () => {
    const view = project(position({ in: '4:3,1', bridges: 'a1-2 b1-2 a4-6', limits: [[3, 1], [], []] }), 1)
    expect(view.players[0]).toMatchObject({ reserve: 20, settled: 3, onBridges: 2, limits: [3, 1], total: 4 })
    expect(view.borders.filter(({ owners }) => owners.length > 0)).toEqual([
      { at: [0, 1], owners: [0, 1] },
      { at: [3, 5], owners: [0] },
    ])
    expect([view.bridgeSupply, view.bridgeLimit]).toEqual([9, 2])
  })

  it('SM-21 SM-24 SM-27 says in outline what the cards can do', () => {
    const state = position({ hand: '46BTX', in: '2:0,1', bridges: 'a3-4 b1-2 c1-2' })
    const { possible } = project(state, 0)
    expect(possible.cards).toEqual(
      (['4', '6', 'bridge', 'transfer', 'banishment'] as const).map((card) => ({
        card,
        count: 1,
        giveUp: true,
      })),
    )
    expect(possible.places).toEqual([
      { card: 3, to: [3, 2] },
      { card: 5, to: [5] },
    ])
    expect(possible.transfers).toEqual([{ district: 1, seat: 1 }])
    expect(possible.banish).toEqual([0, 1, 2, 3, 4, 5])
    expect(possible.from).toBeNull()
    // Neither where two bridges are nor where an own one is.
    expect(possible.bridges).toMatchObject([{ take: null, from: null }])
    expect(possible.bridges[0]?.at.map((at) => at.join('-'))).toEqual([
      ...['0-2', '0-3', '0-5', '1-2', '1-4', '2-4', '3-4', '3-5'],
    ])
  })

  it('SM-23 SM-26 says where aristocrats and bridges can come from when supplies are empty', () => {
    const bridges = 'a1-2 b1-2 a1-3 b1-3 a1-4 b1-4 c2-3 d2-3 c2-5 d2-5 c3-4 d3-4'
    const { possible } = project(position({ seats: 4, hand: 'B', in: '2:10 6:12', bridges }), 0)
    expect(possible.from).toEqual([1, 5])
    expect(possible.bridges).toHaveLength(12)
    expect(possible.bridges[0]).toMatchObject({ take: { seat: 0, at: [0, 1] }, from: null })
    expect(possible.bridges[1]).toMatchObject({ take: { seat: 1, at: [0, 1] }, from: [1, 5] })
  })

  it('SM-31 SM-32 the Doge is placed once, then its steps and their tolls are told', () => {
    expect(project(position({ hand: 'D' }), 0).possible).toMatchObject({
      dogePlaces: [0, 1, 2, 3, 4, 5],
      dogeSteps: [],
    })
    const { possible } = project(position({ hand: 'D', doge: 6, bridges: 'b1-6' }), 0)
    expect(possible.dogePlaces).toEqual([])
    expect(possible.dogeSteps.filter(({ from }) => from === 5)).toEqual([
      { from: 5, to: 0, over: 1, change: [-1, 1, 0] },
    ])
    expect(possible.dogeSteps.find(({ from, to }) => from === 3 && to === 5)?.change).toEqual([-2, 0, 0])
  })

  it('SM-28 SM-44 tells of a banishment under way', () => {
    const named = after(position({ hand: 'X4', in: '4:2,2,2' }), 'X4')
    expect(project(named.state, 1)).toMatchObject({
      by: 'chance',
      seat: 0,
      banishment: { seat: 0, district: 3, source: 'card', roll: null },
    })
    const rolled = project(after(named.state, '[3]').state, 1)
    expect(rolled.banishment?.roll).toBe(3)
    expect(rolled.possible.remove).toEqual({ district: 3, count: 3, of: [2, 2, 2], source: 'card' })
  })

  it('SM-41 marks the last round and who sits it out', () => {
    const state = position({ limits: [[1], [3, 3, 3, 1], [2]], hand: '4', tables: [] })
    const view = project(after(state, '-4').state, 'public')
    expect(view).toMatchObject({ lastRound: true, order: [2, 0] })
    expect(view.players.map(({ inRound }) => inRound)).toEqual([true, false, true])
  })
})

describe('the moment', () => {
  it('begins a turn before its offer is chosen, so that the choice belongs to whoever makes it', () => {
    const tables = ['b c a: 4:1>a|5:1|6:2']
    expect(momentOf(position({ stage: { is: 'found', seat: 0 }, passage: 0, round: null })).turn).toBe(1)
    expect(momentOf(position({ hand: '4', tables, taken: 3 })).turn).toBe(4)
    const due = after(position({ hand: '4', tables, taken: 3 }), '4')
    expect(due.state.stage).toEqual({ is: 'choose', seat: 2 })
    expect(momentOf(due.state).turn).toBe(5)
    expect(momentOf(after(due.state, '#2').state).turn).toBe(5)
  })

  it('of whoever divides is the turn that this leads to', () => {
    const at = (is: 'divide' | 'limits') =>
      momentOf(position({ stage: { is, seat: 1 }, tables: [], taken: 3 }))
    expect(at('limits')).toEqual({ part: 1, round: 2, turn: 5 })
    expect(at('divide')).toEqual({ part: 1, round: 2, turn: 5 })
  })
})
