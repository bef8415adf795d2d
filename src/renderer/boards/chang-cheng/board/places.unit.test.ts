import { describe, expect, it } from 'vitest'
import { placesOfAction } from './places.ts'

describe('the places an action would touch', () => {
  it.each([
    [{ type: 'double', spaces: [3, 4] }, ['4', '5']],
    [{ type: 'cardWall', card: 2, space: 0 }, ['1']],
    [{ type: 'cards', cards: [{ card: 1, province: 2 }] }, ['p3']],
    [{ type: 'dismiss', region: 0 }, ['m1']],
    [{ type: 'decline' }, []],
  ] as const)('%j is about %j', (action, places) => {
    expect(placesOfAction(action)).toEqual(places)
  })
})
