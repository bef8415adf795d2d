import { describe, expect, it } from 'vitest'
import type { PawnView } from '../../../../engine/games/quorsum/view/schema.ts'
import { placesOfAction } from './places.ts'

const pawn = (id: 0 | 2, at: number): PawnView => ({ id, seat: 0, number: 1, at, home: 0, distance: 1 })
const view = { pawns: [pawn(0, 3), pawn(2, 12)], by: 1 as const }

describe('the places an action would touch', () => {
  it.each([
    [
      {
        type: 'allot',
        allotments: [
          { pawn: 2, dice: 2 },
          { tile: 5, dice: 1 },
        ],
      },
      ['A4', 'B2'],
    ],
    [{ type: 'step', pawn: 0, to: 7 }, ['D1', 'D2']],
    [{ type: 'flip', tile: 15 }, ['D4']],
    [{ type: 'place', corners: [1, 0, 0, 1] }, ['A1', 'D4']],
    [{ type: 'stop' }, []],
  ] as const)('%j is about %j', (action, places) => {
    expect(placesOfAction(action, view)).toEqual(places)
  })
})
