import type { Action } from '../../../engine/games/quorsum/action.ts'
import type { Event } from '../../../engine/games/quorsum/event.ts'
import type { View } from '../../../engine/games/quorsum/view/schema.ts'
import { defineKit } from '../kit/defineKit.ts'
import Board from './Board.vue'
import RollPicture from './pieces/RollPicture.vue'
import ChancePanel from './panels/ChancePanel.vue'
import DiceWell from './panels/DiceWell.vue'
import EndNote from './panels/EndNote.vue'
import IdleCounter from './panels/IdleCounter.vue'
import SeatInfo from './SeatInfo.vue'
import Tray from './Tray.vue'
import { pathOfAction, placesIn, placesOfAction, placesOfEvent } from './board/places.ts'
import { cover } from './cover.ts'
import { createSession, type Session } from './draft/session.ts'
import { stepRollIn } from './pieces/stepRoll.ts'

/** The board kit of Quorsum. */
export const kit = defineKit<View, Event, Action, Session>({
  ...cover,
  Board,
  Tray,
  SeatInfo,
  Panel: ChancePanel,
  Dice: DiceWell,
  Common: IdleCounter,
  Ending: EndNote,
  scoresCount: () => 'game.quorsum.board.end.points',
  places: ({ size }) => placesIn(size),
  hasCoordinates: true,
  // Pawns and tiles have large numbers.
  readable: 0.38,
  placesOfEvent,
  drawsAdvice: () => true,
  placesOfAction,
  pathOfAction,
  StepPicture: {
    Component: RollPicture,
    seat: (events) => stepRollIn(events)?.seat ?? null,
  },
  pendingReveal: (_, { state }) => (state.atRest ? null : {}),
  session: createSession,
  seats: 'side',
  aspect: 1,
})
