import { describe, expect, it } from 'vitest'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { legal } from './legal.ts'
import { after, inDistrict, position, refusalText } from '../testing/position.ts'

/** Twelve bridges of four seats, on six borders. */
const TWELVE = 'a1-2 b1-2 a1-3 b1-3 a1-4 b1-4 c2-3 d2-3 c2-5 d2-5 c3-4 d3-4'
/** All 25 of seat 0's aristocrats are in districts, except those on bridges. */
const full = (face: number, onBridges = 0) => `${face}:${24 - onBridges} 6:1,3`

const choices = (state: Parameters<typeof legal>[0], type: string) =>
  [...legal(state)].filter((action) => action.type === type)

describe('district cards', () => {
  it('SM-22 one own aristocrat from the reserve into the district', () => {
    const { state, events } = after(position({ hand: '44' }), '4')
    expect(events).toEqual([
      { type: 'card.played', seat: 0, card: '4' },
      { type: 'aristocrat.placed', seat: 0, card: 3, district: 3, from: null, left: 24 },
    ])
    expect(inDistrict(state, 4)).toEqual([1, 0, 0])
    expect(state.reserves).toEqual([24, 25, 25])
    expect(refusalText(position({ hand: '44' }), '4>3')).toBe('noOwnBridge SM-24')
    expect(refusalText(position({ hand: '44', in: '1:3' }), '4<1')).toBe('fromReserve SM-23')
  })

  it('SM-23 with an empty reserve one from any district, never from a bridge', () => {
    const state = position({ hand: '44', in: full(2, 1), bridges: 'a3-4' })
    expect(state.reserves[0]).toBe(0)
    expect(refusalText(state, '4')).toBe('reserveEmpty SM-23')
    expect(refusalText(state, '4<3')).toBe('noneThere SM-23')
    const moved = after(state, '4<2')
    expect(inDistrict(moved.state, 2)[0]).toBe(22)
    expect(inDistrict(moved.state, 4)[0]).toBe(1)
    expect(moved.state.reserves[0]).toBe(0)
    expect(moved.state.bridges).toHaveLength(1)
    expect(eventsOfType(moved.events, 'aristocrat.placed')).toMatchObject([{ from: 1, left: 0 }])
    // Two sources, two targets: the district and the other end of the own bridge.
    expect(choices(state, 'place')).toHaveLength(4)
  })

  it('SM-24 over one own bridge to its other end', () => {
    const state = position({ hand: '44', bridges: 'a3-4 b4-5 a3-5' })
    expect(inDistrict(after(state, '4>3').state, 3)).toEqual([1, 0, 0])
    expect(eventsOfType(after(state, '4>3').events, 'aristocrat.placed')).toMatchObject([
      { card: 3, district: 2 },
    ])
    expect(refusalText(state, '4>5')).toBe('noOwnBridge SM-24')
    expect(refusalText(state, '3>4')).toBe('noDistrictCard SM-21')
    expect(choices(state, 'place')).toHaveLength(2)
  })

  it('SM-23 SM-24 with an empty reserve over a bridge too', () => {
    const state = position({ hand: '44', in: full(4, 1), bridges: 'a3-4' })
    expect(inDistrict(after(state, '4>3<4').state, 3)[0]).toBe(1)
    expect(inDistrict(after(state, '4>3<4').state, 4)[0]).toBe(22)
  })
})

