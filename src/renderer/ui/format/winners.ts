/** Who has won a match. */
import type { Position } from '../../../main/api/api.ts'

/** Seats in the first place; none in a draw, in which nobody has more than the others, and while it goes on. */
export const winnersOf = ({ outcome }: Position['turn']): readonly number[] => {
  const places = outcome?.places ?? []
  const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  return first.length === places.length ? [] : first
}
