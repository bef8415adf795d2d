import { describe, expect, it } from 'vitest'
import { placesOfAction } from './places.ts'

describe('the places an action would touch', () => {
  it.each([
    [
      {
        type: 'doge',
        steps: [
          { to: 0, over: 0 },
          { to: 3, over: null },
        ],
      },
      ['4'],
    ],
    [{ type: 'doge', steps: [] }, ['6']],
    [{ type: 'dogePlace', district: 3 }, ['4']],
    [{ type: 'place', card: 2, to: 3, from: 1 }, ['4']],
    [{ type: 'bridge', at: [0, 3], take: { at: [3, 5], seat: 1 }, from: null }, ['1-4', '4-6']],
    [{ type: 'remove', counts: [0, 1, 0] }, ['3']],
    [{ type: 'giveUp', card: 'transfer' }, []],
  ] as const)('%j is about %j', (action, places) => {
    expect(placesOfAction(action, { doge: 5, possible: { remove: { district: 2 } } })).toEqual(places)
  })
})
