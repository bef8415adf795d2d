import { describe, expect, it } from 'vitest'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { legal } from './legal.ts'
import { notation } from '../text/notation.ts'
import { turnOf } from './status.ts'
import { regionStanding } from './majorities.ts'
import type { State } from '../state.ts'
import { after, position, refusalOf, scored } from '../testing/position.ts'

const three = { seats: 3, turn: 9 } as const
const legals = (state: State): readonly string[] => [...legal(state)].map((action) => notation(action))

/** Province 1 was just completed by a wall of seat 0 on space 4; these cards are in it. */
const opened = (cards: string, wanted: Parameters<typeof position>[0] = {}): State =>
  after(position({ ...three, wall: '1-2b 3c', cards, ...wanted }), '4').state

describe('the cards', () => {
  it('CC-22 the warrior may remove one other card still to act, an own one too', () => {
    const state = opened('b1p1 b3p1 c4p1 a5p1')
    expect(turnOf(state).by).toBe(1)
    expect(legals(state)).toEqual(['x#3', 'x#4', 'x#5', '-'])
    const { events, state: next } = after(state, 'x#3')
    expect(events[0]).toEqual({ type: 'card.removed', seat: 1, ownerSeat: 1, province: 0, card: 3 })
    expect(turnOf(next).by).toBe(2)
    expect(after(state, 'x#4', '+2').types).toContain('extra.gained')
    expect(after(state, '-').types).toEqual(['card.declined', 'card.due'])
    for (const action of ['x#1', 'x#2'])
      expect(refusalOf(state, action)).toMatchObject({ code: 'noSuchCard', rule: 'CC-22' })
    expect(refusalOf(state, 'x1')).toMatchObject({ code: 'notThisCard', rule: 'CC-22' })
  })

  it('CC-23 the traitor destroys a single wall of the province, whoever owns it', () => {
    const state = opened('b2p1', { wall: '1b 2n 3c 6c', seats: 3 })
    expect(legals(state)).toEqual(['x1', 'x2', 'x3', 'x4', 'xm1', '-'])
    expect(after(state, 'x4').events[0]).toEqual({ type: 'wall.destroyed', seat: 1, space: 3, owner: 0 })
    expect(after(state, 'x2').events[0]).toMatchObject({ owner: 'neutral' })
    expect(refusalOf(state, 'x6')).toMatchObject({ code: 'noWallHere', rule: 'CC-23' })
    expect(after(state, '-').types[0]).toBe('card.declined')
  })

  it('CC-23 the traitor removes the tile of a region that shares a space with the province, face up or down', () => {
    const state = after(position({ ...three, wall: '6-9b', cards: 'c2p2' }), '5').state
    expect(legals(state).filter((text) => text.startsWith('xm'))).toEqual(['xm1', 'xm2'])
    expect(refusalOf(state, 'xm3')).toMatchObject({ code: 'noTileFacing', rule: 'CC-23' })
    const { events, state: next } = after(state, 'xm2')
    expect(events[0]).toEqual({ type: 'threat.removed', seat: 2, region: 1 })
    expect(next.threats[1]?.gone).toBe(true)
    const up = { ...state, threats: state.threats.map((tile) => ({ ...tile, up: true })) }
    expect(refusalOf(up, 'xm1')).toBeUndefined()
    const gone = { ...state, threats: state.threats.map((tile) => ({ ...tile, gone: true })) }
    expect(refusalOf(gone, 'xm1')?.code).toBe('noTileFacing')
  })

  it('CC-23a a destroyed wall counts for nobody in China and in Mongolia, and its space stays filled', () => {
    const state = opened('c2p1', { wall: '1-2b 3c' })
    const { events, state: next } = after(state, 'x1')
    expect(eventsOfType(events, 'province.scored')[0]).toMatchObject({ walls: [1, 1, 1], value: 5 })
    expect(next.pieces[0]).toEqual({ is: 'rubble', owner: 1 })
    expect(regionStanding(next, 0).walls).toEqual([1, 1, 1])
    expect(refusalOf(next, '1')?.code).toBe('spaceTaken')
  })

  it.each([
    ['+2', 8],
    ['-2', 4],
  ])('CC-24 the flood must choose: %s makes it worth %i', (action, value) => {
    const state = opened('a3p1')
    expect(legals(state)).toEqual(['+2', '-2'])
    expect(refusalOf(state, '-')).toMatchObject({ code: 'mustChoose', rule: 'CC-24' })
    expect(eventsOfType(after(state, action).events, 'province.scored')[0]?.value).toBe(value)
  })

  it.each([
    ['+2', 8, [1, 2, 1]],
    ['+w', 6, [2, 2, 1]],
  ])('CC-25 the architect must choose: with %s it is worth %i', (action, value, walls) => {
    const state = opened('a4p1')
    expect(legals(state)).toEqual(['+2', '+w'])
    expect(refusalOf(state, '-')).toMatchObject({ code: 'mustChoose', rule: 'CC-25' })
    expect(refusalOf(state, '-2')?.code).toBe('notThisCard')
    expect(eventsOfType(after(state, action).events, 'province.scored')[0]).toMatchObject({ value, walls })
  })

  it('CC-26 the great architect has two extra walls, without being asked', () => {
    const { events } = after(position({ ...three, wall: '1-2b 3c', cards: 'c5p1' }), '4')
    expect(eventsOfType(events, 'extra.gained')).toEqual([
      { type: 'extra.gained', seat: 2, province: 0, card: 5, walls: 2 },
    ])
    expect(eventsOfType(events, 'province.scored')[0]).toMatchObject({ walls: [1, 2, 3], winners: [2] })
  })

  it('CC-26a extra walls count for China only, also for a seat without a wall there', () => {
    const { events, state } = after(position({ ...three, wall: '1-2b 3b', cards: 'c5p1 c4p1' }), '4')
    expect(events.at(-1)).toEqual({ type: 'card.due', seat: 2, province: 0, card: 4 })
    const done = after(state, '+w')
    expect(eventsOfType(done.events, 'province.scored')[0]).toMatchObject({
      walls: [1, 3, 3],
      winners: [1, 2],
    })
    expect(regionStanding(done.state, 0).walls).toEqual([1, 3, 0])
  })

  it('CC-27 the official may swap a single wall with one of another province, of any colours', () => {
    const state = opened('c6p1', { wall: '1b 2n 3c 6c 7a= 8a= 9b^ 10bx 20a' })
    expect(legals(state)).toEqual(['1~6', '1~20', '2~6', '2~20', '3~6', '3~20', '4~6', '4~20'].concat(['-']))
    const { events, state: next } = after(state, '2~20')
    expect(events[0]).toMatchObject({ type: 'walls.swapped', hereOwner: 'neutral', thereOwner: 0 })
    expect(next.pieces[1]).toEqual({ is: 'wall', owner: 0 })
    expect(next.pieces[19]).toEqual({ is: 'wall', owner: 'neutral' })
    expect(eventsOfType(events, 'province.scored')[0]).toMatchObject({ walls: [2, 1, 1], winners: [0] })
    expect(refusalOf(state, '1~3')).toMatchObject({ code: 'noWallThere', rule: 'CC-27' })
    expect(refusalOf(state, '1~7')).toMatchObject({ code: 'noWallThere', rule: 'CC-13' })
    expect(refusalOf(state, '1~9')).toMatchObject({ code: 'noWallThere', rule: 'CC-16' })
    expect(refusalOf(state, '1~10')).toMatchObject({ code: 'noWallThere', rule: 'CC-23a' })
    expect(refusalOf(state, '6~20')).toMatchObject({ code: 'noWallHere', rule: 'CC-27' })
    expect(after(state, '-').types[0]).toBe('card.declined')
  })

  it('CC-27 a swap into a province already scored does not score it again', () => {
    const state = opened('c6p1', { wall: '1-2b 3c 5-9a', results: scored(3, 6, 2), scores: [5, 0, 0] })
    const { events, state: next } = after(state, '1~5')
    expect(next.pieces[4]).toEqual({ is: 'wall', owner: 1 })
    expect(eventsOfType(events, 'province.scored').map(({ province }) => province)).toEqual([0])
    expect(next.results[1]).toEqual(state.results[1])
  })

  it('CC-27 a swap is no building: no look, no Scouting, and no use of a reservation', () => {
    const wall = '1-2b 3c 20a 21b^'
    for (const events of ['none', 'overlord-scouting'] as const) {
      const state = opened('c6p1', { wall, keeps: 'b21', options: { events } })
      const { types, state: next } = after(state, '1~20')
      expect(types).not.toContain('threat.seen')
      expect(types).not.toContain('threat.turned')
      expect(next.keeps).toHaveLength(1)
    }
  })

  it('CC-22 CC-27 each card can only do what it says', () => {
    const official = opened('c6p1', { wall: '1-2b 3c 20a' })
    for (const action of ['x#6', 'x1', 'xm1', '+2', '-2', '+w'])
      expect(refusalOf(official, action)).toMatchObject({ code: 'notThisCard', rule: 'CC-27' })
    expect(refusalOf(opened('c3p1'), '1~20')).toMatchObject({ code: 'notThisCard', rule: 'CC-24' })
  })
})
