/** Which bots of a ladder meet, in which order, and from which seats (`npm run ladder`). */
import type { Pair } from '../src/cli/arena/ratings.ts'
import { seatsOf } from '../src/engine/kernel/seat.ts'

/** Every bot of the list with the next one and the one after that; the second of a pair comes first in the list. */
export const pairsOf = (bots: readonly string[]): readonly Pair[] =>
  bots.flatMap((bot, at) => bots.slice(Math.max(0, at - 2), at).map((before): Pair => [bot, before]))

/** All ways for the two bots of a pair, 0 and 1, to share the seats so that both sit down. */
export const seatingsOf = (seats: number): readonly (readonly (0 | 1)[])[] =>
  Array.from({ length: 2 ** seats - 2 }, (_, at) =>
    seatsOf(seats).map((seat) => (((at + 1) >> seat) % 2 === 0 ? 0 : 1)),
  )

export interface LadderMatch {
  readonly pair: number
  /** Names the luck, which all seatings of the pair have alike. */
  readonly deal: string
  /** By seat: which bot of the pair. */
  readonly seating: readonly (0 | 1)[]
}

/**
 * The matches of a ladder, by their numbers from 1. Each round is one deal for every pair, in all seatings, so that after
 * a stop all pairs have played about as much.
 */
export const matchNumber = (pairs: readonly Pair[], seats: number, number: number): LadderMatch => {
  const seatings = seatingsOf(seats)
  const deal = Math.floor((number - 1) / seatings.length)
  const pair = deal % pairs.length
  return {
    pair,
    deal: `${pairs[pair]?.join(' v. ')} ${Math.floor(deal / pairs.length) + 1}`,
    seating: seatings[(number - 1) % seatings.length] ?? [],
  }
}
