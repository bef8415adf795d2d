import type { Action } from '../../../engine/games/quorsum/action.ts'
import type { Event } from '../../../engine/games/quorsum/event.ts'
import type { View } from '../../../engine/games/quorsum/view/types.ts'
import type { BoardKit } from '../kit/kit.ts'
import Board from './Board.vue'
import RollPicture from './pieces/RollPicture.vue'
import ChancePanel from './panels/ChancePanel.vue'
import DiceWell from './panels/DiceWell.vue'
import EndNote from './panels/EndNote.vue'
import IdleCounter from './panels/IdleCounter.vue'
import SeatInfo from './SeatInfo.vue'
import Tray from './Tray.vue'
import { placesOfEvent, placesOfAction } from './board/stepPlaces.ts'
import { cover } from './cover.ts'
import { placesIn } from './board/geometry.ts'
import { createSession, type Session } from './draft/session.ts'
import { stepRollIn } from './pieces/stepRoll.ts'

/** Quorsum's pictures and the pieces of its table. */
export const kit: BoardKit = {
  ...cover,
  Board,
  Tray,
  SeatInfo,
  Panel: ChancePanel,
  Dice: DiceWell,
  Common: IdleCounter,
  Ending: EndNote,
  places: ({ size }) => placesIn(size),
  hasCoordinates: true,
  // Only this kit is handed events of Quorsum.
  placesOfEvent: (event) => placesOfEvent(event as Event),
  drawsAdvice: () => true,
  // Only this kit is handed actions and views of Quorsum.
  placesOfAction: (action, view) => placesOfAction(action as Action, view as View),
  StepPicture: {
    Component: RollPicture,
    // Only this kit is handed events of Quorsum.
    seat: (events) => stepRollIn(events as readonly Event[])?.seat ?? null,
  },
  telling: (_, session) => {
    // The session is one this kit has made.
    const { state } = session as Session
    return state.settled ? null : {}
  },
  session: createSession,
  seats: 'side',
  aspect: 1,
}
