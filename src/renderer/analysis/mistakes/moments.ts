/** The moments of a match at which another action would have helped a player most. */
import type { Mark } from '../../match/analysis/analysisByStep.ts'

export const MAX_MOMENTS = 3

/** The seat's costliest graded decisions of which a better action is known, at most three, in the order of the match. */
export const momentsOf = (marks: readonly Mark[], seat: number): readonly Mark[] =>
  marks
    .filter(({ decision }) => decision.seat === seat && decision.best.length > 0)
    .toSorted((one, other) => other.decision.loss - one.decision.loss)
    .slice(0, MAX_MOMENTS)
    .sort((one, other) => one.index - other.index)

/** What a moment cost, in points of chance as the two figures beside it say. */
export const costOf = ({ best, played }: Mark['decision']): number =>
  Math.round((best[0]?.chance ?? 0) * 100) - Math.round(played.chance * 100)

/** The seat of the only person at the table; null if there are several or none. */
export const ownSeat = (seats: readonly { readonly player: { readonly kind: string } }[]): number | null => {
  const persons = seats.flatMap(({ player }, seat) => (player.kind === 'person' ? [seat] : []))
  const [first, second] = persons
  return first === undefined || second !== undefined ? null : first
}
