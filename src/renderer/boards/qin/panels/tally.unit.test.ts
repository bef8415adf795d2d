import { describe, expect, it } from 'vitest'
import { inOrder } from '../tray/entering.ts'
import { talliesOf } from './tally.ts'
import { played } from '../testing/positions.ts'

describe('the pagodas at the end', () => {
  it('are those left over in both games together, the winner of the match first (QIN-G4)', () => {
    const view = {
      ...played([]).view,
      pagodas: 24,
      finished: [
        { side: 'bird', pagodas: [24, 20], winners: [0] },
        { side: 'lion', pagodas: [15, 23], winners: [1] },
      ],
      outcome: { places: [2, 1], scores: [39, 43], ending: 'both' },
    } as const
    const [best, second] = talliesOf(view)
    expect(best).toMatchObject({ seat: 1, left: 5 })
    expect(second?.games).toEqual([
      { onBoard: 24, left: 0, won: true },
      { onBoard: 15, left: 9, won: false },
    ])
  })
})

describe('entered tiles', () => {
  it('are sorted by kind, as a hand is dealt (QIN-S6)', () => {
    expect(inOrder(['BB', 'RR', 'RB'])).toEqual(['RR', 'RB', 'BB'])
  })
})
