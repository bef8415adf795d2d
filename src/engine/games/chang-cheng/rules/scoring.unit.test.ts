import { describe, expect, it } from 'vitest'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { turnOf } from './status.ts'
import { provinceStanding } from './majorities.ts'
import { after, position, refusalOf } from '../testing/position.ts'

const three = { seats: 3, turn: 9 } as const

describe('scoring a province', () => {
  it('CC-28 most walls score', () => {
    const { events, state } = after(position({ ...three, wall: '1-2b 3c' }), '4')
    expect(eventsOfType(events, 'province.won')).toEqual([
      { type: 'province.won', seat: 1, province: 0, points: 6, score: 6 },
    ])
    expect(state.scores).toEqual([0, 6, 0])
  })

  it('CC-28 all who tie score it in full', () => {
    const { events, state } = after(position({ ...three, wall: '1-2b 3a', scores: [1, 2, 3] }), '4')
    expect(eventsOfType(events, 'province.won').map(({ seat }) => seat)).toEqual([0, 1])
    expect(state.scores).toEqual([7, 8, 3])
  })

  it('CC-28 with a highest count of 0 nobody scores', () => {
    const state = position({ ...three, wall: '1bx 2cx 3bx', cards: 'b2p1', threats: [0] })
    const { events, state: next } = after(state, '4', 'x4')
    expect(eventsOfType(events, 'province.scored')[0]).toMatchObject({
      value: 2,
      walls: [0, 0, 0],
      winners: [],
    })
    expect(next.scores).toEqual([0, 0, 0])
  })

  it('CC-29 worth its spaces, less destroyed walls, plus its tile, plus what cards changed', () => {
    const state = position({ ...three, wall: '5-7b 8cx', prestige: [0, 4, 0, 0, 0, 0], cards: 'a3p2' })
    expect(provinceStanding(state, 1)).toMatchObject({ value: 8, destroyed: 1 })
    expect(eventsOfType(after(state, '9', '+2').events, 'province.scored')[0]?.value).toBe(10)
  })

  it('CC-29 can be worth less than nothing, and costs its winner', () => {
    const state = position({ ...three, wall: '1bx 2cx 3cx', prestige: [0, 0, 0, 0, 0, 0], cards: 'b3p1' })
    expect(after(state, '4', '-2').state.scores).toEqual([-1, 0, 0])
  })

  it('CC-30 the tile stays, and an Emperor card is laid', () => {
    const { events, state } = after(position({ ...three, wall: '1-3b', emperors: [4] }), '4')
    expect(eventsOfType(events, 'emperor.laid')).toEqual([{ type: 'emperor.laid', province: 0, count: 2 }])
    expect(state.emperors).toEqual([4, 0])
    expect(state.prestige[0]).toBe(2)
  })
})

describe('extending the map', () => {
  const due = position({ ...three, mover: 1, wall: '1-3a 26c^', keeps: 'c26', emperors: [4, 5] })

  it('CC-31 with the third Emperor card, also in the middle of A', () => {
    const { types, state } = after(due, '4')
    expect(types.slice(-2)).toEqual(['emperor.laid', 'board.due'])
    expect(turnOf(state).by).toBe('chance')
    const drawn = after(state, '[4B]')
    expect(drawn.events).toEqual([{ type: 'board.drawn', seat: 1, slot: 2, face: '4B' }])
    expect(turnOf(drawn.state).by).toBe(1)
    expect(refusalOf(drawn.state, '20')).toMatchObject({ code: 'sideFirst', rule: 'CC-31' })
    const joined = after(drawn.state, '>>').state
    expect(joined).toMatchObject({ emperors: [], stage: { is: 'threats' } })
    const laid = after(joined, 'm[-4 -3 -2]', 'p[0 1 2]')
    expect(laid.events.at(-1)).toEqual({ type: 'choice.due', seat: 1, of: 'second' })
    expect(laid.state.threats.slice(6).map(({ value, up }) => [value, up])).toEqual([
      [-4, false],
      [-3, false],
      [-2, false],
    ])
    expect(laid.state.prestige.slice(6)).toEqual([0, 1, 2])
    expect(after(laid.state, '39').state).toMatchObject({ mover: 2, turn: 10 })
  })

  it.each([
    ['<<', [2, 0, 1]],
    ['>>', [0, 1, 2]],
  ])('CC-31 the seat whose turn it is chooses the end: %s', (side, slots) => {
    const { state } = after(due, '4', '[4B]', side)
    expect(state.boards.map(({ slot }) => slot)).toEqual(slots)
    expect(state.boards.find(({ slot }) => slot === 2)?.face).toBe('4B')
  })

  it('CC-31 a named board is not drawn', () => {
    const { types, state } = after({ ...due, options: { ...due.options, board3: '3B' } }, '4')
    expect(types.slice(-2)).toEqual(['board.due', 'board.drawn'])
    expect(state.stage).toEqual({ is: 'side', face: '3B' })
  })

  it('CC-15c CC-31 the kept end of the map becomes one neighbour of two', () => {
    const before = after(due, '4', '[4B]', '>>', 'm[-4 -3 -2]', 'p[0 1 2]').state
    expect(refusalOf(before, '25')).toBeUndefined()
    const other = after(due, '4', '[4B]', '<<', 'm[-4 -3 -2]', 'p[0 1 2]').state
    expect(refusalOf(other, '25')).toMatchObject({ code: 'spaceKept' })
  })

  it('CC-32 twice with four seats', () => {
    const four = position({
      seats: 4,
      faces: ['1A', '2A', '3A'],
      wall: '1-3a',
      emperors: [4, 5],
    })
    expect(after(four, '4').types.slice(-2)).toEqual(['emperor.laid', 'board.due'])
    const drawn = after(four, '4', '[4A]', '<<').state
    expect(drawn.boards.map(({ slot }) => slot)).toEqual([3, 0, 1, 2])
  })

  it('CC-32 CC-33 once with three, and after the last one no Emperor cards are laid', () => {
    const last = position({ ...three, faces: ['1A', '2A', '3A'], wall: '1-3a', emperors: [] })
    const { types } = after(last, '4')
    expect(types).toContain('province.won')
    expect(types).not.toContain('emperor.laid')
  })

  it('CC-33 two seats without neutral walls never extend, with them they do', () => {
    const off = position({ wall: '1-3a', emperors: [], options: { neutral: 'off' } })
    expect(after(off, '4').types).not.toContain('emperor.laid')
    const on = position({ wall: '1-3a', emperors: [4, 5] })
    expect(after(on, '4').types.at(-1)).toBe('board.due')
  })
})
