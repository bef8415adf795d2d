/** Quake-nopoly's part of the session: an action of the turn, or the choice the view names, is put together. */
import type { Action } from '../../../../engine/games/quake-nopoly/action.ts'
import type { Event } from '../../../../engine/games/quake-nopoly/event.ts'
import type { BuildingId, Card, EventId } from '../../../../engine/games/quake-nopoly/components/cards.ts'
import type { View } from '../../../../engine/games/quake-nopoly/view/types.ts'
import { createSession as createBoardSession, type Session as BoardSession } from '../../kit/session.ts'
import type { Stop } from '../input/cursor.ts'
import { startDraft, type Draft } from './draft.ts'

/** What the map shows: whose districts they are, or where storms and earthquakes hit harder. */
export const LAYERS = ['owners', 'weather', 'quake'] as const
export type Layer = (typeof LAYERS)[number]

interface Own {
  /** What the map shows. */
  layer: Layer
  /** A card of the last disaster phase looked at; null for the latest. */
  looked: EventId | null
  /** The card chosen for entering what was drawn; null while none is. */
  entered: string | null
  /** What is typed to find such a card. */
  search: string
  /** So many more cards of this draw are left unseen. */
  leavingOpen: number
}

export interface Types {
  readonly view: View
  readonly event: Event
  readonly action: Action
  readonly draft: Draft
  /** The level of a district card. */
  readonly cursor: Stop
  /** A district card, to show its place on the map. */
  readonly over: Card
  /** A building of the hand. */
  readonly drag: { readonly building: BuildingId; readonly x: number; readonly y: number }
  readonly place: never
  readonly own: Own
}
export type Session = BoardSession<Types>

export const createSession = (): Session =>
  createBoardSession<Types>({
    cursor: { row: 0, land: 0, level: 0 },
    own: () => ({ layer: 'owners', looked: null, entered: null, search: '', leavingOpen: 0 }),
    startDraft,
    entered: ['entered', 'search'],
    asked: ({ by, task }) => (by === 'chance' ? task : null),
    onShow(state, { view, at }, before) {
      if (before.at === at) return
      state.looked = null
      // The keyboard starts where there is something to do.
      if (typeof view.by === 'number' && view.by !== before.view?.by)
        state.cursor = { row: view.by, land: 0, level: 0 }
    },
  })
