import type { View } from '../../../engine/games/qin/view/types.ts'
import type { Action } from '../../../engine/games/qin/action.ts'
import type { Event } from '../../../engine/games/qin/event.ts'
import { squareName } from '../../../engine/games/qin/components/grid.ts'
import { handsSeen, heldIn } from '../kit/held.ts'
import type { BoardKit } from '../kit/kit.ts'
import Board from './Board.vue'
import EndNote from './panels/EndNote.vue'
import SeatInfo from './SeatInfo.vue'
import StockCount from './panels/StockCount.vue'
import TilesPanel from './panels/TilesPanel.vue'
import HeldTiles from './panels/HeldTiles.vue'
import Tray from './Tray.vue'
import { cover } from './cover.ts'
import { placesIn } from './board/geometry.ts'
import { createSession } from './draft/session.ts'
import { placesOfEvent } from './board/stepPlaces.ts'

/** Qin's pictures and the pieces of its table. */
export const kit: BoardKit = {
  ...cover,
  Board,
  Tray,
  SeatInfo,
  Held: heldIn<View>(HeldTiles, 30, ({ hands }) => handsSeen(hands.map(({ tiles }) => tiles))),
  Panel: TilesPanel,
  Common: StockCount,
  Ending: EndNote,
  // Only this kit is handed views of Qin.
  scoresCount: (view) =>
    `game.qin.board.end.scores.${(view as View).options.side === 'both' ? 'both' : 'single'}`,
  places: ({ size }) => placesIn(size),
  hasCoordinates: true,
  // Only this kit is handed events of Qin.
  placesOfEvent: (event) => placesOfEvent(event as Event),
  // Only this kit is handed actions of Qin. What a tile leads to is told; where it goes is drawn.
  placesOfAction: (action) => {
    const thought = action as Action
    return thought.type === 'place' ? thought.at.map(squareName) : []
  },
  drawsAdvice: () => true,
  session: createSession,
  seats: 'side',
  aspect: 1,
  // Only this kit is handed views of Qin. At the table pagodas left count, none left wins; in the library those on the board.
  points: (view) => (view as View).supplies,
}
