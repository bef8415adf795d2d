/** The tiles of the board by their notation: their boxes for marks, and those an event touched or an action would. */
import type { Action } from '../../../../engine/games/quorsum/action.ts'
import type { Event } from '../../../../engine/games/quorsum/event.ts'
import { CORNERS } from '../../../../engine/games/quorsum/components/grid.ts'
import type { PawnId } from '../../../../engine/games/quorsum/components/pieces.ts'
import type { View } from '../../../../engine/games/quorsum/view/schema.ts'
import type { BoardPlaces } from '../../kit/kit.ts'
import { scaledPlaces, type Extent } from '../../kit/drawing/places.ts'
import { centreOf, placeLabel, PLACES, SIZE, TILE } from './geometry.ts'

/** The boxes of all tiles on a board as large as fits its room, for marks. */
export const placesIn = (room: Extent): BoardPlaces =>
  scaledPlaces(
    room,
    { width: SIZE, height: SIZE },
    PLACES.map((place) => {
      const { x, y } = centreOf(place)
      return { name: placeLabel(place), x: x - TILE / 2, y: y - TILE / 2, width: TILE, height: TILE }
    }),
  )

/** A step goes from tile to tile. */
export const pathOfAction = (action: Action, { pawns }: Pick<View, 'pawns'>): readonly string[] => {
  if (action.type !== 'step') return []
  const from = pawns.find(({ id }) => id === action.pawn)
  return from === undefined ? [] : [from.at, action.to].map(placeLabel)
}

/** Pawns by the tiles they are on. */
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
