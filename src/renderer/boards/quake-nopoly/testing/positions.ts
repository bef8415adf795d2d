/** Real positions of Quake-nopoly for tests of the board. */
import { quakeNopoly } from '../../../../engine/games/quake-nopoly/index.ts'
import { after, position, type Wanted } from '../../../../engine/games/quake-nopoly/testing/position.ts'
import { recordedPositionsBy } from '../../kit/testing/recordedPositions.ts'

export const recordedPositions = recordedPositionsBy({ position, after, view: quakeNopoly.view })

/** Two seats in construction: an architect with a house in Hualien and a hand, and a neighbour in Taipei. */
export const TWO: Wanted = {
  players: [
    {
      role: 'architect',
      stock: 'bbbwwwssstt',
      lands: [
        { card: 'hualien', on: [{ building: 'miaokou', material: 2, structure: 3 }] },
        { card: 'tainan' },
        { card: 'yilan' },
      ],
      hand: ['taipei101', 'northGate'],
    },
    {
      role: 'dealer',
      stock: 'bw',
      lands: [{ card: 'taipei', on: [{ building: 'haimenFort' }] }, { card: 'penghu' }],
    },
  ],
}
