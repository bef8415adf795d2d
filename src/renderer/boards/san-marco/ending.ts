/** The end told in numbers: what each seat had before, and what each of the final scorings brought. */
import type { District } from '../../../engine/games/san-marco/state.ts'
import type { View } from '../../../engine/games/san-marco/view.ts'

export interface EndRow {
  readonly is: 'before' | 'district' | 'total'
  readonly district: District | null
  /** By seat. */
  readonly points: readonly number[]
  /** By seat, for a district: how many stood there. */
  readonly aristocrats: readonly number[]
}

export const endRows = (view: View): readonly EndRow[] => {
  if (view.finals.length === 0) return []
  const total = view.players.map(({ score }) => score)
  const before = total.map((score, seat) =>
    view.finals.reduce((left, { points }) => left - (points[seat] ?? 0), score),
  )
  return [
    { is: 'before', district: null, points: before, aristocrats: [] },
    ...view.finals.map(({ district, points, aristocrats }): EndRow => ({
      is: 'district',
      district,
      points,
      aristocrats,
    })),
    { is: 'total', district: null, points: total, aristocrats: [] },
  ]
}
