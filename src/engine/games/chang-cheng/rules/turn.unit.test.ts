import { describe, expect, it } from 'vitest'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { legal } from './legal.ts'
import { notation } from '../text/notation.ts'
import { possibleLetters } from './eligibility.ts'
import { turnOf } from './status.ts'
import type { State } from '../state.ts'
import { after, allBut, position, refusalOf, scored } from '../testing/position.ts'

const three = { seats: 3, turn: 9 } as const
const legals = (state: State): readonly string[] => [...legal(state)].map((action) => notation(action))

describe('the turn', () => {
  it('CC-5 pieces are built on empty spaces only', () => {
    const state = position({ wall: '3a 4bx 6a^' })
    for (const action of ['3', '4', '1+3', '2-3', 't3', 't4'])
      expect(refusalOf(state, action)).toMatchObject({ code: 'spaceTaken', rule: 'CC-5' })
    expect(after(state, '2').state.pieces[1]).toEqual({ is: 'wall', owner: 0 })
  })

  it('CC-6 a seat that can do nothing is skipped, and one that can may not pass', () => {
    const state = position({
      ...three,
      wall: allBut('a', 1, 5, 10, 14),
      results: scored(3, 6, 5, 6),
      walls: [9, 0, 9],
      doubles: [0, 0, 0],
      towers: [0, 0, 0],
      hands: [[1, 2], [], [3]],
    })
    const { events, state: next } = after(state, '1p1 2p2')
    expect(events.slice(-2)).toEqual([
      { type: 'seat.skipped', seat: 1, turn: 10 },
      { type: 'turn.started', seat: 2, turn: 11 },
    ])
    expect(turnOf(next).by).toBe(2)
    for (const action of ['-', 'n-']) expect(refusalOf(next, action)?.code).toBe('actFirst')
  })

  it('CC-7 in its first turn a seat builds one single wall and nothing else', () => {
    const state = position({ turn: 2, mover: 1, wall: '1a' })
    expect(legals(state)).toEqual(Array.from({ length: 25 }, (_, at) => String(at + 2)))
    for (const action of ['1p1 2p2', '1+2', '2-3', 't2', 'n2'])
      expect(refusalOf(state, action)).toMatchObject({ code: 'oneWallFirst', rule: 'CC-7' })
    const { types, state: next } = after(state, '2')
    expect(types).toEqual(['action.chosen', 'wall.built', 'threat.seen', 'turn.started'])
    expect(next.walls).toEqual([10, 9])
  })

  it('CC-7 CC-19 even that one can complete a province', () => {
    const { types } = after(position({ turn: 2, wall: '1-3b' }), '4')
    expect(types).toContain('province.scored')
    expect(types.at(-1)).toBe('turn.started')
  })

  it('CC-8 A: two walls in two different provinces', () => {
    const { state } = after(position(three), '5')
    expect(state).toMatchObject({ stage: { is: 'second' }, mover: 0 })
    expect(refusalOf(state, '9')).toMatchObject({ code: 'sameProvince', rule: 'CC-8' })
    expect(refusalOf(state, '1p1 2p2')).toMatchObject({ code: 'wallFirst', rule: 'CC-8' })
    const done = after(state, '10').state
    expect(done).toMatchObject({ walls: [8, 10, 10], mover: 1 })
    expect(done.pieces[4]).toEqual(done.pieces[9])
  })

  it('CC-9 B: two cards face down in two different provinces that are not complete', () => {
    const state = position({ ...three, wall: '1-4b', results: scored(3, 6, 1) })
    const { state: next, events } = after(state, '4p2 1p6')
    expect(next.lying).toEqual([
      { seat: 0, card: 4, province: 1 },
      { seat: 0, card: 1, province: 5 },
    ])
    expect(next.hands[0]).toEqual([2, 3, 5, 6])
    expect(eventsOfType(events, 'card.laid')).toHaveLength(2)
    expect(next.mover).toBe(1)
  })

  it.each([
    ['in one province', '4p2 1p2', 'sameProvince'],
    ['provinces falling', '4p3 1p2', 'notInOrder'],
    ['in a complete one', '4p1 1p2', 'provinceComplete'],
  ])('CC-9 two cards %s: refused', (_, action, code) => {
    const state = position({ wall: '1-4b', results: scored(2, 6, 1) })
    expect(refusalOf(state, action)).toMatchObject({ code, rule: 'CC-9' })
  })

  it('CC-10 C: a card, then a wall in the same province, and the card acts if that completes it', () => {
    const { events, state } = after(position({ ...three, wall: '1-3b' }), '5+4')
    expect(events.slice(0, 3).map(({ type }) => type)).toEqual(['action.chosen', 'card.laid', 'wall.built'])
    expect(eventsOfType(events, 'card.laid')[0]).toMatchObject({ card: 5, province: 0 })
    expect(eventsOfType(events, 'extra.gained')[0]).toMatchObject({ seat: 0, walls: 2 })
    expect(state.walls).toEqual([9, 10, 10])
  })
})

