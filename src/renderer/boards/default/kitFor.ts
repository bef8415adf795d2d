/** The kit of a game that draws nothing itself, or only some parts. */
import { h, type Component, type FunctionalComponent } from 'vue'
import type { BoardKit } from '../kit/kit.ts'
import Board from './Board.vue'
import { coverFor } from './coverFor.ts'
import { placesIn, placesOfAction } from './places.ts'
import SeatInfo from './SeatInfo.vue'
import Tray from './Tray.vue'

/** The part of the table with the id of the game, which the props of a kit's components do not carry. */
const forGame = (part: Component, game: string): Component => {
  const drawn: FunctionalComponent = (_, { attrs }) => h(part, { ...attrs, game })
  drawn.inheritAttrs = false
  return drawn
}

/** A whole kit for any game. */
export const kitFor = (game: string): BoardKit => ({
  ...coverFor(game),
  Board: forGame(Board, game),
  Tray: forGame(Tray, game),
  SeatInfo: forGame(SeatInfo, game),
  places: ({ view, size }) => placesIn(view, size),
  placesOfAction,
  seats: 'side',
})
