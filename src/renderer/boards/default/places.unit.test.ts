import { expect, it } from 'vitest'
import { placesIn, placesOfAction } from './places.ts'
import { hueOf, linesOf } from './coverWords.ts'

const SQUARES = [null, 0, 1, null, null, null, null, null, null]

it('has a place for each square of the grid, and none without a grid', () => {
  const size = { width: 1000, height: 450 }
  const { places } = placesIn({ seats: 2, squares: SQUARES }, size)
  expect(places).toHaveLength(9)
  expect(places[4]).toEqual({ name: 'b2', x: 150, y: 150, width: 150, height: 150 })
  expect(placesIn({ seats: 2, points: [1, 2] }, size).places).toEqual([])
})

it('finds the square an action names', () => {
  const view = { seats: 2, squares: SQUARES }
  expect(placesOfAction({ type: 'mark', square: 5 }, view)).toEqual(['c2'])
  expect(placesOfAction({ type: 'hold' }, view)).toEqual([])
})

it('makes a cover from the id and the name', () => {
  expect(hueOf('pig')).toBe(207)
  expect(hueOf('pig')).not.toBe(hueOf('bank'))
  expect(linesOf('Dice tic-tac-toe')).toEqual(['Dice', 'tic-tac-toe'])
  expect(linesOf('Go on it')).toEqual(['Go on it'])
})
