import type { Action } from '../../../engine/games/quorsum/action.ts'
import type { Event } from '../../../engine/games/quorsum/event.ts'
import type { View } from '../../../engine/games/quorsum/view.ts'
import type { BoardKit } from '../kit.ts'
import Board from './Board.vue'
import ChancePanel from './ChancePanel.vue'
import Cover from './Cover.vue'
import IdleCounter from './IdleCounter.vue'
import SeatInfo from './SeatInfo.vue'
import Thumb from './Thumb.vue'
import Tray from './Tray.vue'
import { aimsOf } from './aims.ts'
import { placesIn } from './geometry.ts'
import { createSession } from './session.ts'
import { touched } from './touched.ts'

/** Quorsum's pictures and the pieces of its table. */
export const kit: BoardKit = {
  id: 'quorsum',
  Cover,
  Thumb,
  Board,
  Tray,
  SeatInfo,
  Panel: ChancePanel,
  Common: IdleCounter,
  // Only this kit is handed views of Quorsum.
  points: (view) => (view as View).points,
  places: ({ size }) => placesIn(size),
  // Only this kit is handed events of Quorsum.
  touches: (event) => touched(event as Event),
  // Only this kit is handed actions and views of Quorsum.
  aims: (action, view) => aimsOf(action as Action, view as View),
  session: createSession,
  seats: 'side',
}
