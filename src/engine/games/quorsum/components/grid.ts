/** The 4x4 grid: places, their names, what lies beside what, corners and homes. */
import type { Pawn, PawnId, Place, QuorsumSeat, State, Tile } from '../state.ts'

export const SIZE = 4
export const PLACES: readonly Place[] = Array.from({ length: SIZE * SIZE }, (_, place) => place)

/** A1, D1, A4, D4, in the order in which a placing names them (QO-4). */
export const CORNERS = [0, 3, 12, 15] as const satisfies readonly Place[]

export const PAWNS = [0, 1, 2, 3] as const satisfies readonly PawnId[]

/** From start to home, for every pawn (QO-5). */
export const FARTHEST = 2 * (SIZE - 1)

const columnOf = (place: Place): number => place % SIZE
const rowOf = (place: Place): number => Math.floor(place / SIZE)

/** `placeName(0)` is `A1`, `placeName(15)` is `D4`: columns A to D from the left, rows 1 to 4 from the top. */
export const placeName = (place: Place): string => `${'ABCD'.charAt(columnOf(place))}${rowOf(place) + 1}`

/** Orthogonal steps from one place to another, colours and pawns ignored (QO-20). */
export const distance = (from: Place, to: Place): number =>
  Math.abs(columnOf(from) - columnOf(to)) + Math.abs(rowOf(from) - rowOf(to))

/** The places orthogonally beside each place, in rising order. */
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

/** The tile at a place of a grid that is laid; a place outside is a bug. */
export const tileAt = (state: State, place: Place): Tile => {
  const tile = state.tiles[place]
  if (tile === undefined) throw new RangeError(`No tile at place ${place}`)
  return tile
}

/** A pawn that is placed; to ask before the placing is a bug. */
export const pawnAt = (state: State, pawn: PawnId): Pawn => {
  const found = state.pawns[pawn]
  if (found === undefined) throw new RangeError(`Pawn ${pawn} is not placed`)
  return found
}

export const isOccupied = ({ pawns }: State, place: Place): boolean => {
  // Asked for every neighbour of every pawn in every position: a plain loop is twice as fast.
  for (const pawn of pawns) if (pawn.at === place) return true
  return false
}

/** Steps a pawn is away from its home. */
export const toGo = (pawn: Pawn): number => distance(pawn.at, pawn.home)
