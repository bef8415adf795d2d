import { describe, expect, it } from 'vitest'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { seatsOf, type Seat } from '../../../kernel/seat.ts'
import { legal } from './legal.ts'
import type { State } from '../state.ts'
import type { Limit } from '../components/pieces.ts'
import { turnOf } from './status.ts'
import { after, position, refusalOf, roundOf } from '../testing/position.ts'

/** The roles are to be rolled for. */
const rolling = (seats: number, ...inRound: readonly Seat[]): State => {
  const round = roundOf(seats, inRound)
  const roles = round.roles.map((role) => (role === 'firstDistributor' ? role : null))
  return position({ seats, round: { ...round, roles }, stage: { is: 'roles' } })
}

/** Seats by role: first distributor, first chooser, second distributor, second chooser. */
const rolesOf = ({ round }: State): readonly number[] =>
  (['firstDistributor', 'firstChooser', 'secondDistributor', 'secondChooser'] as const).map(
    (role) => round?.roles.indexOf(role) ?? -1,
  )

/** The last offer of a round is played, with these limit cards open and these to be taken. */
const ending = (seats: number, first: Seat, limits: readonly (readonly Limit[])[]): State => {
  const inRound = seatsOf(seats).map((step) => (first + step) % seats)
  const round = roundOf(seats, inRound)
  return position({ seats, limits, hand: '4', round })
}

const started = (state: State) => eventsOfType(after(state, '-4').events, 'round.started')[0]

describe('the first distributor', () => {
  it('SM-9 the first seat begins', () => {
    const setup = position({ stage: { is: 'found', seat: 1 }, first: 2, bridges: 'a1-2 b1-2 c1-3 c4-5 a1-4' })
    const { events } = after(setup, 'B4-6')
    expect(eventsOfType(events, 'round.started')).toEqual([
      { type: 'round.started', passage: 1, round: 1, seat: 2, seats: [2, 0, 1], last: false },
    ])
    expect(eventsOfType(events, 'role.assigned')).toEqual([
      { type: 'role.assigned', seat: 2, role: 'firstDistributor' },
    ])
  })

  it.each([
    [4, 0, 1],
    [4, 3, 0],
    [3, 2, 0],
  ])('SM-12 with %i seats the next after seat %i is seat %i', (seats, first, next) => {
    expect(started(ending(seats, first, []))).toMatchObject({ round: 3, seat: next, last: false })
  })

  it('SM-13 a seat at ten or more is passed over', () => {
    expect(started(ending(4, 0, [[1], [3, 3, 3, 1], [2], [2]]))).toMatchObject({
      seat: 2,
      seats: [2, 3, 0],
      last: true,
    })
    expect(started(ending(4, 3, [[3, 3, 3, 1], [3, 3, 3, 1], [2], [2]]))).toMatchObject({
      seat: 2,
      seats: [2, 3],
    })
  })

  it('SM-12 after a short round and across passages the next of all seats follows', () => {
    const short = position({
      seats: 4,
      hand: '4',
      limits: [[1], [3, 3, 3, 1], [2, 2, 2], [2]],
      round: roundOf(4, [2, 3, 0]),
    })
    const { state } = after(short, '-4', '-')
    expect(state.passage).toBe(2)
    expect(state.round).toMatchObject({ number: 1, first: 3, seats: [3, 0, 1, 2], last: false })
  })
})

