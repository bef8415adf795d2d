/** Ranking seats, and the moment and outcome of a match. */
import type { Moment, Outcome } from '../game.ts'
import { seatsOf, type Seat } from '../seat.ts'

/** The seats that share the greatest number. */
export const leadersOf = (numbers: readonly number[]): readonly Seat[] => {
  const most = Math.max(...numbers)
  return numbers.flatMap((number, seat) => (number === most ? [seat] : []))
}

/** The rank of each seat: 1 plus the number of better seats; equal seats share a rank. */
export const placesBy = (seats: number, isBetter: (one: Seat, other: Seat) => boolean): readonly number[] =>
  seatsOf(seats).map((seat) => 1 + seatsOf(seats).filter((other) => isBetter(other, seat)).length)

/** The seats ranked first with their scores, and whether they share the win. */
export const winnersOf = (
  places: readonly number[],
  scores: readonly number[],
): readonly { readonly seat: Seat; readonly score: number; readonly shared: boolean }[] => {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  return winners.map((seat) => ({ seat, score: scores[seat] ?? 0, shared: winners.length > 1 }))
}

/** The moment of a turn counted from 1 (0 before the first); a round is one turn of each seat. */
export const momentAt = (part: number, turn: number, seats: number): Moment => ({
  part,
  round: Math.max(1, Math.ceil(turn / seats)),
  turn: Math.max(1, turn),
})

/** The outcome carried by the event that ends a match. */
export const outcomeOf = ({ places, scores, ending }: Outcome): Outcome => ({ places, scores, ending })
