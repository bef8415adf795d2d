import type { Action } from '../../../engine/games/quake-nopoly/action.ts'
import type { Event } from '../../../engine/games/quake-nopoly/event.ts'
import type { View } from '../../../engine/games/quake-nopoly/view/schema.ts'
import { handsSeen } from '../kit/unseen.ts'
import { defineKit } from '../kit/defineKit.ts'
import Board from './Board.vue'
import DeckPanel from './panels/DeckPanel.vue'
import EventSheet from './sheet/EventSheet.vue'
import PointsTable from './panels/PointsTable.vue'
import SeatInfo from './SeatInfo.vue'
import HeldBuildings from './panels/HeldBuildings.vue'
import Tray from './Tray.vue'
import { cover } from './cover.ts'
import EventPicture from './reveal/EventPicture.vue'
import { endTellings } from './reveal/reveals.ts'
import { outcomeOf } from './reveal/outcome.ts'
import { disasterSteps } from './reveal/telling.ts'
import { choiceHeight, leastHeight } from './board/layout.ts'
import { isDrawn } from './draft/preview.ts'
import { createSession, type Session } from './draft/session.ts'
import { placePhrase } from './words/labels.ts'
import { placesIn, placesInPicture, placesOfAction, placesOfEvent, placesOnMap } from './board/places.ts'
import { sayPhrase } from '../../ui/format/phrases.ts'

/** Events whose picture is of their own step alone. */
const PICTURED_ALONE: ReadonlySet<Event['type']> = new Set([
  'role.drawn',
  'role.taken',
  'match.won',
  'match.ended',
  'card.turned',
  'card.kept',
])
/** The board kit of Quake-nopoly. */
export const kit = defineKit<View, Event, Action, Session>({
  ...cover,
  Board,
  Tray,
  SeatInfo,
  Held: {
    Component: HeldBuildings,
    height: 52,
    open: ({ players }) => handsSeen(players.map(({ hand }) => hand)),
  },
  Panel: DeckPanel,
  Sheet: {
    Component: EventSheet,
    isEmpty: ({ event, decks }) => event === null && decks.events.turned.length === 0,
    on: (view) => {
      const { phase, pass, decks, round, players } = view
      const { turned } = decks.events
      // Before the first card of a disaster phase, the last one is from the round before.
      const isNew = turned.length > (round - 1) * players.length
      // A whole phase may pass in one step: its results are shown when the next one begins.
      return (phase === 'disaster' && isNew) || (phase === 'construction' && pass === 1)
        ? (turned.at(-1) ?? null)
        : null
    },
  },
  EventPicture: {
    Component: EventPicture,
    outcome: outcomeOf,
    steps: (line) =>
      disasterSteps(line) || (line[0]?.some(({ type }) => PICTURED_ALONE.has(type)) === true ? 1 : 0),
  },
  Ending: PointsTable,
  places: ({ view, size, session: { state }, clear }) =>
    choiceHeight(size.width) > 0 && state.sight === 'map'
      ? placesOnMap(view, size)
      : placesIn(view, size, Boolean(clear)),
  placesOfEvent,
  placesOfAction,
  placesInPicture,
  drawsAdvice: isDrawn,
  isTrayButton: ({ type }) => type === 'forecast',
  placeName: (name) => sayPhrase(placePhrase(name)),
  pendingReveal: (_, { state }) => (state.tellings.length > 0 ? {} : null),
  skipReveal: ({ state }) => endTellings(state),
  session: createSession,
  seats: 'board',
  least: { height: leastHeight, lower: 'scrolled' },
})