describe('the double wall', () => {
  it('CC-11 two adjacent empty spaces, in one province, across two, across a joint', () => {
    for (const action of ['1-2', '4-5', '13-14']) expect(refusalOf(position(), action)).toBeUndefined()
    expect(refusalOf(position(), '1-3')).toMatchObject({ code: 'notAPair', rule: 'CC-11' })
    expect(refusalOf(position(), '2-1')).toMatchObject({ code: 'notAPair', rule: 'CC-11' })
    const left = position({ ...three, faces: ['1A', '2A', '3A'] })
    expect(refusalOf(left, '26-27')).toBeUndefined()
    const turned = { ...left, boards: [{ slot: 2, face: '3A' as const }, ...left.boards.slice(0, 2)] }
    expect(refusalOf(turned, '39-1')).toBeUndefined()
    expect(refusalOf(turned, '26-27')?.code).toBe('notAPair')
  })

  it.each([
    ['1-2', 2, 'one province, one region'],
    ['4-5', 3, 'two provinces, one region'],
    ['5-6', 3, 'one province, two regions'],
    ['13-14', 4, 'two of both across a joint'],
  ])('CC-12 %s scores %i at once: %s', (action, points) => {
    const { events, state } = after(position({ scores: [3, 0] }), action)
    expect(eventsOfType(events, 'double.scored')).toEqual([
      { type: 'double.scored', seat: 0, points, score: 3 + points },
    ])
    expect(state.scores).toEqual([3 + points, 0])
  })

  it('CC-13 counts one in each of its spaces, and can be neither destroyed nor swapped', () => {
    const { state } = after(
      position({ ...three, wall: '1b 2b 4a= 5a= 6b', cards: 'b2p1 c6p1', threats: [0] }),
      '3',
    )
    expect(state.stage.is).toBe('effect')
    expect(refusalOf(state, 'x4')).toMatchObject({ code: 'noWallHere', rule: 'CC-13' })
    const official = after(state, '-').state
    expect(refusalOf(official, '4~6')).toMatchObject({ code: 'noWallHere', rule: 'CC-13' })
    expect(refusalOf(official, '1~5')).toMatchObject({ code: 'noWallThere', rule: 'CC-13' })
    const { events } = after(official, '-')
    expect(eventsOfType(events, 'province.scored')[0]).toMatchObject({ walls: [2, 2, 0], winners: [0, 1] })
  })
})

