import type { Action } from '../../../engine/games/chang-cheng/action.ts'
import type { Event } from '../../../engine/games/chang-cheng/event.ts'
import type { View } from '../../../engine/games/chang-cheng/view/schema.ts'
import { handsSeen } from '../kit/unseen.ts'
import { defineKit } from '../kit/defineKit.ts'
import Board from './Board.vue'
import CardsPanel from './panels/CardsPanel.vue'
import CommonStocks from './panels/CommonStocks.vue'
import EndNote from './panels/EndNote.vue'
import { attackOf } from './panels/attack.ts'
import SeatInfo from './SeatInfo.vue'
import HeldCards from './panels/HeldCards.vue'
import Tray from './Tray.vue'
import { cover } from './cover.ts'
import { cardsLaidBy } from './draft/draft.ts'
import { leastOf } from './board/frame.ts'
import { createSession, type Session } from './draft/session.ts'
import { isPlaying, skipReveals } from './reveal/reveals.ts'
import { shownScores } from './reveal/revealScript.ts'
import {
  placesIn,
  placesInPicture,
  placesInPictureOf,
  placesOfAction,
  placesOfEvent,
} from './board/places.ts'
import { placePhrase } from './words/labels.ts'
import { sayPhrase } from '../../ui/format/phrases.ts'

/** The board kit of Chang Cheng. */
export const kit = defineKit<View, Event, Action, Session>({
  ...cover,
  Board,
  Tray,
  SeatInfo,
  Held: {
    Component: HeldCards,
    height: 32,
    marks: (action) => cardsLaidBy(action).length > 0,
    open: ({ players }) => handsSeen(players.map(({ hand }) => hand)),
  },
  Panel: CardsPanel,
  Common: CommonStocks,
  Ending: EndNote,
  places: ({ view, size, session, clear, readable }) =>
    clear === true ? placesInPictureOf(view, size, readable) : placesIn(view, size, session.state, clear),
  placesOfEvent,
  placesInPicture,
  placeName: (name) => sayPhrase(placePhrase(name)),
  placesOfAction,
  pendingReveal: (view, { state }) => {
    if (!state.attack && !isPlaying(state)) return null
    const scores = state.attack
      ? (attackOf(view)[state.attackBeat]?.scores ?? [])
      : view.players.map(({ score }) => score)
    return { points: shownScores(scores, state.reveals, state.beat), isBoxed: true }
  },
  skipReveal: ({ state }) => skipReveals(state),
  session: createSession,
  // The numbers of the spaces are small.
  readable: 0.9,
  seats: 'top',
  least: { height: (view) => leastOf(view), lower: 'smaller' },
})
