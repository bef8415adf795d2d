import { expect, it } from 'vitest'
import { choicesAmong, legalIn } from './choices.ts'
import { gridOf, isHeldBySeats, partsOf, readable, squareName, squareOf } from './parts.ts'

it('tells values, lists, grids and values of seats apart', () => {
  const view = {
    options: {},
    legal: [],
    by: 0,
    pot: 3,
    points: [1, 2],
    played: ['a', 'b', 'c'],
    squares: Array.from({ length: 9 }, () => null),
    board: [
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ],
    stock: { wood: 1 },
  }
  expect(partsOf(view, 2).map(({ name, is }) => [name, is])).toEqual([
    ['pot', 'value'],
    ['points', 'seats'],
    ['played', 'list'],
    ['squares', 'grid'],
    ['board', 'grid'],
    ['stock', 'group'],
  ])
})

it('knows the squares of a grid', () => {
  const grid = gridOf({ squares: [0, 1, null, null, null, null, null, null, null] }, 2)
  if (grid === null) throw new Error('no grid')
  expect(grid.columns).toBe(3)
  expect(isHeldBySeats(grid, 2)).toBe(true)
  expect(isHeldBySeats({ cells: [0, 1, 2] }, 3)).toBe(false)
  expect(squareOf({ type: 'mark', square: 4 }, grid)).toBe(4)
  expect(squareOf({ type: 'roll', die: 4 }, grid)).toBeUndefined()
  expect([0, 4, 8].map((at) => squareName(at, 3))).toEqual(['a1', 'b2', 'c3'])
})

it.each([
  ['pot', 'Pot'],
  ['drawPile', 'Draw pile'],
  ['lastRoll2', 'Last roll2'],
])('makes %s readable', (name, words) => {
  expect(readable(name)).toBe(words)
})

it('lists few actions, and groups many by the first member that tells them apart', () => {
  const few = [{ type: 'roll' }, { type: 'hold' }]
  expect(choicesAmong(few)).toEqual({ of: 'action', actions: few })
  const many = [1, 2, 3, 4].flatMap((from) => [5, 6, 7].map((to) => ({ type: 'move', from, to })))
  const choices = choicesAmong(many)
  expect(choices).toMatchObject({ of: 'member', member: 'from' })
  expect(choices.of === 'member' && choices.values.map(({ value }) => value)).toEqual([1, 2, 3, 4])
})

it('finds no actions in a view that lists none', () => {
  expect(legalIn({ points: [] })).toEqual([])
  expect(legalIn({ legal: [{ type: 'roll' }] })).toEqual([{ type: 'roll' }])
})
