/** The 4x4 grid: places, their names and neighbours, corners and homes. */
import type { PawnId, QuorsumSeat } from './pieces.ts'

/** A place in the 4x4 grid in reading order: 0 is A1, 3 is D1, 15 is D4. */
export type Place = number

export const SIZE = 4
export const PLACES: readonly Place[] = Array.from({ length: SIZE * SIZE }, (_, place) => place)

/** A1, D1, A4, D4, in the order of a placing (QO-4). */
export const CORNERS = [0, 3, 12, 15] as const satisfies readonly Place[]

export const PAWNS = [0, 1, 2, 3] as const satisfies readonly PawnId[]

/** The distance from start to home, equal for all pawns (QO-5). */
export const FARTHEST = 2 * (SIZE - 1)

const columnOf = (place: Place): number => place % SIZE
const rowOf = (place: Place): number => Math.floor(place / SIZE)

/** `placeName(0)` is `A1`, `placeName(15)` is `D4`: columns A to D from the left, rows 1 to 4 from the top. */
export const placeName = (place: Place): string => `${'ABCD'.charAt(columnOf(place))}${rowOf(place) + 1}`

/** Orthogonal steps between two places, ignoring colours and pawns (QO-20). */
export const distance = (from: Place, to: Place): number =>
  Math.abs(columnOf(from) - columnOf(to)) + Math.abs(rowOf(from) - rowOf(to))

/** The orthogonal neighbours of each place, in ascending order. */
export const NEIGHBOURS: readonly (readonly Place[])[] = PLACES.map((place) =>
  PLACES.filter((other) => distance(place, other) === 1),
)

/** The corner diagonally opposite a corner (QO-5). */
export const homeOf = (corner: Place): Place => SIZE * SIZE - 1 - corner

export const otherSeat = (seat: QuorsumSeat): QuorsumSeat => (seat === 0 ? 1 : 0)

export const pawnsOf = (seat: QuorsumSeat): readonly [PawnId, PawnId] => (seat === 0 ? [0, 1] : [2, 3])
export const seatOf = (pawn: PawnId): QuorsumSeat => (pawn < 2 ? 0 : 1)

/** The number on a pawn, 1 or 2: `pawnNumber(3)` is 2. */
export const pawnNumber = (pawn: PawnId): 1 | 2 => (pawn % 2 === 0 ? 1 : 2)
