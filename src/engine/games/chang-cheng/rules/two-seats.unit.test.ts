import { describe, expect, it } from 'vitest'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { legal } from './legal.ts'
import { notation } from '../text/notation.ts'
import { regionStanding } from './majorities.ts'
import { start } from '../position/initial-state.ts'
import type { State } from '../state.ts'
import { after, allBut, OPTIONS, position, refusalOf, scored } from '../testing/position.ts'

const legals = (state: State): readonly string[] => [...legal(state)].map((action) => notation(action))
/** The spaces of some provinces of the boards 1A and 2A, as neutral walls. */
const neutralOn = (...ranges: readonly (readonly [number, number])[]): readonly string[] =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => `n${from + at}`))

describe('neutral walls', () => {
  it('CC-39 there are twelve for two seats, unless they chose otherwise, and none for more', () => {
    const neutrals = (seats: number, neutral: 'on' | 'off'): number =>
      start({ options: { ...OPTIONS, neutral }, seats }).neutrals
    expect([neutrals(2, 'on'), neutrals(2, 'off'), neutrals(3, 'on'), neutrals(4, 'on')]).toEqual([
      12, 0, 0, 0,
    ])
  })

  it('CC-39 after its action a seat may place one or none', () => {
    const { state, events } = after(position(), '1', '5')
    expect(events.at(-1)).toEqual({ type: 'choice.due', seat: 0, of: 'neutral' })
    const placed = after(state, 'n2')
    expect(eventsOfType(placed.events, 'neutral.built')).toEqual([
      { type: 'neutral.built', seat: 0, space: 1, left: 11 },
    ])
    expect(placed.state).toMatchObject({ mover: 1, neutrals: 11 })
    expect(after(state, 'n-').state).toMatchObject({ mover: 1, neutrals: 12 })
    expect(refusalOf(state, '2')).toMatchObject({ code: 'neutralFirst', rule: 'CC-39' })
    expect(refusalOf(state, 'n1')).toMatchObject({ code: 'spaceTaken' })
  })

  it('CC-39 not in its first turn, not without neutral walls, not instead of an action', () => {
    expect(after(position({ turn: 2 }), '1').types.at(-1)).toBe('turn.started')
    expect(after(position({ neutrals: 0 }), '1', '5').types.at(-1)).toBe('turn.started')
    expect(after(position({ seats: 3 }), '1', '5').types.at(-1)).toBe('turn.started')
    expect(refusalOf(position(), 'n1')).toMatchObject({ code: 'actFirst', rule: 'CC-42b' })
    expect(refusalOf(position({ seats: 3 }), 'n1')).toMatchObject({ code: 'noNeutrals', rule: 'CC-39' })
  })

  it('CC-39 it minds what towers keep as if its placer built it, and uses up the placer’s own', () => {
    const state = position({ wall: '6b 7b^', keeps: 'b7' })
    const due = after(state, '5', '10').state
    expect(refusalOf(due, 'n8')).toMatchObject({ code: 'spaceKept', rule: 'CC-15' })
    const own = after({ ...state, mover: 1 }, '5', '10').state
    expect(after(own, 'n8').types).toContain('reservation.ended')
  })

  it('CC-39 comes after what the action completes, and can complete a province itself', () => {
    const { types } = after(position({ wall: '1-3b 5-8b' }), '4', '10')
    expect(types.at(-1)).toBe('choice.due')
    const state = after(position({ wall: '1-2b 5-8b' }), '4', '9').state
    const { types: last } = after(state, 'n3')
    expect(last).toEqual([
      'neutral.built',
      'threat.seen',
      'province.completed',
      'cards.revealed',
      'province.scored',
      'province.won',
      'emperor.laid',
      'turn.started',
    ])
  })

  it('CC-40 after A and B only in a province used in this turn', () => {
    const walls = after(position(), '1', '5').state
    expect(legals(walls)).toEqual([...neutralOn([2, 4], [6, 9]), 'n-'])
    expect(refusalOf(walls, 'n20')).toMatchObject({ code: 'neutralElsewhere', rule: 'CC-40' })
    const cards = after(position(), '1p1 2p4').state
    expect(legals(cards)).toEqual([...neutralOn([1, 4], [14, 18]), 'n-'])
    const one = after(position({ walls: [1, 9] }), '1').state
    expect(legals(one)).toEqual([...neutralOn([2, 4]), 'n-'])
  })

  it('CC-40 without room in the provinces used the turn is over', () => {
    const state = position({ wall: '1-3b 5-8b' })
    expect(after(state, '4', '9').types.at(-1)).toBe('turn.started')
  })

  it('CC-41 after C only in another province than the one used', () => {
    const { state } = after(position(), '1+2')
    expect(legals(state)).toEqual([...neutralOn([5, 26]), 'n-'])
    expect(refusalOf(state, 'n1')).toMatchObject({ code: 'neutralNotHere', rule: 'CC-41' })
  })

  it('CC-42 after D and E only in a province not used', () => {
    const double = after(position(), '4-5').state
    expect(legals(double)).toEqual([...neutralOn([10, 26]), 'n-'])
    expect(refusalOf(double, 'n1')).toMatchObject({ code: 'neutralNotHere', rule: 'CC-42' })
    const tower = after(position(), 't20').state
    expect(legals(tower)).toEqual([...neutralOn([1, 18], [23, 26]), 'n-'])
    expect(refusalOf(tower, 'n19')).toMatchObject({ code: 'neutralNotHere', rule: 'CC-42' })
  })

  it.each([
    ['strictly most: nobody scores', '1n 2n 3b', [1, 1], []],
    ['tied: the seats that tie do', '1n 2b 3ax', [1, 1], [0, 1]],
    ['fewer: most of a seat', '1n 2b 3b', [1, 2], [1]],
  ])('CC-42a neutral %s', (_, wall, walls, winners) => {
    const { events } = after(position({ wall }), '4')
    expect(eventsOfType(events, 'province.scored')[0]).toMatchObject({ walls, winners })
  })

  it('CC-42a neutral with strictly most in a region: nobody loses', () => {
    expect(regionStanding(position({ wall: '1-2n 3a 4b' }), 0)).toMatchObject({ neutral: 2, losers: [] })
    expect(regionStanding(position({ wall: '1-2n 3-4a 5b' }), 0).losers).toEqual([0])
  })

  it('CC-42b a seat that can take no action must place a neutral wall, in any province', () => {
    const state = position({
      mover: 1,
      wall: allBut('b', 1, 5, 10, 14),
      results: scored(2, 6, 5, 6),
      walls: [0, 9],
      doubles: [0, 0],
      towers: [0, 0],
      hands: [[], [1, 2]],
    })
    const { state: next } = after(state, '1p1 2p2', 'n-')
    expect(next.mover).toBe(0)
    expect(legals(next)).toEqual(['n1', 'n5', 'n10', 'n14'])
    expect(refusalOf(next, 'n-')).toMatchObject({ code: 'actFirst' })
    const { events, types } = after(next, 'n10')
    expect(eventsOfType(events, 'action.chosen')).toEqual([{ type: 'action.chosen', seat: 0, action: 'N' }])
    expect(types.at(-1)).toBe('turn.started')
    expect(types).not.toContain('choice.due')
  })

  it('CC-42b it may not where a space is kept, and if neither can do anything the match ends', () => {
    const stuck = {
      wall: `${allBut('b', 1, 2)} 3a^`,
      keeps: '',
      results: scored(2, 6, 2, 3, 4, 5, 6),
      walls: [0, 0],
      doubles: [0, 0],
      towers: [0, 0],
      hands: [[1], []],
    } as const
    expect(after(position({ ...stuck, neutrals: 0 }), '1p1').events.at(-1)).toMatchObject({ ending: 'stuck' })
    expect(after(position({ ...stuck, neutrals: 1 }), '1p1').types.at(-1)).toBe('choice.due')
  })
})