describe('the tower', () => {
  it('CC-14 not beside another tower, whoever owns that', () => {
    const state = position({ wall: '6b^ 12a^' })
    for (const action of ['t5', 't7', 't11', 't13'])
      expect(refusalOf(state, action)).toMatchObject({ code: 'besideTower', rule: 'CC-14' })
    const { state: next } = after(state, 't8')
    expect(next.pieces[7]).toEqual({ is: 'tower', owner: 0 })
    expect(next.towers).toEqual([0, 1])
  })

  it('CC-16 counts one, and can be neither destroyed nor swapped', () => {
    const { state } = after(
      position({ ...three, wall: '1b 2b 4a^ 6b', cards: 'b2p1 c6p1', threats: [0] }),
      '3',
    )
    expect(refusalOf(state, 'x4')).toMatchObject({ code: 'noWallHere', rule: 'CC-16' })
    const official = after(state, '-').state
    expect(refusalOf(official, '4~6')).toMatchObject({ code: 'noWallHere', rule: 'CC-16' })
    const { events } = after(official, '-')
    expect(eventsOfType(events, 'province.scored')[0]).toMatchObject({ walls: [2, 2, 0] })
  })
})

describe('as far as possible', () => {
  it('CC-35 the second wall is left out without a wall, or without another province', () => {
    const last = after(position({ ...three, walls: [1, 9, 9] }), '5')
    expect(last.types.slice(-2)).toEqual(['wall.omitted', 'turn.started'])
    const full = position({ ...three, wall: allBut('b', 5, 6), results: scored(3, 6, 1, 3, 4, 5, 6) })
    const lone = after(full, '5')
    expect(lone.types.slice(-2)).toEqual(['wall.omitted', 'turn.started'])
    expect(lone.state.walls[0]).toBe(9)
  })

  it('CC-35 a kept space is no room for the second wall', () => {
    const state = position({
      ...three,
      wall: `${allBut('b', 5, 6, 20, 21)} 21c^`,
      keeps: 'c21',
      results: scored(3, 6, 1, 3, 4, 6),
    })
    expect(after(state, '5').types).toContain('wall.omitted')
    expect(after({ ...state, mover: 2 }, '5').state.stage.is).toBe('second')
  })

  it('CC-35 B lays one card if there is only one card, or one province', () => {
    const one = position({ ...three, hands: [[4], [1], [1]] })
    expect(legals(one).filter((text) => text.startsWith('4p'))).toHaveLength(6)
    expect(after(one, '4p2').state.mover).toBe(1)
    const lone = position({ ...three, wall: allBut('b', 5, 6), results: scored(3, 6, 1, 3, 4, 5, 6) })
    expect(legals(lone).filter((text) => text.includes('p'))).toEqual([
      '1p2',
      '2p2',
      '3p2',
      '4p2',
      '5p2',
      '6p2',
    ])
    expect(refusalOf(position(three), '4p2')).toMatchObject({ code: 'wrongCardCount', rule: 'CC-35' })
    expect(refusalOf(lone, '1p1 2p2')).toMatchObject({ code: 'wrongCardCount', rule: 'CC-35' })
  })

  it('CC-35 C, D and E whole or not at all, and any of what is possible', () => {
    expect(possibleLetters(position(three), 0)).toEqual(['A', 'B', 'C', 'D', 'E'])
    expect(possibleLetters(position({ ...three, walls: [0, 1, 1] }), 0)).toEqual(['B', 'D', 'E'])
    expect(possibleLetters(position({ ...three, hands: [[], [1], [1]] }), 0)).toEqual(['A', 'D', 'E'])
    const gaps = position({ ...three, wall: allBut('b', 5, 7), results: scored(3, 6, 1, 3, 4, 5, 6) })
    expect(possibleLetters(gaps, 0)).toEqual(['A', 'B', 'C', 'E'])
  })

  it('CC-35 every letter open has choices, and no other has any', () => {
    const kinds = { wall: 'A', cards: 'B', cardWall: 'C', double: 'D', tower: 'E' } as const
    for (const state of [
      position(three),
      position({ ...three, walls: [0, 1, 1], towers: [0, 1, 1] }),
      position({ ...three, doubles: [0, 1, 1], hands: [[], [1], [2]] }),
    ]) {
      const types = new Set([...legal(state)].map(({ type }) => type))
      const open = Object.entries(kinds).flatMap(([type, letter]) =>
        [...types].some((each) => each === type) ? [letter] : [],
      )
      expect(open).toEqual(possibleLetters(state, 0))
    }
  })
})
