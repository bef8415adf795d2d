/** A district as a ranking: each seat's aristocrats, and what they would score. */
import type { DistrictView } from '../../../../engine/games/san-marco/view/schema.ts'
import type { Seat } from '../../../../engine/kernel/seat.ts'

export interface Rank {
  readonly seat: Seat
  readonly count: number
  readonly points: number
  /** `high` scores the high number, `low` the low one or a tie for it. */
  readonly worth: 'high' | 'low' | 'none'
  /** The change that the current draft makes to the count. */
  readonly change: number
}

type Standing = Pick<DistrictView, 'high' | 'aristocrats' | 'scores'>

/**
 * Seats with aristocrats in a district, most first. With `before`, the counts before a draft, seats keep their order so
 * that no row moves while a player aims at it, and seats that would lose their last aristocrat stay in the list.
 */
export const rankingOf = (
  { high, aristocrats, scores }: Standing,
  before: readonly number[] = aristocrats,
): readonly Rank[] =>
  aristocrats
    .map((count, seat): Rank => {
      const points = scores[seat] ?? 0
      const worth = points === 0 ? 'none' : points === high ? 'high' : 'low'
      return { seat, count, points, worth, change: count - (before[seat] ?? 0) }
    })
    .filter(({ count, change }) => count > 0 || change !== 0)
    .sort((one, other) => (before[other.seat] ?? 0) - (before[one.seat] ?? 0) || one.seat - other.seat)
