/** What a district scores for each seat (SM-37 to SM-39a). */
import { plusEach } from '../../../kernel/rules/lists.ts'
import { withEvents, type Batch } from '../position/evolve.ts'
import { planOf, type District } from '../components/districts.ts'
import type { Scoring } from '../state.ts'

/** Points by seat, given the aristocrats by seat. */
export const pointsFor = (district: District, aristocrats: readonly number[]): readonly number[] => {
  const { high, low } = planOf(district)
  const most = Math.max(...aristocrats)
  if (most === 0) return aristocrats.map(() => 0) // SM-39a
  const isFirst = (count: number): boolean => count === most
  if (aristocrats.filter(isFirst).length > 1) return aristocrats.map((count) => (isFirst(count) ? low : 0)) // SM-38
  const second = Math.max(...aristocrats.filter((count) => !isFirst(count)))
  const isSecond = (count: number): boolean => count === second && count > 0
  const isAlone = aristocrats.filter(isSecond).length === 1 // SM-39
  return aristocrats.map((count) => {
    if (isFirst(count)) return high
    return isAlone && isSecond(count) ? low : 0
  })
}

export const score = (batch: Batch, district: District, why: Scoring['why']): Batch => {
  const { state } = batch
  const aristocrats = state.aristocrats[district] ?? []
  const points = pointsFor(district, aristocrats)
  const scores = plusEach(state.scores, points)
  return withEvents(batch, { type: 'district.scored', district, why, aristocrats, points, scores })
}
