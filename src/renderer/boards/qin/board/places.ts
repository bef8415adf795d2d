/** The squares of the board by their notation: their boxes for marks, and those an event touched or an action would. */
import type { Action } from '../../../../engine/games/qin/action.ts'
import type { Event } from '../../../../engine/games/qin/event.ts'
import { squareName, SQUARES, type Square } from '../../../../engine/games/qin/components/grid.ts'
import type { BoardPlaces } from '../../kit/kit.ts'
import { scaledPlaces, type Extent } from '../../kit/drawing/places.ts'
import { CELL, cornerOf, SIDE } from './geometry.ts'

/** The boxes of all squares on a board as large as fits its room, for marks. */
export const placesIn = (room: Extent): BoardPlaces =>
  scaledPlaces(
    room,
    { width: SIDE, height: SIDE },
    SQUARES.map((square) => ({ name: squareName(square), ...cornerOf(square), width: CELL, height: CELL })),
  )

const squaresOf = (event: Event): readonly Square[] => {
  switch (event.type) {
    case 'tile.placed':
      return event.at
    case 'province.founded':
    case 'province.extended':
      return [event.at, ...event.squares]
    case 'province.joined':
    case 'province.absorbed':
      return [event.at, event.into]
    case 'pagoda.moved':
      return [event.from, event.to]
    case 'pagoda.placed':
    case 'pagoda.returned':
    case 'village.lost':
    case 'village.won':
      return [event.at]
    default:
      return []
  }
}

export const placesOfEvent = (event: Event): readonly string[] => [
  ...new Set(squaresOf(event).map(squareName)),
]

/** The squares a tile would cover: the board draws where an advised tile goes, and the tip describes its effects. */
export const placesOfAction = (action: Action): readonly string[] =>
  action.type === 'place' ? action.at.map(squareName) : []
