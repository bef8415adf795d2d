import type { Event } from '../../../engine/games/san-marco/event.ts'
import type { View } from '../../../engine/games/san-marco/view.ts'
import type { BoardKit } from '../kit.ts'
import Board from './Board.vue'
import CardsPanel from './CardsPanel.vue'
import Cover from './Cover.vue'
import EndNote from './EndNote.vue'
import SeatInfo from './SeatInfo.vue'
import Thumb from './Thumb.vue'
import Tray from './Tray.vue'
import { placesIn } from './places.ts'
import { createSession } from './session.ts'
import { touched } from './touched.ts'

/** San Marco's pictures and the pieces of its table. */
export const kit: BoardKit = {
  id: 'san-marco',
  Cover,
  Thumb,
  Board,
  Tray,
  SeatInfo,
  Panel: CardsPanel,
  Ending: EndNote,
  // Only this kit is handed views of San Marco.
  points: (view) => (view as View).players.map(({ score }) => score),
  places: ({ size }) => placesIn(size),
  // Only this kit is handed events of San Marco.
  touches: (event) => touched(event as Event),
  session: createSession,
  seats: 'top',
}
