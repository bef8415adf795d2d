/** Quake-nopoly's part of the session: the draft of a turn or a choice, and the disasters that are told. */
import type { Action } from '../../../../engine/games/quake-nopoly/action.ts'
import type { Event } from '../../../../engine/games/quake-nopoly/event.ts'
import type { BuildingId, Card, EventId } from '../../../../engine/games/quake-nopoly/components/cards.ts'
import type { View } from '../../../../engine/games/quake-nopoly/view/schema.ts'
import { createSession as createBoardSession, type Session as BoardSession } from '../../kit/session.ts'
import type { Stop } from '../input/cursor.ts'
import { initialReveals, showDisasters, type Reveals } from '../reveal/reveals.ts'
import { startDraft, type Draft } from './draft.ts'

/** What the map shows: the owners of districts, or where storms and earthquakes hit harder. */
export const LAYERS = ['owners', 'weather', 'quake'] as const
export type Layer = (typeof LAYERS)[number]
/** What a board too narrow for both shows. */
export const SIGHTS = ['map', 'cards'] as const

interface Own extends Reveals {
  /** What the map shows. */
  layer: Layer
  /** What a board too narrow for both shows. */
  sight: (typeof SIGHTS)[number]
  /** The shown card of the last disaster phase; null for the latest. */
  looked: EventId | null
  /** The card chosen in entering a draw; null while none is. */
  entered: string | null
  /** The search text for such a card. */
  search: string
  /** How many further cards of this draw stay unseen. */
  leavingOpen: number
  /** The seat that wants no more forecasts in a round (`roundOf`); null while every card is asked for. */
  noForecasts: string | null
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

/** The round of a view, for the seat to act. */
export const roundOf = ({ by, round }: View): string => `${by} ${round}`

export const createSession = (): Session =>
  createBoardSession<Types>({
    cursor: { row: 0, land: 0, level: 0 },
    own: () => ({
      ...initialReveals(),
      layer: 'owners',
      sight: 'map',
      looked: null,
      entered: null,
      search: '',
      leavingOpen: 0,
      noForecasts: null,
    }),
    startDraft,
    entered: ['entered', 'search'],
    asked: ({ by, task }) => (by === 'chance' ? task : null),
    onShow(state, shown, before) {
      const { view, at } = shown
      if (before.at === at) return
      showDisasters(state, shown, before.at === '')
      state.looked = null
      // The cursor starts where there is something to do.
      if (typeof view.by === 'number' && view.by !== before.view?.by)
        state.cursor = { row: view.by, land: 0, level: 0 }
    },
  })
