/** Who holds a village (QIN-V1 to QIN-V5). */
import { leadersOf } from '../../../kernel/rules/places.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { neighboursOf, type Square } from '../components/grid.ts'
import { provinceAt, type BoardIndex } from '../position/board-queries.ts'
import { pagodasOn } from '../components/pieces.ts'
import type { Options, Province } from '../state.ts'

/** By seat, the pagodas of its provinces that touch the village, counted as if none were missing (QIN-V1, QIN-G1a). */
export const strengthsAt = (ground: BoardIndex, village: Square, seats: number): readonly number[] => {
  const touching: Province[] = []
  for (const next of neighboursOf(village)) {
    const province = provinceAt(ground, next)
    if (province !== undefined && !touching.includes(province)) touching.push(province)
  }
  const strengths = new Array<number>(seats).fill(0)
  for (const { owner, squares } of touching)
    strengths[owner] = (strengths[owner] ?? 0) + pagodasOn(squares.length)
  return strengths
}

/** The holder of a village given the strengths around it, and whether the most is a tie. */
export const holderOf = (
  strengths: readonly number[],
  before: Seat | null,
  { villageTie }: Pick<Options, 'villageTie'>,
): { readonly holder: Seat | null; readonly tied: boolean } => {
  const most = Math.max(...strengths)
  // QIN-V3
  if (most === 0) return { holder: null, tied: false }
  const strongest = leadersOf(strengths)
  // QIN-V2
  if (strongest.length === 1) return { holder: strongest[0] ?? null, tied: false }
  // QIN-V5
  const stays = villageTie === 'keep' && before !== null && strongest.includes(before)
  return { holder: stays ? before : null, tied: true }
}
