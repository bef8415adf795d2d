import { describe, expect, it } from 'vitest'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { freeSpaces } from './eligibility.ts'
import { project } from '../view/project.ts'
import type { State } from '../state.ts'
import { after, position, refusalOf, spaces } from '../testing/position.ts'

const keeping = (state: State): readonly number[] =>
  project(state, 0).spaces.flatMap(({ space, keeps }) => (keeps ? [space + 1] : []))

const three = { seats: 3, turn: 9 } as const

describe('what a tower keeps', () => {
  it('CC-15 with two empty neighbours others may take one', () => {
    const state = position({ ...three, wall: '7b^', keeps: 'b7' })
    expect(refusalOf(state, '6')).toBeUndefined()
    expect(refusalOf(state, '8')).toBeUndefined()
    expect(project(state, 0).spaces.every(({ keptFor }) => keptFor.length === 0)).toBe(true)
    expect(keeping(state)).toEqual([7])
  })

  it('CC-15 the single empty neighbour is the owner’s', () => {
    const state = position({ ...three, wall: '6a 7b^', keeps: 'b7' })
    for (const action of ['8', '1+8', '8-9', 't8'])
      expect(refusalOf(state, action)).toMatchObject({ code: 'spaceKept', rule: 'CC-15' })
    expect(spaces(freeSpaces(state, 0))).not.toContain(8)
    expect(spaces(freeSpaces(state, 1))).toContain(8)
    expect(project(state, 0).spaces.find(({ space }) => space === 7)?.keptFor).toEqual([1])
    expect(keeping(state)).toEqual([7])
  })

  it('CC-15 at the end of the map there is only one neighbour', () => {
    const state = position({ ...three, wall: '1b^', keeps: 'b1' })
    expect(refusalOf(state, '2')?.code).toBe('spaceKept')
  })

  it('CC-15 between full neighbours nothing is kept', () => {
    const state = position({ ...three, wall: '6a 7b^ 8a', keeps: 'b7' })
    expect(spaces(freeSpaces(state, 0))).toHaveLength(23)
    expect(keeping(state)).toEqual([])
  })

  it('CC-15 until the owner has built beside it, with any piece', () => {
    const own = position({ ...three, mover: 1, wall: '7b^', keeps: 'b7' })
    for (const action of ['6', '1+8', '5-6']) {
      const { events, state } = after(own, action)
      expect(eventsOfType(events, 'reservation.ended')).toEqual([
        { type: 'reservation.ended', seat: 1, space: 6, why: 'used' },
      ])
      expect(state.keeps).toEqual([])
    }
    expect(after(own, '20').types).not.toContain('reservation.ended')
    const used = after(own, '6', '20').state
    expect(used.mover).toBe(2)
    expect(refusalOf(used, '8')).toBeUndefined()
  })

  it('CC-15 a wall built before the tower uses nothing up', () => {
    const { state } = after(position({ ...three, wall: '6a' }), 't7')
    expect(state.keeps).toEqual([{ seat: 0, space: 6 }])
    expect(refusalOf(state, '8')).toMatchObject({ code: 'spaceKept' })
  })

  it('CC-15a a space kept for two owners is for either of them, for nobody else', () => {
    const state = position({ ...three, wall: '6c 7a^ 9b^ 10c', keeps: 'a7 b9' })
    expect(refusalOf({ ...state, mover: 0 }, '8')).toBeUndefined()
    expect(refusalOf({ ...state, mover: 1 }, '8')).toBeUndefined()
    expect(refusalOf({ ...state, mover: 2 }, '8')).toMatchObject({ code: 'spaceKept', rule: 'CC-15a' })
    expect([0, 1, 2].map((seat) => freeSpaces(state, seat).includes(7))).toEqual([true, true, false])
    expect(project(state, 2).spaces.find(({ space }) => space === 7)?.keptFor).toEqual([0, 1])
  })

  it('CC-15a kept for one of two towers, it is that owner’s alone', () => {
    const state = position({ ...three, wall: '6c 7a^ 9b^', keeps: 'a7 b9' })
    expect(refusalOf({ ...state, mover: 1 }, '8')).toMatchObject({ code: 'spaceKept', rule: 'CC-15' })
  })

  it('CC-15b lapses with the owner’s last single wall', () => {
    const state = position({ ...three, mover: 1, walls: [9, 1, 9], wall: '6a 7b^', keeps: 'b7' })
    const { events, state: next } = after(state, '20')
    expect(eventsOfType(events, 'reservation.ended')).toEqual([
      { type: 'reservation.ended', seat: 1, space: 6, why: 'lapsed' },
    ])
    expect(refusalOf(next, '8')).toBeUndefined()
  })

  it('CC-15b without single walls a new tower keeps nothing', () => {
    const { state, types } = after(position({ ...three, walls: [0, 9, 9] }), 't1')
    expect(types).toContain('reservation.ended')
    expect(refusalOf(state, '2')).toBeUndefined()
  })

  it('CC-15c a space on a board joined later is a normal neighbour', () => {
    const boards = [
      { slot: 0, face: '1A' },
      { slot: 1, face: '2A' },
      { slot: 2, face: '3A' },
    ] as const
    const joined = position({ ...three, faces: ['1A', '2A', '3A'], wall: '25a 26b^', keeps: 'b26' })
    expect(refusalOf({ ...joined, boards }, '27')).toMatchObject({ code: 'spaceKept' })
    const open = position({ ...three, faces: ['1A', '2A', '3A'], wall: '26b^', keeps: 'b26' })
    expect(refusalOf(open, '25')).toBeUndefined()
    expect(refusalOf(open, '27')).toBeUndefined()
    const before = position({ ...three, wall: '26b^', keeps: 'b26' })
    expect(refusalOf(before, '25')).toMatchObject({ code: 'spaceKept' })
  })
})
