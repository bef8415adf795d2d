/** The pawns being placed on the four corners: two of each seat, six ways (QO-4). */
import type { Seat } from '../../../../engine/kernel/seat.ts'
import { CORNERS } from '../board/geometry.ts'

type PawnSeat = 0 | 1
export type Corners = readonly [PawnSeat, PawnSeat, PawnSeat, PawnSeat]

/** Corners (0 to 3 for A1, D1, A4, D4) picked for the placing seat, oldest first; at most two. */
export type Picked = readonly number[]

/** Picks a corner or gives it back; a third pick replaces the oldest. */
export const pick = (picked: Picked, corner: number): Picked =>
  picked.includes(corner) ? picked.filter((each) => each !== corner) : [...picked, corner].slice(-2)

/** The placing, once two corners are picked: the other two are the opponent's. */
export const cornersOf = (picked: Picked, seat: Seat): Corners | null => {
  if (picked.length !== 2) return null
  const mine: PawnSeat = seat === 0 ? 0 : 1
  const theirs: PawnSeat = seat === 0 ? 1 : 0
  const at = (corner: number): PawnSeat => (picked.includes(corner) ? mine : theirs)
  return [at(0), at(1), at(2), at(3)]
}

/** The corners a placing has for a seat. */
export const cornersFor = (corners: Corners, seat: Seat): Picked =>
  corners.flatMap((owner, corner) => (owner === seat ? [corner] : []))

/** Pawns as they would stand, numbered as the game numbers them: by seat, in the order of the corners. */
export const preview = (
  picked: Picked,
  seat: Seat,
): readonly { readonly seat: Seat; readonly number: number; readonly at: number }[] => {
  const corners = cornersOf(picked, seat)
  const seatAt = (corner: number): Seat | null =>
    corners ? (corners[corner] ?? null) : picked.includes(corner) ? seat : null
  const count = new Map<Seat, number>()
  return CORNERS.flatMap((at, corner) => {
    const owner = seatAt(corner)
    if (owner === null) return []
    const number = (count.get(owner) ?? 0) + 1
    count.set(owner, number)
    return [{ seat: owner, number, at }]
  })
}
