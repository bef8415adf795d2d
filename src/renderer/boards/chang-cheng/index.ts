import type { Action } from '../../../engine/games/chang-cheng/action.ts'
import type { Event } from '../../../engine/games/chang-cheng/event.ts'
import type { View } from '../../../engine/games/chang-cheng/view/types.ts'
import { handsSeen, heldIn } from '../kit/held.ts'
import type { BoardKit } from '../kit/kit.ts'
import Board from './Board.vue'
import CardsPanel from './panels/CardsPanel.vue'
import CommonStocks from './panels/CommonStocks.vue'
import EndNote from './panels/EndNote.vue'
import { attackOf } from './panels/attack.ts'
import SeatInfo from './SeatInfo.vue'
import HeldCards from './panels/HeldCards.vue'
import Tray from './Tray.vue'
import { placesOfAction } from './board/actionPlaces.ts'
import { cover } from './cover.ts'
import { leastOf, placesIn } from './board/frame.ts'
import { createSession, type Session } from './draft/session.ts'
import { isTelling, tellAll } from './reveal/telling.ts'
import { scoresTold } from './reveal/revealScript.ts'
import { placesOfEvent } from './board/stepPlaces.ts'
import { placePhrase } from './words/labels.ts'
import { sayPhrase } from '../../ui/format/phrases.ts'

/** Chang Cheng's pictures and the pieces of its table. */
export const kit: BoardKit = {
  ...cover,
  Board,
  Tray,
  SeatInfo,
  Held: heldIn<View>(HeldCards, 32, ({ players }) => handsSeen(players.map(({ hand }) => hand))),
  Panel: CardsPanel,
  Common: CommonStocks,
  Ending: EndNote,
  // The session is one this kit has made.
  places: ({ view, size, session }) => placesIn(view as View, size, (session as Session).state),
  // Only this kit is handed events of Chang Cheng.
  placesOfEvent: (event) => placesOfEvent(event as Event),
  placeName: (name) => sayPhrase(placePhrase(name)),
  // Only this kit is handed actions of Chang Cheng.
  placesOfAction: (action) => placesOfAction(action as Action),
  telling: (view, session) => {
    // Both are this kit's own.
    const { state } = session as Session
    const now = view as View
    if (!state.attack && !isTelling(state)) return null
    const scores = state.attack
      ? (attackOf(now)[state.blow]?.scores ?? [])
      : now.players.map(({ score }) => score)
    return { points: scoresTold(scores, state.tellings, state.beat) }
  },
  endTelling: (session) => {
    // It is one this kit has made.
    tellAll((session as Session).state)
  },
  session: createSession,
  seats: 'top',
  // Only this kit is handed its own views.
  least: { height: (view) => leastOf(view as View), lower: 'smaller' },
}
