/** Real positions of Quake-nopoly for tests of the board, played through the engine itself. */
import type { Event } from '../../../../engine/games/quake-nopoly/event.ts'
import { quakeNopoly } from '../../../../engine/games/quake-nopoly/index.ts'
import { after, position, type Wanted } from '../../../../engine/games/quake-nopoly/testing/position.ts'
import type { View } from '../../../../engine/games/quake-nopoly/view/types.ts'
import type { Viewer } from '../../../../engine/kernel/seat.ts'

export interface RecordedPosition {
  readonly view: View
  readonly story: readonly Event[]
}

/** A position as wanted, then some actions in the notation; an illegal one is a broken test. */
export const recordedPositions = (
  wanted: Wanted,
  actions: readonly string[] = [],
  viewer: Viewer = 'all',
): RecordedPosition => {
  const { state, events } = after(position(wanted), ...actions)
  return { view: quakeNopoly.view(state, viewer), story: events }
}

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
