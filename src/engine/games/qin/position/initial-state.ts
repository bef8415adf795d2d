/** The position before chance draws the first seat or deals the first hand. */
import type { Setup } from '../../../kernel/game.ts'
import { seatsOf } from '../../../kernel/seat.ts'
import { MAPS, type Side } from '../components/maps.ts'
import { BOX, pagodasFor } from '../components/pieces.ts'
import type { Options, State } from '../state.ts'

/** The start of every game of a match: an empty board, full supplies, all tiles in the stock. */
export const emptyGame = (
  side: Side,
  seats: number,
): Omit<State, 'options' | 'game' | 'first' | 'finished' | 'stage'> => ({
  seats,
  side,
  tiles: [],
  provinces: [],
  stacks: [],
  holders: MAPS[side].villages.map(() => null),
  supplies: seatsOf(seats).map(() => pagodasFor(seats)),
  hands: seatsOf(seats).map(() => []),
  stock: BOX,
  mover: 0,
  turn: 0,
})

export const start = ({ options, seats, partialEntry: unseen = false }: Setup<Options>): State => {
  const opening = {
    ...emptyGame(options.side === 'lion' ? 'lion' : 'bird', seats),
    options,
    game: 1,
    finished: [],
    // With open hands nothing can be unseen.
    ...(unseen && options.openHands === 'off' ? { unseen: true as const } : {}),
  }
  if (options.firstSeat === 'random') return { ...opening, first: null, stage: { is: 'first' } }
  // Options count seats from 1; a fourth seat of three is the first again.
  const seat = (options.firstSeat - 1) % seats
  return { ...opening, first: seat, stage: { is: 'deal', seat } }
}
