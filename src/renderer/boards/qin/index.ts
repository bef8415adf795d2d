import type { View } from '../../../engine/games/qin/view/schema.ts'
import type { Action } from '../../../engine/games/qin/action.ts'
import type { Event } from '../../../engine/games/qin/event.ts'
import { handsSeen } from '../kit/unseen.ts'
import { defineKit } from '../kit/defineKit.ts'
import Board from './Board.vue'
import DrawPicture from './pieces/DrawPicture.vue'
import { drawnTile } from './pieces/drawnTile.ts'
import EndNote from './panels/EndNote.vue'
import SeatInfo from './SeatInfo.vue'
import StockCount from './panels/StockCount.vue'
import TilesPanel from './panels/TilesPanel.vue'
import HeldTiles from './panels/HeldTiles.vue'
import Tray from './Tray.vue'
import { cover } from './cover.ts'
import { createSession, type Session } from './draft/session.ts'
import { placesIn, placesOfAction, placesOfEvent } from './board/places.ts'

/** The board kit of Qin. */
export const kit = defineKit<View, Event, Action, Session>({
  ...cover,
  Board,
  Tray,
  SeatInfo,
  Held: { Component: HeldTiles, height: 30, open: ({ hands }) => handsSeen(hands.map(({ tiles }) => tiles)) },
  Panel: TilesPanel,
  Common: StockCount,
  Ending: EndNote,
  scoresCount: (view) => `game.qin.board.end.scores.${view.options.side === 'both' ? 'both' : 'single'}`,
  places: ({ size }) => placesIn(size),
  hasCoordinates: true,
  placesOfEvent,
  placesOfAction,
  drawsAdvice: () => true,
  StepPicture: { Component: DrawPicture, seat: (events) => drawnTile(events)?.seat ?? null },
  session: createSession,
  seats: 'side',
  aspect: 1,
  // Pagodas left decide the game, and none left wins: the table shows those. The library shows the pagodas on the
  // board.
  points: (view) => view.supplies,
})
