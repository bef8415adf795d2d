/** The end of the match in numbers: each seat's points before the final scorings, and the points of each scoring. */
import type { District } from '../../../../engine/games/san-marco/components/districts.ts'
import type { View } from '../../../../engine/games/san-marco/view/schema.ts'
import { sumOf } from '../../../../engine/kernel/rules/lists.ts'
import type { Seat } from '../../../../engine/kernel/seat.ts'

export interface EndRow {
  readonly seat: Seat
  /** Points before the final scorings without those for limit totals, and the latter by passage (SM-43). */
  readonly before: number
  readonly limits: number
  readonly bonuses: readonly number[]
  /** The points of each final scoring and the number of aristocrats there, in the order of scoring. */
  readonly districts: readonly {
    readonly district: District
    readonly points: number
    readonly aristocrats: number
  }[]
}

/** By seat; empty before the end. */
export const endRows = ({ finals, players, bonuses }: View): readonly EndRow[] =>
  finals.length === 0
    ? []
    : players.map(({ score }, seat) => {
        const districts = finals.map(({ district, points, aristocrats }) => ({
          district,
          points: points[seat] ?? 0,
          aristocrats: aristocrats[seat] ?? 0,
        }))
        const gained = sumOf(districts.map(({ points }) => points))
        const earned = bonuses.map((points) => points[seat] ?? 0)
        const limits = sumOf(earned)
        return {
          seat,
          before: score - gained - limits,
          limits,
          bonuses: earned,
          districts,
        }
      })
