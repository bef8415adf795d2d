import type { Action } from '../../../engine/games/san-marco/action.ts'
import type { View } from '../../../engine/games/san-marco/view/types.ts'
import type { Event } from '../../../engine/games/san-marco/event.ts'
import { heldIn } from '../kit/held.ts'
import type { BoardKit } from '../kit/kit.ts'
import Board from './Board.vue'
import CardsPanel from './panels/CardsPanel.vue'
import EndNote from './panels/EndNote.vue'
import SeatInfo from './SeatInfo.vue'
import TableOffers from './panels/TableOffers.vue'
import Tray from './Tray.vue'
import { cover } from './cover.ts'
import { HEIGHT, WIDTH } from './board/geometry.ts'
import { placesIn } from './board/places.ts'
import { createSession } from './draft/session.ts'
import { placesOfEvent, placesOfAction } from './board/stepPlaces.ts'

/** San Marco's pictures and the pieces of its table. */
export const kit: BoardKit = {
  ...cover,
  Board,
  Tray,
  SeatInfo,
  Held: heldIn<View>(TableOffers, 60, ({ tables }) =>
    tables.flatMap(({ seat, held, offers, stage }) =>
      stage !== 'done' && (held ?? offers) !== null ? [seat] : [],
    ),
  ),
  Panel: CardsPanel,
  Ending: EndNote,
  places: ({ size }) => placesIn(size),
  // Only this kit is handed events of San Marco.
  placesOfEvent: (event) => placesOfEvent(event as Event),
  // Where the Doge goes he is drawn: a frame would cross the prices along his way, or a district's name.
  drawsAdvice: ({ type }) => type === 'doge' || type === 'dogePlace',
  // Nor is it handed other actions and views.
  placesOfAction: (action, view) => placesOfAction(action as Action, view as View),
  session: createSession,
  seats: 'top',
  aspect: WIDTH / HEIGHT,
}