describe('bridge cards', () => {
  it('SM-25 a bridge from the supply, with an own aristocrat', () => {
    const { events } = after(position({ hand: 'B4', bridges: 'b1-2' }), 'B1-2')
    expect(events).toEqual([
      { type: 'card.played', seat: 0, card: 'bridge' },
      { type: 'bridge.built', seat: 0, at: [0, 1], from: null, left: 24, supply: 10 },
    ])
  })

  it('SM-26 while there are bridges in the supply none is taken off the board', () => {
    const state = position({ hand: 'B4', bridges: 'b1-2' })
    expect(refusalText(state, 'Bb1-2>3-4')).toBe('supplyLeft SM-26')
  })

  it('SM-26 when it is empty any bridge is, and its aristocrat goes back', () => {
    const state = position({ seats: 4, hand: 'B4', bridges: TWELVE })
    expect(refusalText(state, 'B3-5')).toBe('supplyEmpty SM-26')
    expect(refusalText(state, 'Bd1-2>3-5')).toBe('noSuchBridge SM-26')
    const { state: next, events } = after(state, 'Bc2-3>3-5')
    expect(events).toEqual([
      { type: 'card.played', seat: 0, card: 'bridge' },
      { type: 'bridge.taken', seat: 0, ownerSeat: 2, at: [1, 2], left: 23 },
      { type: 'bridge.built', seat: 0, at: [2, 4], from: null, left: 21, supply: 0 },
    ])
    expect(next.bridges).toHaveLength(12)
    expect(next.reserves).toEqual([21, 22, 23, 22])
  })

  it('SM-26 it may be built where it stood, an own one too', () => {
    const state = position({ seats: 4, hand: 'B4', bridges: TWELVE, options: { bridgeLimit: 2 } })
    expect(refusalText(state, 'Bc2-3>2-3')).toBeUndefined()
    expect(refusalText(state, 'Ba1-2>1-2')).toBeUndefined()
    expect(refusalText(state, 'Ba1-2>1-3')).toBe('ownBridgeThere SM-8')
    expect(refusalText(state, 'Ba1-2>2-3')).toBe('borderFull SM-8')
    expect(after(state, 'Ba1-2>1-2').state.reserves).toEqual(state.reserves)
  })

  it('SM-27a with an empty reserve its aristocrat comes from a district', () => {
    const state = position({ hand: 'B4', in: full(2) })
    expect(refusalText(state, 'B1-2')).toBe('reserveEmpty SM-27a')
    expect(refusalText(state, 'B1-2<1')).toBe('noneThere SM-27a')
    const { state: next } = after(state, 'B1-2<2')
    expect(inDistrict(next, 2)[0]).toBe(23)
    expect(refusalText(position({ hand: 'B4', in: '2:5' }), 'B1-2<2')).toBe('fromReserve SM-27a')
  })

  it('SM-26 SM-27a an own bridge taken off fills the reserve by one; another’s does not', () => {
    const state = position({
      seats: 4,
      hand: 'B4',
      bridges: TWELVE,
      in: full(6, 4).replace('6:20 6:1,3', '6:22'),
    })
    expect(state.reserves[0]).toBe(0)
    expect(refusalText(state, 'Ba1-2>3-5')).toBeUndefined()
    expect(refusalText(state, 'Ba1-2>3-5<6')).toBe('fromReserve SM-27a')
    expect(refusalText(state, 'Bc2-3>3-5')).toBe('reserveEmpty SM-27a')
    expect(refusalText(state, 'Bc2-3>3-5<6')).toBeUndefined()
  })
})