describe('roles given by the first distributor', () => {
  const giving = (seats: number, ...inRound: readonly Seat[]): State => {
    const state = rolling(seats, ...inRound)
    return {
      ...state,
      options: { ...state.options, roles: 'given' },
      stage: { is: 'assign', seat: inRound[0] ?? 0 },
    }
  }

  it('SM-10a a round of three or four asks its first distributor, without a roll', () => {
    const over = { ...ending(4, 0, []), options: { ...position().options, roles: 'given' as const } }
    const { state, types } = after(over, '-4')
    expect(state.stage).toEqual({ is: 'assign', seat: 1 })
    expect(types).not.toContain('die.rolled')
    expect(turnOf(state)).toEqual({ by: 1 })
  })

  it('SM-10a with three it names the first chooser; the other chooses second', () => {
    const { state, events } = after(giving(3, 1, 2, 0), '@1')
    expect(rolesOf(state)).toEqual([1, 0, -1, 2])
    expect(events.slice(0, 2).map(({ type }) => type)).toEqual(['role.assigned', 'role.assigned'])
    expect(state.stage).toEqual({ is: 'cards', seat: 1, missing: 6 })
  })

  it('SM-10a with four it names the first chooser, then the second distributor', () => {
    const { state: once } = after(giving(4, 1, 2, 3, 0), '@4')
    expect([...legal(once)]).toEqual([
      { type: 'assign', seat: 2 },
      { type: 'assign', seat: 0 },
    ])
    expect(rolesOf(after(once, '@1').state)).toEqual([1, 3, 0, 2])
  })

  it('SM-10a refuses seats with a role and seats that sit the round out', () => {
    const state = giving(4, 3, 1, 2)
    expect(refusalOf(state, '@4')).toMatchObject({ code: 'hasRole', rule: 'SM-10a' })
    expect(refusalOf(state, '@1')).toMatchObject({ code: 'hasRole', rule: 'SM-10a' })
    expect(refusalOf(state, '[3]')).toMatchObject({ code: 'rolesFirst', rule: 'SM-10a' })
  })

  it('SM-10a two in the round have nothing to give', () => {
    const over = ending(4, 3, [[3, 3, 3, 1], [3, 3, 3, 1], [2], [2]])
    const { state } = after({ ...over, options: { ...over.options, roles: 'given' } }, '-4')
    expect(rolesOf(state)).toEqual([2, 3, -1, -1])
    expect(state.stage).toEqual({ is: 'cards', seat: 2, missing: 5 })
  })
})

describe('the other roles', () => {
  it.each([
    ['[1]', [0, 1, -1, 2]],
    ['[2]', [0, 2, -1, 1]],
    ['[3]', [0, 1, -1, 2]],
    ['[4]', [0, 2, -1, 1]],
    ['[5]', [0, 1, -1, 2]],
    ['[6]', [0, 2, -1, 1]],
  ] as const)('SM-10 between two seats %s', (roll, roles) => {
    const { state, events } = after(rolling(3, 0, 1, 2), roll)
    expect(rolesOf(state)).toEqual(roles)
    expect(eventsOfType(events, 'die.rolled')).toHaveLength(1)
    expect(state.stage).toEqual({ is: 'cards', seat: 0, missing: 6 })
  })

  it.each([
    ['[1]', 2],
    ['[2]', 3],
    ['[3]', 0],
    ['[4]', 2],
    ['[5]', 3],
    ['[6]', 0],
  ] as const)('SM-10 among three seats after seat 1 %s means seat %i', (roll, chooser) => {
    const { state, types } = after(rolling(4, 1, 2, 3, 0), roll)
    expect(rolesOf(state)).toEqual([1, chooser, -1, -1])
    expect(types).toEqual(['die.rolled', 'role.assigned'])
    expect(state.stage.is).toBe('roles')
  })

  it.each([
    ['[1]', [1, 3, 2, 0]],
    ['[4]', [1, 3, 0, 2]],
    ['[5]', [1, 3, 2, 0]],
    ['[6]', [1, 3, 0, 2]],
  ] as const)('SM-10 SM-11 with four a second roll, here %s, names the second distributor', (roll, roles) => {
    const { state } = after(rolling(4, 1, 2, 3, 0), '[2]', roll)
    expect(rolesOf(state)).toEqual(roles)
    expect(state.stage).toEqual({ is: 'cards', seat: 1, missing: 5 })
  })

  it.each([
    ['[1]', [3, 1, -1, 2]],
    ['[6]', [3, 2, -1, 1]],
  ] as const)(
    'SM-10 three in the round of four roll once, seats outside are not counted: %s',
    (roll, roles) => {
      const { state } = after(rolling(4, 3, 1, 2), roll)
      expect(rolesOf(state)).toEqual(roles)
      expect(state.stage).toEqual({ is: 'cards', seat: 3, missing: 6 })
    },
  )

  it('SM-10 two in the round do not roll', () => {
    const { state, types } = after(ending(4, 3, [[3, 3, 3, 1], [3, 3, 3, 1], [2], [2]]), '-4')
    expect(types.slice(-4)).toEqual(['round.started', 'role.assigned', 'role.assigned', 'dealing.started'])
    expect(rolesOf(state)).toEqual([2, 3, -1, -1])
    expect(state.stage).toEqual({ is: 'cards', seat: 2, missing: 5 })
  })

  it('SM-10 each face is as likely, and each roll is recorded', () => {
    expect([...legal(rolling(4, 0, 1, 2, 3))]).toEqual(
      [1, 2, 3, 4, 5, 6].map((face) => ({ type: 'roll', face })),
    )
    expect(eventsOfType(after(rolling(4, 2, 3, 0, 1), '[6]').events, 'die.rolled')).toEqual([
      { type: 'die.rolled', seat: 2, for: 'role', face: 6 },
    ])
  })
})
