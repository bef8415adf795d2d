import { describe, expect, it } from 'vitest'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { sumOf } from '../../../kernel/rules/lists.ts'
import { bridgeLimitOf } from './eligibility.ts'
import { BORDERS, DISTRICTS, DISTRICT_NUMBERS, areNeighbours } from '../components/districts.ts'
import { ACTION_DECK, ARISTOCRATS, BRIDGES, CARDS, LIMIT_DECK } from '../components/pieces.ts'
import { start } from '../position/initial-state.ts'
import { legal } from './legal.ts'
import { after, inDistrict, OPTIONS, position, refusalText } from '../testing/position.ts'

const fresh = (seats: number, firstSeat: 1 | 2 | 3 | 4 | 'random' = 1) =>
  start({ options: { ...OPTIONS, firstSeat }, seats })

/** Each of the seats rolls 1, 2, 3, 4. */
const settled = (seats: number) => Array.from({ length: seats }, () => ['[1]', '[2]', '[3]', '[4]']).flat()

describe('the board and the pieces', () => {
  it('SM-1 six districts with a die face, a high and a low number', () => {
    expect(DISTRICTS.map(({ name, high, low }) => `${name} ${high}/${low}`)).toEqual([
      'Cannaregio 6/4',
      'Santa Croce 6/4',
      'San Polo 6/5',
      'San Marco 8/6',
      'Dorsoduro 6/4',
      'Castello 6/5',
    ])
  })

  it('SM-1 ten borders, the same from both sides', () => {
    expect(BORDERS.map(([low, high]) => `${low + 1}-${high + 1}`).join(' ')).toBe(
      '1-2 1-3 1-4 1-6 2-3 2-5 3-4 3-5 4-5 4-6',
    )
    for (const one of DISTRICT_NUMBERS)
      for (const other of DISTRICT_NUMBERS) expect(areNeighbours(one, other)).toBe(areNeighbours(other, one))
    expect(areNeighbours(0, 0)).toBe(false)
  })

  it('SM-2 25 aristocrats a seat, twelve bridges, 62 action cards, 28 limit cards', () => {
    expect([ARISTOCRATS, BRIDGES, sumOf(ACTION_DECK), sumOf(LIMIT_DECK)]).toEqual([25, 12, 62, 28])
    expect(Object.fromEntries(CARDS.map((card, kind) => [card, ACTION_DECK[kind]]))).toEqual({
      ...{ 1: 5, 2: 5, 3: 5, 4: 5, 5: 5, 6: 5 },
      ...{ bridge: 6, transfer: 12, doge: 10, banishment: 4 },
    })
    expect(LIMIT_DECK).toEqual([8, 10, 10])
    expect(fresh(4).reserves).toEqual([25, 25, 25, 25])
    expect(fresh(4).doge).toBeNull()
  })
})

describe('aristocrats of the start', () => {
  it('SM-4 each seat rolls four times and puts two aristocrats into each rolled district', () => {
    const { state, types } = after(fresh(3), '[4]', '[4]', '[6]', '[1]')
    expect(state.aristocrats.map(([here]) => here)).toEqual([2, 0, 0, 4, 0, 2])
    expect(state.reserves).toEqual([17, 25, 25])
    expect(types).toEqual(['die.rolled', 'aristocrats.settled', 'settling.started'])
    expect(state.stage).toEqual({ is: 'settle', seat: 1, rolls: [] })
  })

  it('SM-4 from the first seat clockwise, which is an option', () => {
    const { state } = after(fresh(4, 3), '[1]', '[2]', '[3]', '[4]')
    expect(state.first).toBe(2)
    expect(state.stage).toMatchObject({ is: 'settle', seat: 3 })
    const later = after(state, '[1]', '[2]', '[3]', '[4]').state
    expect(later.stage).toMatchObject({ is: 'settle', seat: 0 })
  })

  it('SM-4 or the first seat is drawn', () => {
    const drawing = fresh(3, 'random')
    expect([...legal(drawing)]).toHaveLength(3)
    expect(refusalText(drawing, '4>')).toBe('noSuchSeat SM-4')
    expect(refusalText(drawing, '[3]')).toBe('luckFirst SM-4')
    const { state, types } = after(drawing, '2>')
    expect(types).toEqual(['first.drawn'])
    expect(state.stage).toMatchObject({ is: 'settle', seat: 1 })
  })

  it('SM-5 the fourth of four equal rolls is rolled again until it differs', () => {
    const three = after(fresh(3), '[5]', '[5]', '[5]').state
    const again = after(three, '[5]')
    expect(again.types).toEqual(['die.rolled', 'roll.voided'])
    expect(again.state.stage).toMatchObject({ is: 'settle', seat: 0, rolls: [5, 5, 5] })
    expect(inDistrict(again.state, 5)).toEqual([6, 0, 0])
    expect(after(again.state, '[5]').types).toEqual(['die.rolled', 'roll.voided'])
    const { state } = after(again.state, '[5]', '[2]')
    expect(inDistrict(state, 2)).toEqual([2, 0, 0])
    expect(state.stage).toMatchObject({ is: 'settle', seat: 1 })
  })

  it('SM-5 equal rolls before the fourth count', () => {
    expect(after(fresh(3), '[5]', '[5]', '[5]').types).toEqual(['die.rolled', 'aristocrats.settled'])
    expect(after(fresh(3), '[1]', '[5]', '[5]', '[5]').types).toContain('settling.started')
  })
})

