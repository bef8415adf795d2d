/** The wall as it stands: what is empty, what is kept for whom, what counts (CC-5, CC-15, CC-19). */
import type { Seat } from '../../../kernel/seat.ts'
import { layoutOf, type Province, type Space } from '../components/layout.ts'
import type { Owner, Piece, State } from '../state.ts'

export const pieceAt = ({ pieces }: State, space: Space): Piece | null => pieces[space] ?? null

export const isEmpty = (state: State, space: Space): boolean => pieceAt(state, space) === null

/** A single wall that stands: it can be destroyed and swapped (CC-13, CC-16, CC-23). */
export const isSingleWall = (state: State, space: Space): boolean => pieceAt(state, space)?.is === 'wall'

/** Whom the piece on a space counts for; rubble counts for nobody (CC-23a). */
export const ownerCounting = (state: State, space: Space): Owner | undefined => {
  const piece = pieceAt(state, space)
  return piece === null || piece.is === 'rubble' ? undefined : piece.owner
}

/** The seat's tower stands on one of the spaces. */
export const hasTower = (state: State, spaces: readonly Space[], seat: Seat): boolean =>
  spaces.some((space) => {
    const piece = pieceAt(state, space)
    return piece?.is === 'tower' && piece.owner === seat
  })

/** Who owned a single wall that stands or stood on a space. */
export const ownerAt = (state: State, space: Space): Owner => pieceAt(state, space)?.owner ?? 'neutral'

export const spacesOf = (state: State, province: Province): readonly Space[] =>
  layoutOf(state).inProvince[province] ?? []

/** CC-19: all its spaces are filled. */
export const isComplete = (state: State, province: Province): boolean =>
  spacesOf(state, province).every((space) => !isEmpty(state, space))

/** From left to right, those that cards can still be laid in (CC-9). */
export const openProvinces = (state: State): readonly Province[] =>
  layoutOf(state).provinces.filter((province) => !isComplete(state, province))

/** From left to right, those completed that are not scored yet. */
export const unscored = (state: State): readonly Province[] =>
  layoutOf(state).provinces.filter(
    (province) => (state.results[province] ?? null) === null && isComplete(state, province),
  )

export const isFull = ({ pieces }: State): boolean => !pieces.includes(null)

/** A space kept by a tower for its owner, because the tower has no other empty neighbour (CC-15). */
export interface KeptSpace {
  readonly space: Space
  readonly seat: Seat
}

const roomBeside = (state: State, tower: Space): readonly Space[] =>
  (layoutOf(state).neighbours[tower] ?? []).filter((next) => isEmpty(state, next))

/** Towers that keep a space beside them, whichever it will be (CC-15). */
export const keepingTowers = (state: State): readonly Space[] =>
  state.keeps.map(({ space }) => space).filter((tower) => roomBeside(state, tower).length > 0)

/** The spaces kept now; one kept for two owners is there twice (CC-15a). */
export const keptSpaces = (state: State): readonly KeptSpace[] =>
  state.keeps.flatMap(({ seat, space: tower }) => {
    const [space, other] = roomBeside(state, tower)
    return space === undefined || other !== undefined ? [] : [{ space, seat }]
  })

/** CC-15, CC-15a: kept for nobody, or for this seat among others. */
export const isOpenTo = (kept: readonly KeptSpace[], seat: Seat, space: Space): boolean => {
  const keepers = kept.filter((each) => each.space === space)
  return keepers.length === 0 || keepers.some((each) => each.seat === seat)
}
