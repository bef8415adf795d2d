/** Queries about the wall: empty spaces, reserved spaces, pieces that count (CC-5, CC-15, CC-19). */
import type { Seat } from '../../../kernel/seat.ts'
import { layoutOf, type Province, type Space } from '../components/layout.ts'
import type { Owner, Piece, State } from '../state.ts'

export const pieceAt = ({ pieces }: State, space: Space): Piece | null => pieces[space] ?? null

export const isEmpty = (state: State, space: Space): boolean => pieceAt(state, space) === null

/** True for a standing single wall, which can be destroyed and swapped (CC-13, CC-16, CC-23). */
export const isSingleWall = (state: State, space: Space): boolean => pieceAt(state, space)?.is === 'wall'

/** The owner a piece counts for; rubble counts for nobody (CC-23a). */
export const ownerCounting = (state: State, space: Space): Owner | undefined => {
  const piece = pieceAt(state, space)
  return piece === null || piece.is === 'rubble' ? undefined : piece.owner
}

/** True if the seat's tower is on one of the spaces. */
export const hasTower = (state: State, spaces: readonly Space[], seat: Seat): boolean =>
  spaces.some((space) => {
    const piece = pieceAt(state, space)
    return piece?.is === 'tower' && piece.owner === seat
  })

/** The owner of the single wall, standing or destroyed, on a space. */
export const ownerAt = (state: State, space: Space): Owner => pieceAt(state, space)?.owner ?? 'neutral'

export const spacesOf = (state: State, province: Province): readonly Space[] =>
  layoutOf(state).inProvince[province] ?? []

/** CC-19: true if all its spaces are filled. */
export const isComplete = (state: State, province: Province): boolean =>
  spacesOf(state, province).every((space) => !isEmpty(state, space))

/** Provinces in which cards can still be laid, from left to right (CC-9). */
export const openProvinces = (state: State): readonly Province[] =>
  layoutOf(state).provinces.filter((province) => !isComplete(state, province))

/** Completed provinces not scored yet, from left to right. */
export const unscored = (state: State): readonly Province[] =>
  layoutOf(state).provinces.filter(
    (province) => (state.results[province] ?? null) === null && isComplete(state, province),
  )

export const isFull = ({ pieces }: State): boolean => !pieces.includes(null)

/** A space reserved for a tower's owner, because the tower has no other empty neighbour (CC-15). */
export interface KeptSpace {
  readonly space: Space
  readonly seat: Seat
}

const roomBeside = (state: State, tower: Space): readonly Space[] =>
  (layoutOf(state).neighbours[tower] ?? []).filter((next) => isEmpty(state, next))

/** Towers that reserve one of the spaces beside them (CC-15). */
export const keepingTowers = (state: State): readonly Space[] =>
  state.keeps.map(({ space }) => space).filter((tower) => roomBeside(state, tower).length > 0)

/** The spaces reserved now; one reserved for two owners appears twice (CC-15a). */
export const keptSpaces = (state: State): readonly KeptSpace[] =>
  state.keeps.flatMap(({ seat, space: tower }) => {
    const [space, other] = roomBeside(state, tower)
    return space === undefined || other !== undefined ? [] : [{ space, seat }]
  })

/** CC-15, CC-15a: true if the space is not reserved, or reserved for this seat among others. */
export const isOpenTo = (kept: readonly KeptSpace[], seat: Seat, space: Space): boolean => {
  if (kept.length === 0) return true
  const keepers = kept.filter((each) => each.space === space)
  return keepers.length === 0 || keepers.some((each) => each.seat === seat)
}
