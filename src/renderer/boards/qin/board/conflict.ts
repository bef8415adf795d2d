/** The squares and provinces that a refusal names, to be marked on the board. */
import type { Square } from '../../../../engine/games/qin/components/grid.ts'
import type { PlacingVerdict } from '../draft/session.ts'

const isSquares = (value: unknown): value is readonly Square[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'number')

/** Groups of squares: two provinces, the covered square, or none. */
export const conflictsOf = (verdict: PlacingVerdict | null): readonly (readonly Square[])[] => {
  if (verdict?.is !== 'refused') return []
  const { provinces, squares } = verdict.error.details ?? {}
  if (Array.isArray(provinces)) return provinces.flatMap((each) => (isSquares(each) ? [each] : []))
  // A tile that touches nothing is marked itself.
  return verdict.error.code !== 'notTouching' && isSquares(squares) ? [squares] : []
}
