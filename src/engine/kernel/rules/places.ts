/** Who is ahead of whom, and how far a match is. */
import type { Moment, Outcome } from '../game.ts'
import { seatsOf, type Seat } from '../seat.ts'

/** The seats with the greatest of some numbers. */
export const leadersOf = (numbers: readonly number[]): readonly Seat[] => {
  const most = Math.max(...numbers)
  return numbers.flatMap((number, seat) => (number === most ? [seat] : []))
}

/** One place more than the seats that are better; equal ones share a place. */
export const placesBy = (seats: number, isBetter: (one: Seat, other: Seat) => boolean): readonly number[] =>
  seatsOf(seats).map((seat) => 1 + seatsOf(seats).filter((other) => isBetter(other, seat)).length)

/** The seats on the first place with their scores, and whether they share it. */
export const winnersOf = (
  places: readonly number[],
  scores: readonly number[],
): readonly { readonly seat: Seat; readonly score: number; readonly shared: boolean }[] => {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  return winners.map((seat) => ({ seat, score: scores[seat] ?? 0, shared: winners.length > 1 }))
}

/** The moment of a turn counted from 1, 0 before the first; a round is a turn of each seat. */
export const momentAt = (part: number, turn: number, seats: number): Moment => ({
  part,
  round: Math.max(1, Math.ceil(turn / seats)),
  turn: Math.max(1, turn),
})

/** The outcome that the event of a match's end tells. */
export const outcomeOf = ({ places, scores, ending }: Outcome): Outcome => ({ places, scores, ending })
