/** The tiles an event touched, by their notation. */
import type { Event } from '../../../../engine/games/quorsum/event.ts'
import { placeLabel } from './geometry.ts'
import type { Action } from '../../../../engine/games/quorsum/action.ts'
import { CORNERS } from '../../../../engine/games/quorsum/components/grid.ts'
import type { PawnId } from '../../../../engine/games/quorsum/components/pieces.ts'
import type { View } from '../../../../engine/games/quorsum/view/types.ts'

/** The places an action would touch: tiles by their notation, pawns by the tile they are on. */
export const placesOfAction = (
  action: Action,
  { pawns, by }: Pick<View, 'pawns' | 'by'>,
): readonly string[] => {
  const under = (id: PawnId): readonly string[] =>
    pawns.flatMap((pawn) => (pawn.id === id ? [placeLabel(pawn.at)] : []))
  switch (action.type) {
    case 'allot':
      return action.allotments.flatMap((each) =>
        'pawn' in each ? under(each.pawn) : [placeLabel(each.tile)],
      )
    case 'place':
      // The start corners of the placing seat's pawns; the others belong to the opponent.
      return CORNERS.filter((_, index) => action.corners[index] === by).map(placeLabel)
    case 'step':
      return [...under(action.pawn), placeLabel(action.to)]
    case 'flip':
      return [placeLabel(action.tile)]
    default:
      return []
  }
}

export const placesOfEvent = (event: Event): readonly string[] => {
  switch (event.type) {
    case 'pawns.placed':
      return event.at.map(placeLabel)
    case 'pawn.moved':
      return [event.from, event.to].map(placeLabel)
    case 'move.announced':
    case 'move.failed':
      return [placeLabel(event.to)]
    case 'flip.announced':
    case 'flip.failed':
    case 'tile.flipped':
      return [placeLabel(event.tile)]
    case 'dice.allotted':
    case 'dice.voided':
      return event.allotments.flatMap((each) => ('tile' in each ? [placeLabel(each.tile)] : []))
    default:
      return []
  }
}