describe('bridges of the start', () => {
  it('SM-6 four seats build one each, from the first seat clockwise', () => {
    const all = after(fresh(4, 2), ...settled(4))
    expect(all.state.stage).toEqual({ is: 'found', seat: 1 })
    const { state } = after(all.state, 'B1-2', 'B1-2', 'B1-2')
    expect(state.stage).toEqual({ is: 'found', seat: 0 })
    const built = after(state, 'B4-6')
    expect(built.state.bridges.map(({ seat }) => seat)).toEqual([1, 2, 3, 0])
    expect(built.types.slice(0, 3)).toEqual(['bridge.built', 'passage.started', 'round.started'])
    expect(built.state.reserves).toEqual([16, 16, 16, 16])
  })

  it('SM-7 three seats build two each, in the same order', () => {
    const { state } = after(fresh(3), ...settled(3), 'B1-2', 'B1-2', 'B1-3')
    expect(state.stage).toEqual({ is: 'found', seat: 0 })
    const end = after(state, 'B4-5', 'B4-5', 'B4-6').state
    expect(end.bridges.map(({ seat }) => seat)).toEqual([0, 1, 2, 0, 1, 2])
    expect(end.passage).toBe(1)
  })

  it('SM-6 nothing else can be done meanwhile', () => {
    const { state } = after(fresh(3), ...settled(3))
    expect(refusalText(state, '4')).toBe('bridgeFirst SM-6')
    expect([...legal(state)]).toHaveLength(10)
  })

  it('SM-6 a bridge of the setup comes from the supply, its aristocrat from the reserve', () => {
    const { state } = after(fresh(3), ...settled(3), 'B1-2')
    expect(refusalText(state, 'Ba1-2>3-4')).toBe('supplyLeft SM-6')
    expect(refusalText(state, 'B3-4<1')).toBe('fromReserve SM-6')
  })
})

describe('SM-8 where a bridge may stand', () => {
  it('between neighbours only, named in one order', () => {
    const state = position({ hand: 'B4' })
    expect(refusalText(state, 'B2-4')).toBe('notABorder SM-8')
    expect(refusalText(state, 'B2-1')).toBe('notABorder SM-8')
    expect(refusalText(state, 'B2-2')).toBe('notABorder SM-8')
    expect(after(state, 'B1-6').state.bridges).toEqual([{ at: [0, 5], seat: 0 }])
  })

  it('not beside an own one', () => {
    expect(refusalText(position({ hand: 'B4', bridges: 'a1-2' }), 'B1-2')).toBe('ownBridgeThere SM-8')
    expect(refusalText(position({ hand: 'B4', bridges: 'b1-2' }), 'B1-2')).toBeUndefined()
  })

  it('two on a border with three seats, three with four, unless the option says otherwise', () => {
    const two = { hand: 'B4', bridges: 'b1-2 c1-2' }
    const three = { seats: 4, hand: 'B4', bridges: 'b1-2 c1-2 d1-2' }
    expect(bridgeLimitOf(position(two))).toBe(2)
    expect(bridgeLimitOf(position(three))).toBe(3)
    expect(refusalText(position(two), 'B1-2')).toBe('borderFull SM-8')
    expect(refusalText(position({ ...two, options: { bridgeLimit: 3 } }), 'B1-2')).toBeUndefined()
    expect(refusalText(position({ ...two, seats: 4 }), 'B1-2')).toBeUndefined()
    expect(refusalText(position(three), 'B1-2')).toBe('borderFull SM-8')
    expect(refusalText(position({ ...two, seats: 4, options: { bridgeLimit: 2 } }), 'B1-2')).toBe(
      'borderFull SM-8',
    )
  })

  it('with an aristocrat of its owner, which is in no district', () => {
    const { state, events } = after(position({ hand: 'B4' }), 'B1-6')
    expect(state.reserves).toEqual([24, 25, 25])
    expect(state.aristocrats.flat().every((count) => count === 0)).toBe(true)
    expect(eventsOfType(events, 'bridge.built')).toEqual([
      { type: 'bridge.built', seat: 0, at: [0, 5], from: null, left: 24, supply: 11 },
    ])
  })
})
