import type { Action } from '../../../engine/games/san-marco/action.ts'
import type { View } from '../../../engine/games/san-marco/view/schema.ts'
import type { Event } from '../../../engine/games/san-marco/event.ts'
import { defineKit } from '../kit/defineKit.ts'
import Board from './Board.vue'
import CardsPanel from './panels/CardsPanel.vue'
import EndNote from './panels/EndNote.vue'
import SeatInfo from './SeatInfo.vue'
import TableOffers from './panels/TableOffers.vue'
import Tray from './Tray.vue'
import { cover } from './cover.ts'
import { HEIGHT, WIDTH } from './board/geometry.ts'
import { NEAR_ASPECT, sightOf } from './board/viewport.ts'
import { createSession, type Session } from './draft/session.ts'
import { pathOfAction, placesIn, placesOfAction, placesOfEvent, rankingsIn } from './board/places.ts'
import { placePhrase } from './words/labels.ts'
import { sayPhrase } from '../../ui/format/phrases.ts'

/** The board kit of San Marco. */
export const kit = defineKit<View, Event, Action, Session>({
  ...cover,
  Board,
  Tray,
  SeatInfo,
  Held: {
    Component: TableOffers,
    height: 60,
    shownIn: ({ type }) => (type === 'divide' ? 'after' : type === 'choose' ? 'before' : null),
    open: ({ tables }) =>
      tables.flatMap(({ seat, held, offers, stage }) =>
        stage !== 'done' && (held ?? offers) !== null ? [seat] : [],
      ),
  },
  Panel: CardsPanel,
  Ending: EndNote,
  places: ({ view, size, session: { state }, readable = false }) =>
    readable
      ? rankingsIn(view, size)
      : placesIn(size, sightOf(size, state.middle), (middle) => (state.middle = middle)),
  placesOfEvent,
  placeName: (name) => sayPhrase(placePhrase(name)),
  // The Doge is drawn where he goes: a frame would cross the prices along his walk, or a district's name.
  drawsAdvice: (action) => (action.type === 'doge' && action.steps.length > 0) || action.type === 'dogePlace',
  placesOfAction,
  pathOfAction,
  session: createSession,
  readable: 0.7,
  seats: 'top',
  aspect: WIDTH / HEIGHT,
  nearAspect: NEAR_ASPECT,
})