describe('transfer cards', () => {
  it('SM-27 an opponent’s aristocrat goes back, an own one takes its place', () => {
    const { state, events } = after(position({ hand: 'T4', in: '5:1,3,2' }), 'Tb5')
    expect(inDistrict(state, 5)).toEqual([2, 2, 2])
    expect(state.reserves).toEqual([23, 23, 23])
    expect(events.at(-1)).toEqual({
      type: 'aristocrat.replaced',
      seat: 0,
      ownerSeat: 1,
      district: 4,
      from: null,
      left: 23,
    })
  })

  it('SM-27 not an own one, and not where that seat has none; given up if no opponent is anywhere', () => {
    const state = position({ hand: 'T4', in: '5:1,3' })
    expect(refusalText(state, 'Ta5')).toBe('ownAristocrat SM-27')
    expect(refusalText(state, 'Tc5')).toBe('noOpponentThere SM-27')
    expect(refusalText(state, 'Tb4')).toBe('noOpponentThere SM-27')
    expect(refusalText(state, 'Td5')).toBe('noSuchSeat SM-27')
    const alone = position({ hand: 'T', in: '5:1' })
    expect([...legal(alone)]).toEqual([{ type: 'giveUp', card: 'transfer' }])
  })

  it('SM-27a with an empty reserve the own one comes from any district, the same included', () => {
    const state = position({ hand: 'T4', in: full(2) })
    expect(refusalText(state, 'Tb6')).toBe('reserveEmpty SM-27a')
    expect(inDistrict(after(state, 'Tb6<2').state, 6)).toEqual([2, 2, 0])
    expect(inDistrict(after(state, 'Tb6<6').state, 6)).toEqual([1, 2, 0])
    expect(refusalText(state, 'Tb6<3')).toBe('noneThere SM-27a')
    expect(choices(state, 'transfer')).toHaveLength(2)
  })
})

describe('banishment cards', () => {
  const state = position({ hand: 'X4', in: '3:2,3,1' })

  it('SM-28 the district is named, then the die is rolled, then the seat says who goes', () => {
    const named = after(state, 'X3')
    expect(named.events).toEqual([
      { type: 'card.played', seat: 0, card: 'banishment' },
      { type: 'banishment.named', seat: 0, district: 2, source: 'card' },
    ])
    expect(named.state.stage).toEqual({ is: 'banish', seat: 0, district: 2, source: 'card' })
    const rolled = after(named.state, '[4]')
    expect(rolled.types).toEqual(['die.rolled'])
    expect(refusalText(rolled.state, '4')).toBe('removeFirst SM-28')
    const { state: next, events } = after(rolled.state, 'x0,3,1')
    expect(events).toEqual([
      { type: 'aristocrats.banished', seat: 0, district: 2, counts: [0, 3, 1], all: false },
    ])
    expect(inDistrict(next, 3)).toEqual([2, 0, 0])
    expect(next.reserves).toEqual([23, 25, 25])
    expect(next.stage).toEqual({ is: 'play', seat: 0 })
  })

  it.each([
    ['3:2,3,1', '[6]', [2, 3, 1]],
    ['3:1,0,1', '[3]', [1, 0, 1]],
    ['', '[1]', [0, 0, 0]],
  ] as const)('SM-29 with as many or fewer all go at once: %s, %s', (there, roll, counts) => {
    const { state: next, types, events } = after(position({ hand: 'X4', in: there }), 'X3', roll)
    expect(types).toEqual(['die.rolled', 'aristocrats.banished'])
    expect(eventsOfType(events, 'aristocrats.banished')).toMatchObject([{ counts, all: true }])
    expect(inDistrict(next, 3)).toEqual([0, 0, 0])
  })

  it('SM-28 where one seat alone is there nothing is to be said', () => {
    const { state: next, events } = after(position({ hand: 'X4', in: '3:0,5' }), 'X3', '[2]')
    expect(eventsOfType(events, 'aristocrats.banished')).toMatchObject([{ counts: [0, 2, 0], all: false }])
    expect(inDistrict(next, 3)).toEqual([0, 3, 0])
  })

  it('SM-30 exactly the full number, own ones too if need be', () => {
    const rolled = after(state, 'X3', '[5]').state
    expect(refusalText(rolled, 'x0,3,1')).toBe('exactNumber SM-30')
    expect(refusalText(rolled, 'x2,3,1')).toBe('exactNumber SM-30')
    expect(refusalText(rolled, 'x0,4,1')).toBe('notSoManyThere SM-28')
    expect(refusalText(rolled, 'x1,3,1,0')).toBe('noSuchSeat SM-28')
    expect(
      [...legal(rolled)].map((action) => (action.type === 'remove' ? action.counts.join() : '')),
    ).toEqual(['2,3,0', '2,2,1', '1,3,1'])
  })
})
